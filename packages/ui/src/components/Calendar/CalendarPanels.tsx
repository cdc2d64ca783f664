'use client'
import { DownIcon, LeftIcon, RightIcon } from '../../icons/icons.tsx'
import { smallTool } from '../../private/iconButton.css.ts'
import * as css from './Calendar.css.ts'
import { CalendarGrid, type CalendarGridProps } from './CalendarGrid.tsx'
import type { CalendarView } from './useCalendarView.ts'

interface CalendarPanelsProps
  extends Omit<
    CalendarGridProps,
    'mode' | 'day' | 'month' | 'onKeyDown' | 'labelledBy' | 'describedBy' | 'isAlone'
  > {
  view: CalendarView
  titleId: string
  /** True if the calendar may show several months: the markup stays the same if the width has room for only one. */
  isSeveral: boolean
  /** Ids of further descriptions of the days. */
  hintId?: string | undefined
}

/** All visible months with their titles and navigation buttons; in the other modes one grid of months or years. */
export function CalendarPanels({ view, titleId, isSeveral, hintId, ...grid }: CalendarPanelsProps) {
  const { mode, day, onKeyDown, turnProps } = view
  const { words, part } = grid
  const keysId = `${titleId}-keys`
  const panels = view.panels.map(({ month, title, titleId: id, titleProps }, index, { length }) => {
    const drawn = (
      <>
        <div {...part('header', css.head)}>
          {index === 0 ? (
            <button {...turnProps(-1)} {...part('previous', smallTool)}>
              <LeftIcon />
            </button>
          ) : (
            <span className={css.noTool} />
          )}
          <button {...titleProps} {...part('title', css.title)}>
            <span id={id}>{title}</span>
            {mode === 'days' && <DownIcon size={16} className={css.arrow} />}
          </button>
          {index === length - 1 ? (
            <button {...turnProps(1)} {...part('next', smallTool)}>
              <RightIcon />
            </button>
          ) : (
            <span className={css.noTool} />
          )}
        </div>
        <CalendarGrid
          {...grid}
          {...{ mode, day, month, onKeyDown }}
          isAlone={length === 1}
          labelledBy={id}
          describedBy={mode !== 'days' ? undefined : hintId ? `${hintId} ${keysId}` : keysId}
        />
      </>
    )
    return isSeveral ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a month that turns keeps its place, and the focus in it
      <div key={index} {...part('month', css.panel)}>
        {drawn}
      </div>
    ) : (
      drawn
    )
  })
  return (
    <>
      {isSeveral ? <div {...part('months', css.panels)}>{panels}</div> : panels[0]}
      <span id={keysId} hidden>
        {words.keys}
      </span>
    </>
  )
}
