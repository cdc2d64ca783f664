'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useImperativeHandle } from 'react'
import { cx } from '../../private/cx.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './Calendar.css.ts'
import type { CalendarPart } from './CalendarGrid.tsx'
import { CalendarPanels } from './CalendarPanels.tsx'
import type { CalendarCell } from './calendarCells.ts'
import type { ISODate } from './calendarMath.ts'
import type { CalendarOptions, MultipleCalendarOptions } from './calendarOptions.ts'
import { useCalendarChoice } from './useCalendarChoice.ts'

export type { CalendarPart } from './CalendarGrid.tsx'
export type { CalendarCell, SpanPart } from './calendarCells.ts'
export type { CalendarOptions, MultipleCalendarOptions } from './calendarOptions.ts'

/** Options for the appearance of a calendar, for one chosen day and for several. */
interface CalendarLook extends Omit<ComponentPropsWithoutRef<'div'>, keyof CalendarOptions> {
  /** Content under the number of a day, such as a price. It is part of the day's accessible name. */
  mark?: ((day: ISODate) => ReactNode) | undefined
  /**
   * Renders the content of a day in place of its number; the day's accessible name and its `mark` stay. @default the
   * number
   */
  renderDay?: ((cell: CalendarCell) => ReactNode) | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<CalendarPart> | undefined
}

/** Props of a calendar in which one day is chosen. */
export interface CalendarProps extends CalendarOptions, CalendarLook {}

/** Props of a calendar in which several days are chosen: a press adds a day, a second press removes it. */
export interface MultipleCalendarProps extends MultipleCalendarOptions, CalendarLook {}

/** A month to choose one day or several from, with shortcuts to other months and years. */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps | MultipleCalendarProps>((props, ref) => {
  const { value: _value, defaultValue: _default, onChange: _onChange, selectionMode: _mode, ...given } = props
  const { today: _today, calendar: _calendar, ...others } = given
  const { minValue: _min, maxValue: _max, offReason: _offReason, event: _event, ...more } = others
  const { firstDay: _firstDay, months = 1, autoFocus: _autoFocus, ...drawn } = more
  const { mark, renderDay, className, classNames, ...rest } = drawn
  const { root, isBusy, panels, refusal } = useCalendarChoice(props)
  const part = partsOf(classNames)
  useImperativeHandle(ref, () => root.current!, [root])
  return (
    // biome-ignore lint/a11y/useSemanticElements: one choice with its tools, not a set of fields
    <div
      role="group"
      aria-label={panels.words.label}
      {...rest}
      ref={root}
      className={cx(css.calendar, className)}
      data-most={months > 1 ? months : undefined}
      aria-busy={isBusy || undefined}
    >
      <CalendarPanels {...panels} {...{ mark, renderDay, part }} />
      {panels.hintId && (
        <span id={panels.hintId} hidden>
          {panels.words.several}
        </span>
      )}
      {refusal && (
        <div {...part('footer', css.foot)}>
          <span>{refusal.reason}</span>
          {refusal.nearest && (
            <button type="button" {...part('nearest', css.near)} onClick={refusal.nearest.choose}>
              {refusal.nearest.text}
            </button>
          )}
        </div>
      )}
    </div>
  )
})
Calendar.displayName = 'Calendar'
