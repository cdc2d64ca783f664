// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { addDays, addMonths, dayName, monthName, weekdayName, weeksOf } from './days.ts'

export interface CalendarProps {
  value: string | null
  onChange: (day: string) => void
  today: string
  min: string
  max: string
  autoFocus?: boolean
}

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** A hand-written calendar month: named buttons in a grid, one tab stop, arrow keys, limits, today, the chosen day. */
export function Calendar({ value, onChange, today, min, max, autoFocus = false }: CalendarProps) {
  const [day, setDay] = useState(value ?? today)
  const moving = useRef(autoFocus)
  const grid = useRef<HTMLTableElement>(null)
  const titleId = useId()
  const weeks = weeksOf(day)

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the day
  useEffect(() => {
    if (moving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moving.current = false
  }, [day])

  const go = (next: string, focuses: boolean) => {
    moving.current = focuses
    setDay(next < min ? min : next > max ? max : next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    go(step(day), true)
  }
  return (
    <div className="calendar">
      <div className="head">
        <button type="button" aria-label="Previous month" onClick={() => go(addMonths(day, -1), false)}>
          ‹
        </button>
        <span id={titleId} aria-live="polite">
          {monthName(day)}
        </span>
        <button type="button" aria-label="Next month" onClick={() => go(addMonths(day, 1), false)}>
          ›
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the APG */}
      <table role="grid" aria-labelledby={titleId} ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]!.map((date) => (
              <th key={date} scope="col" abbr={weekdayName(date)}>
                {weekdayName(date).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === value}>
                  <button
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    aria-label={dayName(date)}
                    aria-disabled={date < min || date > max || undefined}
                    aria-current={date === today ? 'date' : undefined}
                    className={date.slice(0, 7) === day.slice(0, 7) ? 'day' : 'day out'}
                    onClick={() => {
                      if (date < min || date > max) return
                      setDay(date)
                      onChange(date)
                    }}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
