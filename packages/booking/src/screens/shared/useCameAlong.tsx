import { Button, Notice, useAnnounce } from '@wherry/ui'
import { type MouseEvent, useState } from 'react'
import * as css from './FormPage.css.ts'
import { useSaid } from './useSaid.ts'

type Part = 'date' | 'time'

interface CameAlong {
  /** Values of the two fields: YYYY-MM-DD and HH:mm. */
  held: Readonly<Record<Part, string | null>>
  /** Ids of their controls. */
  ids: Readonly<Record<Part, string>>
  enter: (part: Part, value: string) => void
  /** Words about a part: it was filled in, another one was written, the button that takes it. */
  say: (key: 'date' | 'time' | 'otherDate' | 'otherTime' | 'take', value: string) => string
  /** As a person reads it. */
  show: (part: Part, value: string) => string
}

/**
 * A day that was written into the field of a time, or a time into that of a day: it fills the other field where that is
 * empty, and is offered where that holds something else.
 *
 * @returns `onDay` and `onTime` of the two fields, and the offer to stand beside them
 */
export function useCameAlong({ held, ids, enter, say, show }: CameAlong) {
  const announce = useAnnounce()
  const [came, setCame] = useState<{ part: Part; value: string } | null>(null)
  const come = (part: Part) => (value: string) => {
    const isFilled = held[part] !== null && held[part] !== ''
    setCame(isFilled ? { part, value } : null)
    if (isFilled) return
    enter(part, value)
    announce(say(part, show(part, value)))
  }
  const offered = came && held[came.part] !== came.value ? came : null
  const shown = offered ? show(offered.part, offered.value) : ''
  const words = offered && say(offered.part === 'date' ? 'otherDate' : 'otherTime', shown)
  useSaid(words)
  const take = (
    { part, value }: { part: Part; value: string },
    { currentTarget }: MouseEvent<HTMLElement>,
  ) => {
    enter(part, value)
    setCame(null)
    // The pressed button goes.
    ;(currentTarget.getRootNode() as Document | ShadowRoot).getElementById(ids[part])?.focus()
  }
  return {
    onDay: come('date'),
    onTime: come('time'),
    offer: offered && (
      <div className={css.wide}>
        <Notice
          tone="neutral"
          action={
            <Button variant="outline" size="s" onClick={(event) => take(offered, event)}>
              {say('take', shown)}
            </Button>
          }
        >
          {words}
        </Notice>
      </div>
    ),
  }
}
