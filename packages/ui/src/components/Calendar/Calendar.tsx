'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { DownIcon, LeftIcon, RightIcon } from '../../icons/icons.tsx'
import { calendarWords } from '../../messages/calendar.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { fill } from '../../private/fill.ts'
import { smallTool } from '../../private/iconButton.css.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Calendar.css.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import {
  addMonths,
  addYears,
  type CalendarMode,
  clampDay,
  defaultLimits,
  firstDayOf,
  type ISODate,
  moveByKey,
  nearestFreeDay,
  type Weekday,
  yearsStart,
} from './calendarMath.ts'
import { calendarNames } from './calendarNames.ts'

export interface CalendarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The chosen day, YYYY-MM-DD; null for none. @default uncontrolled */
  value?: ISODate | null | undefined
  /** @default null */
  defaultValue?: ISODate | null | undefined
  /** Gets a day that is free and within the limits. */
  onChange?: ((day: ISODate) => void) | undefined
  /** Today where the ride takes place, YYYY-MM-DD. */
  today: ISODate
  /** First day that can be chosen. @default 100 years before today */
  minValue?: ISODate | null | undefined
  /** Last day that can be chosen. @default 1 year after today */
  maxValue?: ISODate | null | undefined
  /** Why a day cannot be chosen, in the visitor's words; null where it can. */
  offReason?: ((day: ISODate) => string | null) | undefined
  /** What is special about a day: it gets a dot, and this text in a tooltip and in its spoken name; null where nothing is. */
  event?: ((day: ISODate) => string | null) | undefined
  /** Under the number of a day: a price, a load. Part of the day's spoken name. */
  mark?: ((day: ISODate) => ReactNode) | undefined
  /** The week begins on it: 0 Sunday, 1 Monday, … `locale` asks the visitor's language and region. @default 1 */
  firstDay?: Weekday | 'locale' | undefined
  /** Takes focus when it appears. @default false */
  autoFocus?: boolean | undefined
}

/** A month to choose a day from, with quick ways to another month and year. */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>((props, ref) => {
  const { value: given, defaultValue = null, onChange, today, offReason, event, mark, ...others } = props
  const { firstDay: asked = 1, autoFocus = false, className, ...more } = others
  const { minValue, maxValue, ...rest } = more
  const min = minValue ?? defaultLimits(today).min
  const max = maxValue ?? defaultLimits(today).max
  const [value, change] = useControlled<ISODate | null>(
    given,
    defaultValue,
    onChange as (day: ISODate | null) => void,
  )
  const words = useWords('calendar', calendarWords)
  const { locale } = useTheme()
  const names = calendarNames(locale)
  const firstDay = asked === 'locale' ? firstDayOf(locale) : asked
  const announce = useAnnounce()
  const titleId = useId()
  const root = useObjectRef(ref)
  const [mode, setMode] = useState<CalendarMode>('days')
  const [day, setDay] = useState(() => clampDay(value ?? today, min, max))
  const [known, setKnown] = useState(value)
  /** The off day the person tried to choose. */
  const [tried, setTried] = useState<ISODate | null>(null)
  const moving = useRef(autoFocus)

  if (value !== known) {
    setKnown(value)
    setTried(null)
    if (value) setDay(clampDay(value, min, max))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the day and the mode, nothing else
  useEffect(() => {
    if (!moving.current) return
    moving.current = false
    root.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
  }, [day, mode])

  const go = (next: ISODate, focus: boolean) => {
    moving.current = focus
    setTried(null)
    setDay(clampDay(next, min, max))
  }
  const show = (next: CalendarMode) => {
    moving.current = true
    setTried(null)
    setMode(next)
  }
  const reasonOf = (date: ISODate) => (date < min || date > max ? words.outside : (offReason?.(date) ?? null))

  const nearest = (date: ISODate) => fill(words.nearest, { day: names.short(date) })
  const yearsFrom = (first: number) => fill(words.years, { from: String(first), to: String(first + 11) })
  const nearestTo = (date: ISODate) => nearestFreeDay(date, (other) => reasonOf(other) !== null, min, max)

  const choose = (date: ISODate) => {
    if (mode !== 'days') {
      go(date, true)
      setMode(mode === 'years' ? 'months' : 'days')
      return
    }
    const reason = reasonOf(date)
    if (reason === null) {
      setDay(date)
      setTried(null)
      change(date)
      return
    }
    if (date >= min && date <= max) setDay(date)
    setTried(date)
    const near = nearestTo(date)
    const said = [reason, event?.(date), near && nearest(near)]
    announce(said.filter(Boolean).join('. '), 'polite', titleId)
  }

  const year = Number(day.slice(0, 4))
  const turned = (sign: number) =>
    mode === 'days' ? addMonths(day, sign) : addYears(day, sign * (mode === 'months' ? 1 : 12))
  const isEnd = (sign: number) => {
    if (mode === 'years')
      return sign < 0
        ? yearsStart(year) <= Number(min.slice(0, 4))
        : yearsStart(year) + 11 >= Number(max.slice(0, 4))
    const length = mode === 'days' ? 'YYYY-MM'.length : 'YYYY'.length
    const shown = day.slice(0, length)
    return sign < 0 ? shown <= min.slice(0, length) : shown >= max.slice(0, length)
  }
  const titleOf = (date: ISODate) => {
    const shown = Number(date.slice(0, 4))
    if (mode === 'days') return `${names.month(date)} ${shown}`
    return mode === 'months' ? String(shown) : yearsFrom(yearsStart(shown))
  }
  const turn = (sign: 1 | -1) => {
    if (isEnd(sign)) return
    const next = clampDay(turned(sign), min, max)
    go(next, false)
    announce(titleOf(next), 'polite', titleId)
  }

  const onKeyDown = (key: KeyboardEvent<HTMLElement>) => {
    if (isComposing(key) || isHeld(key) || key.ctrlKey || key.metaKey || key.altKey) return
    const rtl = getComputedStyle(key.currentTarget).direction === 'rtl'
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[rtl ? key.key : ''] ?? key.key
    const next = moveByKey(day, mode, mirrored, { shift: key.shiftKey, firstDay })
    if (!next) return
    key.preventDefault()
    go(next, true)
  }

  const near = tried && nearestTo(tried)
  const title = titleOf(day)
  const turner = (sign: 1 | -1, Icon: typeof LeftIcon) => (
    <button
      type="button"
      className={smallTool}
      aria-label={(sign < 0 ? words.previous : words.next)[mode]}
      aria-disabled={isEnd(sign) || undefined}
      onClick={() => turn(sign)}
    >
      <Icon />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: one choice with its tools, not a set of fields
    <div role="group" aria-label={words.label} {...rest} ref={root} className={cx(css.calendar, className)}>
      <div className={css.head}>
        {turner(-1, LeftIcon)}
        <button
          type="button"
          className={css.title}
          aria-label={`${title}, ${words.choose[mode]}`}
          onClick={() => show(mode === 'days' ? 'months' : mode === 'months' ? 'years' : 'days')}
        >
          <span id={titleId}>{title}</span>
          {mode === 'days' && <DownIcon size={16} className={css.arrow} />}
        </button>
        {turner(1, RightIcon)}
      </div>
      <CalendarGrid
        {...{ mode, day, value, today, min, max, firstDay, names, words, reasonOf, event, mark, tried }}
        labelledBy={titleId}
        onChoose={choose}
        onKeyDown={onKeyDown}
      />
      <span id={`${titleId}-keys`} hidden>
        {words.keys}
      </span>
      {tried && (
        <div className={css.foot}>
          <span>{[reasonOf(tried), event?.(tried)].filter(Boolean).join('. ')}</span>
          {near && (
            <button
              type="button"
              className={css.near}
              onClick={() => {
                go(near, true)
                change(near)
              }}
            >
              {nearest(near)}
            </button>
          )}
        </div>
      )}
    </div>
  )
})
Calendar.displayName = 'Calendar'
