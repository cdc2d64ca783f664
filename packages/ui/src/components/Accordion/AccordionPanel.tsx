'use client'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openForFirstInvalid } from '../../private/form/openForFirstInvalid.ts'
import type { PartAttributes } from '../../private/parts.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import * as css from './Accordion.css.ts'

interface AccordionPanelProps {
  id: string
  /** Id of the head that names the panel as a landmark; undefined if it is none. */
  labelledBy: string | undefined
  isOpen: boolean
  /** True if the last press opened it. */
  isMoved: boolean
  /** Called before the browser shows a text that it has found in the folded panel, or an invalid control of a form. */
  onFound: () => void
  part: PartAttributes<'panel'>
  children: ReactNode
}

/** Content below a head of an accordion. Find in page looks into it while it is folded, where the browser can. */
export function AccordionPanel(props: AccordionPanelProps) {
  const { id, labelledBy, isOpen, isMoved, onFound, part, children } = props
  const panel = useRef<HTMLDivElement>(null)
  const [, setFinds] = useState(0)
  // After each render: React writes `hidden` without a value, and the browser takes it away where it finds a text.
  useBrowserLayoutEffect(() => {
    const element = panel.current
    if (!element || isOpen) return
    if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found')
    const open = () => {
      // At once, since the browser scrolls to the text that it has found as soon as this returns.
      flushSync(onFound)
      // Renders once more after the browser has shown the panel: an owner may have left it folded.
      setFinds((finds) => finds + 1)
    }
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  })
  return (
    // An element of another name would mount the content again, so only the role changes with the number of panels.
    <div
      ref={panel}
      id={id}
      {...(labelledBy && { role: 'region', 'aria-labelledby': labelledBy })}
      {...part('panel', css.panel)}
      data-touched={isMoved ? '' : undefined}
      hidden={!isOpen}
      onInvalidCapture={isOpen ? undefined : openForFirstInvalid(onFound)}
    >
      {children}
    </div>
  )
}
