'use client'
import type { ButtonHTMLAttributes, HTMLAttributes, RefObject } from 'react'
import {
  type CalendarCell,
  calendarCells,
  columnNames,
  dayAttributes,
  gridAttributes,
  monthDays,
} from './calendarCells.ts'
import type { ISODate } from './calendarMath.ts'
import type { CalendarMode } from './calendarMoves.ts'
import type { CalendarOptions, MultipleCalendarOptions } from './calendarOptions.ts'
import { useCalendarChoice } from './useCalendarChoice.ts'

type Button = ButtonHTMLAttributes<HTMLButtonElement>

/** A visible month; a year's months or twelve years after a press on the title. */
export interface CalendarMonth {
  /** First day of the month, YYYY-MM-DD of the Gregorian calendar. */
  month: ISODate
  title: string
  /** Attributes of the title button: it switches from days to months, to years, and back to days. */
  titleProps: Button
  /** Attributes of the text inside the title button; its id names the grid. */
  titleTextProps: { id: string }
  gridProps: HTMLAttributes<HTMLElement>
  /** Weekday names for the column heads; empty for months and years. */
  weekdays: readonly { long: string; short: string }[]
  /** Cells by row: six weeks of seven days, or four rows of three months or years. */
  rows: readonly (readonly CalendarCell[])[]
}

/** State that calendars of one day and of several share. */
interface SharedState {
  /** Kind of the cells: days, months or years. */
  mode: CalendarMode
  /**
   * Attributes of the element around the calendar. The focus stays in it when the view changes, and its width decides
   * how many months are shown.
   */
  rootProps: HTMLAttributes<HTMLElement> & { ref: RefObject<HTMLDivElement | null> }
  previousProps: Button
  nextProps: Button
  months: readonly CalendarMonth[]
  /** Attributes of the button in a cell. The grid around it listens to presses and keys. */
  dayProps: (cell: CalendarCell) => Button & { 'data-day': string }
  /**
   * Reason why the last tried day is unavailable, with the nearest free day; null if no such day was tried. It is
   * announced too.
   */
  refusal: { reason: string; nearest: { text: string; choose: () => void } | null } | null
}

/** State of a calendar of one day, with the attributes for the elements of your own markup. */
export interface CalendarState extends SharedState {
  /** The chosen day, YYYY-MM-DD; null for none. */
  value: ISODate | null
}

/** State of a calendar of several days, with the attributes for the elements of your own markup. */
export interface MultipleCalendarState extends SharedState {
  /** The chosen days, YYYY-MM-DD. */
  value: readonly ISODate[]
  /** Explanation of a press, to be used as description of each grid. */
  hint: string
}

/**
 * The logic of a Calendar for your own markup: months, keyboard (APG date picker), unavailable days with their reasons,
 * announcements. Give each row and cell its role, `row` and `gridcell`, and the cell `aria-selected`.
 */
export function useCalendar(options: CalendarOptions): CalendarState
export function useCalendar(options: MultipleCalendarOptions): MultipleCalendarState
export function useCalendar(
  options: CalendarOptions | MultipleCalendarOptions,
): CalendarState | MultipleCalendarState {
  const { chosen, root, isBusy, panels, refusal } = useCalendarChoice(options)
  const { view, firstDay, names, words, isMultiple, onChoose } = panels
  const { mode, day } = view
  const state: SharedState = {
    ...{ mode, refusal },
    rootProps: { role: 'group', 'aria-label': words.label, 'aria-busy': isBusy || undefined, ref: root },
    previousProps: view.turnProps(-1),
    nextProps: view.turnProps(1),
    months: view.panels.map(({ month, title, titleId, titleProps }) => {
      const weeks = monthDays(panels, month, firstDay)
      return {
        ...{ month, title, titleProps },
        titleTextProps: { id: titleId },
        gridProps: {
          ...gridAttributes(mode, onChoose, view.onKeyDown, isMultiple),
          'aria-labelledby': titleId,
        },
        weekdays: mode === 'days' ? columnNames(firstDay, names) : [],
        rows: calendarCells({ ...panels, mode, day, month }, weeks),
      }
    }),
    dayProps: dayAttributes,
  }
  return isMultiple
    ? { ...state, value: chosen, hint: words.several }
    : { ...state, value: chosen[0] ?? null }
}
