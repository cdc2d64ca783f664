'use client'
import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { cx } from '../../private/cx.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { useEscape } from '../../private/overlay/useEscape.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from '../Calendar/Calendar.css.ts'
import type { CalendarPart, CalendarProps } from '../Calendar/Calendar.tsx'
import { CalendarPanels } from '../Calendar/CalendarPanels.tsx'
import type { ISODate } from '../Calendar/calendarMath.ts'
import { useCalendarBase } from '../Calendar/useCalendarBase.ts'
import { useCalendarView } from '../Calendar/useCalendarView.ts'
import { useMonthsByWidth } from '../Calendar/useMonthsByWidth.ts'
import { type RangePreset, RangePresets } from './RangePresets.tsx'
import type { DateRange, OffInside } from './rangeMath.ts'
import { useRangeChoice } from './useRangeChoice.ts'

export type { RangePreset } from './RangePresets.tsx'
export type { DateRange, OffInside } from './rangeMath.ts'

/** Parts of a range calendar: those of a Calendar, and the row of named spans. */
export type RangeCalendarPart = Exclude<CalendarPart, 'nearest'> | 'presets' | 'preset'

export interface RangeCalendarProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'>,
    Pick<
      CalendarProps,
      | ('today' | 'minValue' | 'maxValue' | 'offReason' | 'event' | 'mark')
      | ('renderDay' | 'firstDay' | 'calendar' | 'autoFocus')
    > {
  /** The chosen span, both days included, YYYY-MM-DD; null for none. @default uncontrolled */
  value?: DateRange | null | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: DateRange | null | undefined
  /** Called with a span whose days are free, within the limits and allowed by the other options. */
  onChange?: ((range: DateRange) => void) | undefined
  /** Minimum number of nights; 0 allows a span of one day. @default 0 */
  minNights?: number | undefined
  /** Maximum number of nights. @default null, no limit */
  maxNights?: number | null | undefined
  /**
   * Effect of an unavailable day inside a span. `refuse`: a press announces the reason, and the first day stays. `end`:
   * no day beyond it can be chosen. `allow`: the span is accepted. @default 'refuse'
   */
  offInside?: OffInside | undefined
  /** Named spans, each chosen by one press, beside the months. @default none */
  presets?: readonly RangePreset[] | undefined
  /** Number of months side by side, 1 to 3; fewer if the width has no room for them. @default 2 */
  months?: number | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<RangeCalendarPart> | undefined
}

/** Months to choose a span of days from by two presses, one for its first and one for its last day. */
export const RangeCalendar = forwardRef<HTMLDivElement, RangeCalendarProps>((props, ref) => {
  const {
    value: given,
    defaultValue = null,
    onChange,
    today: _today,
    offReason,
    event,
    mark,
    ...others
  } = props
  const {
    firstDay: _firstDay,
    calendar: _calendar,
    autoFocus = false,
    months: most = 2,
    minNights = 0,
    ...limited
  } = others
  const { maxNights = null, offInside = 'refuse', presets = [], minValue, maxValue: _max, ...more } = limited
  const { className, classNames, renderDay, onFocus, onBlur, ...rest } = more
  const part = partsOf(classNames)
  const base = useCalendarBase(props)
  const { today: now, min, max, names, words, announce, titleId } = base
  const [value, change] = useControlled<DateRange | null>(
    given,
    defaultValue,
    (range) => range && onChange?.(range),
  )
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current!, [])
  const months = useMonthsByWidth(root, most)
  /** The day or span that the person tried to choose, with the reason why it is not allowed. */
  const [tried, setTried] = useState<{ day: ISODate | null; reason: string } | null>(null)
  const [isInside, setInside] = useState(autoFocus)
  const view = useCalendarView({
    ...base,
    ...{ root, autoFocus, months },
    initial: value?.start ?? now ?? min,
    onMove: () => {
      setTried(null)
      // From a key press on, the second end of the preview follows the keyboard, not a resting pointer.
      choice.setHovered(null)
    },
  })
  const off = (day: ISODate) => offReason?.(day) ?? null
  const choice = useRangeChoice({
    ...{ value, change, names, offReason: off, outside: words.outside },
    limits: { min, max, minNights, maxNights, offInside, isOff: (day) => off(day) !== null },
    say: (text) => announce(text, 'polite', titleId),
  })
  const [known, setKnown] = useState(value)
  if (value?.start !== known?.start || value?.end !== known?.end) {
    setKnown(value)
    setTried(null)
    choice.forget()
    if (value && view.day !== value.start && view.day !== value.end) view.stand(value.start)
  }
  useEscape(choice.anchor !== null && isInside, choice.cancel)

  const refuse = (day: ISODate | null, reason: string) => {
    setTried({ day, reason })
    announce(reason, 'polite', titleId)
  }
  const choose = (day: ISODate) => {
    if (view.mode !== 'days') return view.enter(day)
    const reason = choice.reasonOn(day)
    if (day >= min && day <= max) view.stand(day)
    if (reason !== null) return refuse(day, [reason, event?.(day)].filter(Boolean).join('. '))
    setTried(null)
    choice.press(day)
  }
  const spanned = choice.anchor ? [choice.anchor] : value ? [value.start, value.end] : []
  return (
    // biome-ignore lint/a11y/useSemanticElements: one choice with its tools, not a set of fields
    <div
      role="group"
      aria-label={choice.words.label}
      {...rest}
      ref={root}
      className={cx(css.calendar, className)}
      data-most={most > 1 ? most : undefined}
      aria-busy={(now ?? value ?? minValue) == null || undefined}
      onFocus={(event) => {
        setInside(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setInside(event.currentTarget.contains(event.relatedTarget))
        onBlur?.(event)
      }}
    >
      {presets.length > 0 && (
        <RangePresets
          {...{ presets, value, part }}
          label={choice.words.presets}
          reasonOf={choice.refusal}
          onChoose={({ range }) => {
            const reason = choice.refusal(range)
            if (reason !== null) return refuse(null, reason)
            setTried(null)
            view.stand(range.start)
            choice.take(range)
          }}
        />
      )}
      <CalendarPanels
        isSeveral={most > 1}
        {...base}
        {...{ view, event, mark, renderDay, part }}
        reasonOf={choice.lookOf}
        tried={tried?.day ?? null}
        chosen={spanned}
        isMultiple
        isSelected={(day) =>
          choice.anchor ? day === choice.anchor : !!value && day >= value.start && day <= value.end
        }
        spanOf={(day) => choice.spanOf(day, view.day)}
        onHover={choice.setHovered}
        onChoose={choose}
      />
      <span id={base.hintId} hidden>
        {choice.anchor ? choice.words.last : choice.words.first}
      </span>
      {tried && <div {...part('footer', css.foot)}>{tried.reason}</div>}
    </div>
  )
})
RangeCalendar.displayName = 'RangeCalendar'
