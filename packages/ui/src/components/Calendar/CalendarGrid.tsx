// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out by CSS grid lose the roles of a table
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the APG's date picker
// biome-ignore-all lint/a11y/useFocusableInteractive: focus moves between the buttons in the cells
'use client'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import type { Words } from '../../messages/words.ts'
import { useEscape } from '../../private/useEscape.ts'
import * as css from './Calendar.css.ts'
import {
  addMonths,
  addYears,
  type CalendarMode,
  clampDay,
  type ISODate,
  monthStart,
  monthWeeks,
  type Weekday,
  yearsStart,
} from './calendarMath.ts'
import type { CalendarNames } from './calendarNames.ts'

interface CalendarGridProps {
  mode: CalendarMode
  /** The day the keyboard stands on. */
  day: ISODate
  value: ISODate | null
  today: ISODate
  min: ISODate
  max: ISODate
  firstDay: Weekday
  names: CalendarNames
  words: Words['calendar']
  /** Why a day is off; null where it is free. */
  reasonOf: (day: ISODate) => string | null
  event: ((day: ISODate) => string | null) | undefined
  mark: ((day: ISODate) => ReactNode) | undefined
  tried: ISODate | null
  labelledBy: string
  onChoose: (day: ISODate) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

interface Cell {
  /** Tells it from the other cells: a day, a month, a year. */
  key: string
  /** The day it leads to. */
  day: ISODate
  label: ReactNode
  spoken?: string | undefined
  selected: boolean
  current: boolean
  off: boolean
  out?: boolean
  today?: boolean
  event?: string | null
  mark?: ReactNode
}

const inRows = <T,>(cells: T[], length: number): T[][] =>
  Array.from({ length: cells.length / length }, (_, row) => cells.slice(row * length, (row + 1) * length))

const further = (text: string | false | null | undefined) => (text ? `, ${text}` : '')

function dayCells(props: CalendarGridProps & { weeks: ISODate[][] }): Cell[][] {
  const { day, weeks, value, today, names, words, reasonOf, event, mark } = props
  const month = day.slice(0, 7)
  return weeks.map((week) =>
    week.map((date) => {
      const reason = reasonOf(date)
      const out = !date.startsWith(month)
      const about = event?.(date)
      return {
        key: date,
        day: date,
        label: Number(date.slice(8)),
        spoken:
          names.day(date) +
          further(date === today && words.today) +
          further(reason !== null && words.off) +
          further(reason !== words.outside && reason) +
          further(about),
        selected: date === value,
        current: date === day,
        off: reason !== null,
        out,
        today: date === today,
        event: about ?? null,
        mark: out || reason !== null ? null : mark?.(date),
      }
    }),
  )
}

function monthCells({ day, value, min, max, names }: CalendarGridProps): Cell[][] {
  const first = Number(day.slice(5, 7)) - 1
  const cells = Array.from({ length: 12 }, (_, index) => {
    const date = addMonths(day, index - first)
    const month = date.slice(0, 7)
    return {
      key: month,
      day: clampDay(date, min, max),
      label: names.shortMonth(date),
      spoken: `${names.month(date)} ${date.slice(0, 4)}`,
      selected: value?.slice(0, 7) === month,
      current: index === first,
      off: month < min.slice(0, 7) || month > max.slice(0, 7),
    }
  })
  return inRows(cells, 3)
}

function yearCells({ day, value, min, max }: CalendarGridProps): Cell[][] {
  const year = Number(day.slice(0, 4))
  const cells = Array.from({ length: 12 }, (_, index) => {
    const date = addYears(day, yearsStart(year) + index - year)
    const shown = date.slice(0, 4)
    return {
      key: shown,
      day: clampDay(date, min, max),
      label: shown,
      selected: value?.slice(0, 4) === shown,
      current: date === day,
      off: shown < min.slice(0, 4) || shown > max.slice(0, 4),
    }
  })
  return inRows(cells, 3)
}

/** The grid of a calendar: weeks of days, quarters of months, or years by three. */
export function CalendarGrid(props: CalendarGridProps) {
  const { mode, day, firstDay, names, labelledBy, onChoose, onKeyDown, tried } = props
  /** The day whose event is being explained. */
  const [tip, setTip] = useState<ISODate | null>(null)
  const month = monthStart(day)
  const weeks = useMemo(() => monthWeeks(month, firstDay), [month, firstDay])
  const rows = { days: dayCells, months: monthCells, years: yearCells }[mode]({ ...props, weeks })
  /** The day whose event stands over the grid now. */
  const told =
    tip === null || tip === tried
      ? undefined
      : rows.flat().find((cell) => cell.event && cell.day === tip)?.day
  useEscape(told !== undefined, () => setTip(null))
  const weekdays = Array.from({ length: 7 }, (_, index) => names.weekday(((firstDay + index) % 7) as Weekday))
  const press = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-day]')
    if (button && (mode === 'days' || !button.hasAttribute('aria-disabled'))) onChoose(button.dataset['day']!)
  }
  const draw = (cell: Cell) => {
    // A day's number is part of its name; a month's short word need not be, and a mark is more than text.
    const isSpelt = mode === 'months' || Boolean(cell.mark)
    return (
      <button
        type="button"
        tabIndex={cell.current ? 0 : -1}
        className={css.day}
        aria-label={isSpelt ? undefined : cell.spoken}
        aria-disabled={cell.off || undefined}
        aria-current={cell.today ? 'date' : undefined}
        data-day={cell.day}
        data-out={cell.out ? '' : undefined}
        data-today={cell.today ? '' : undefined}
        data-event={cell.event ? '' : undefined}
        onFocus={cell.event ? () => setTip(cell.day) : undefined}
        onBlur={cell.event ? () => setTip(null) : undefined}
      >
        {isSpelt ? (
          <>
            <span aria-hidden="true">{cell.label}</span>
            <span className={visuallyHidden}>{cell.spoken}</span>
            {cell.mark && <small className={css.mark}>{cell.mark}</small>}
          </>
        ) : (
          cell.label
        )}
      </button>
    )
  }
  return (
    <table
      role="grid"
      aria-labelledby={labelledBy}
      // Keys of the grid, not of its days: said once, as the focus comes in.
      aria-describedby={mode === 'days' ? `${labelledBy}-keys` : undefined}
      className={css.grid}
      onKeyDown={onKeyDown}
      onClick={press}
    >
      {mode === 'days' && (
        <thead className={css.rows}>
          <tr role="row" className={css.week}>
            {weekdays.map(({ long, short }) => (
              <th key={long} role="columnheader" scope="col" aria-label={long} className={css.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className={css.rows}>
        {rows.map((row) => (
          <tr key={row[0]!.key} role="row" className={mode === 'days' ? css.week : css.three}>
            {row.map((cell) => (
              <td
                key={cell.key}
                role="gridcell"
                aria-selected={cell.selected}
                className={cell.event ? css.eventCell : css.cell}
                onPointerEnter={cell.event ? () => setTip(cell.day) : undefined}
                onPointerLeave={cell.event ? () => setTip(null) : undefined}
              >
                {cell.event ? (
                  <>
                    {draw(cell)}
                    {cell.day === told && (
                      // The same text is in the day's spoken name.
                      <span aria-hidden="true" className={css.tip}>
                        {cell.event}
                      </span>
                    )}
                  </>
                ) : (
                  draw(cell)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
