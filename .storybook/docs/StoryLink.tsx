import { DocsContext } from '@storybook/addon-docs/blocks'
import { type MouseEvent, type ReactNode, useContext } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'

export interface StoryLinkProps {
  id: string
  /** Page to open for the story. @default 'story' */
  view?: 'story' | 'docs'
  children: ReactNode
}

/** Opens a story or a docs page without reloading Storybook; modifier keys open it in a new tab. */
export function StoryLink({ id, view = 'story', children }: StoryLinkProps) {
  const { channel } = useContext(DocsContext)
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return
    event.preventDefault()
    channel.emit(SELECT_STORY, { storyId: id, viewMode: view })
  }
  return (
    <a href={`./?path=/${view}/${id}`} target="_top" onClick={go}>
      {children}
    </a>
  )
}
