import { Button, Notice, useAnnounce } from '@wherry/ui'
import { type MouseEvent, useState } from 'react'
import * as css from './ride/FormPage.css.ts'
import { useSaid } from './useSaid.ts'

type Part = 'date' | 'time'

interface CameAlong {
  /** Values of the date and the time field: YYYY-MM-DD and HH:mm. */
  held: Readonly<Record<Part, string | null>>
  /** Ids of the controls of both fields. */
  ids: Readonly<Record<Part, string>>
  enter: (part: Part, value: string) => void
  /**
   * Returns a text about a part: that it was filled in, that another value was written, or the label of the button that
   * applies it.
   */
  say: (key: 'date' | 'time' | 'otherDate' | 'otherTime' | 'take', value: string) => string
  /** Formats a value for a person. */
  show: (part: Part, value: string) => string
}

/**
 * Handles a day that was written into a time field, or a time in a date field. It fills the other field if that is
 * empty; else it is offered as a replacement.
 *
 * @returns `onDay` and `onTime` for the two fields, and the offer to render beside them
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
    // The pressed button disappears, so the field gets the focus.
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
