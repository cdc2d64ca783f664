// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out by CSS grid lose the roles of a table
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the APG's date picker
// biome-ignore-all lint/a11y/useFocusableInteractive: focus moves between the buttons in the cells
'use client'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { useEscape } from '../../private/overlay/useEscape.ts'
import type { PartAttributes } from '../../private/parts.ts'
import * as css from './Calendar.css.ts'
import {
  type CalendarCell,
  type CellOptions,
  calendarCells,
  columnNames,
  dayAttributes,
  gridAttributes,
  monthDays,
} from './calendarCells.ts'
import type { ISODate, Weekday } from './calendarMath.ts'

/**
 * Parts of a calendar. `months` and each `month` exist only if several months are shown side by side; `previous`,
 * `title` and `next` are in the `header` of a month, and the reason why a day is unavailable is in its `footer`.
 */
export type CalendarPart =
  | ('months' | 'month' | 'header' | 'previous' | 'title' | 'next' | 'grid' | 'weekday')
  | ('cell' | 'day' | 'mark' | 'tip' | 'footer' | 'nearest')

export interface CalendarGridProps extends CellOptions {
  /** True if this is the only month shown: then the neighbouring days of the other months are shown too. */
  isAlone: boolean
  /** True if several days can be chosen. @default false */
  isMultiple?: boolean | undefined
  /** Called with the day under the pointer, and with null when the pointer leaves. */
  onHover?: ((day: ISODate | null) => void) | undefined
  firstDay: Weekday
  mark: ((day: ISODate) => ReactNode) | undefined
  renderDay: ((cell: CalendarCell) => ReactNode) | undefined
  tried: ISODate | null
  labelledBy: string
  describedBy: string | undefined
  onChoose: (day: ISODate) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  part: PartAttributes<Exclude<CalendarPart, 'footer' | 'nearest'>>
}

/** The grid of a calendar: weeks of days, quarters of months, or rows of three years. */
export function CalendarGrid(props: CalendarGridProps) {
  const { mode, month, firstDay, names, labelledBy, onChoose, onKeyDown, onHover, tried, part } = props
  /** The day whose event is being explained. */
  const [tip, setTip] = useState<ISODate | null>(null)
  const weeks = monthDays(props, month, firstDay)
  const rows = calendarCells(props, weeks)
  /**
   * The day whose tooltip is open now. A day the person has just tried to choose has its event in the footer instead.
   */
  const told =
    tip === null || tip === tried
      ? undefined
      : rows.flat().find((cell) => cell.event && cell.day === tip)?.day
  useEscape(told !== undefined, () => setTip(null))
  const dayUnder = (target: EventTarget) =>
    (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null
  const draw = (cell: CalendarCell) => {
    const own = mode === 'days' ? props.renderDay?.(cell) : undefined
    const mark = mode === 'days' && !cell.isOutside && !cell.isOff ? props.mark?.(cell.day) : null
    // An explicit accessible name: the short name of a month and a day with a mark or own content do not say enough.
    const isSpelt = mode === 'months' || Boolean(mark) || own !== undefined
    return (
      <button
        {...dayAttributes(cell)}
        {...part('day', css.day)}
        aria-label={isSpelt ? undefined : cell.spoken}
        data-out={cell.isOutside ? '' : undefined}
        data-today={cell.isToday ? '' : undefined}
        data-event={cell.event ? '' : undefined}
        onFocus={cell.event ? () => setTip(cell.day) : undefined}
        onBlur={cell.event ? () => setTip(null) : undefined}
      >
        {isSpelt ? (
          <>
            <span aria-hidden="true">{own ?? cell.label}</span>
            <span className={visuallyHidden}>{cell.spoken}</span>
            {mark && <small {...part('mark', css.mark)}>{mark}</small>}
          </>
        ) : (
          cell.label
        )}
      </button>
    )
  }
  return (
    <table
      {...gridAttributes(mode, onChoose, onKeyDown, props.isMultiple)}
      {...part('grid', css.grid)}
      aria-labelledby={labelledBy}
      // The description of the keys is on the grid, not on each day, so that it is announced once, when the focus
      // enters.
      aria-describedby={props.describedBy}
      onPointerOver={onHover && (({ target }) => onHover(dayUnder(target)))}
      onPointerLeave={onHover && (() => onHover(null))}
    >
      {mode === 'days' && (
        <thead className={css.rows}>
          <tr role="row" className={css.row}>
            {columnNames(firstDay, names).map(({ long, short }) => (
              <th
                key={long}
                role="columnheader"
                scope="col"
                aria-label={long}
                {...part('weekday', css.weekday)}
              >
                {short}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className={css.rows}>
        {rows.map((row) => (
          <tr key={row[0]!.key} role="row" data-threes={mode === 'days' ? undefined : ''} className={css.row}>
            {row.map((cell) =>
              cell.isOutside && !props.isAlone ? (
                // Empty cell: that day is shown in the month beside.
                <td key={cell.key} role="gridcell" {...part('cell', css.cell)} />
              ) : (
                <td
                  key={cell.key}
                  role="gridcell"
                  aria-selected={cell.isSelected}
                  {...part('cell', css.cell)}
                  data-tip={cell.event ? '' : undefined}
                  data-span={cell.span?.place}
                  data-preview={cell.span?.isPreview ? '' : undefined}
                  onPointerEnter={cell.event ? () => setTip(cell.day) : undefined}
                  onPointerLeave={cell.event ? () => setTip(null) : undefined}
                >
                  {cell.event ? (
                    <>
                      {draw(cell)}
                      {cell.day === told && (
                        // Hidden from assistive technology, because the day's accessible name has the same text.
                        <span aria-hidden="true" {...part('tip', css.tip)}>
                          {cell.event}
                        </span>
                      )}
                    </>
                  ) : (
                    draw(cell)
                  )}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
