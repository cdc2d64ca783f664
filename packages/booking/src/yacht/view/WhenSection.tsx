import { Checkbox, DatePicker, Stepper, TimePicker } from '@wherry/ui'
import { useId } from 'react'
import { dateSettings, timeSettings } from '../../kernel/format/dateFields.ts'
import { dayDateTime } from '../../kernel/format/dateTime.ts'
import { zoneOffset } from '../../kernel/format/zone.ts'
import { yachtLimits } from '../../kernel/model/yacht.ts'
import { instantOf, todayIn, unread, unreadIn, valueIn } from '../../kernel/values/time.ts'
import { useModuleCore } from '../../module/module.tsx'
import * as card from '../../view/ride/FormPage.css.ts'
import { useCameAlong } from '../../view/useCameAlong.tsx'
import { useYachtT } from '../resource/useYachtT.ts'
import { nextDay, yachtDays } from '../rules/yachtDates.ts'
import { durationIn, durationSteps, hoursOfStep, stepOfHours } from '../rules/yachtDuration.ts'
import type { YachtForm } from '../rules/yachtForm.ts'
import { yachtZone } from '../rules/yachtPlaces.ts'
import * as css from './YachtOrder.css.ts'
import { useYachtErrors, type YachtPartProps } from './yachtErrors.ts'
import { durationText } from './yachtWords.ts'

/** Section with the start, in the zone of its place, and the duration (YACHT-05, YACHT-06). */
export function WhenSection(part: YachtPartProps) {
  const { yacht, form, start, fieldSays } = part
  const { errorOf, idOf } = useYachtErrors(part)
  const { t, locale } = useYachtT()
  const { platform } = useModuleCore()
  const title = useId()
  const { where } = form
  const [date, time] = [valueIn(form.date), valueIn(form.time)]
  const isStill = yacht.state.phase === 'sending'
  const timeZone = yachtZone(where, platform.timeZone())
  const now = platform.clock.now()
  const { first, last } = yachtDays(timeZone, now)
  const enter = (change: Partial<YachtForm>) => yacht.flow.store.dispatch({ type: 'entered', change })
  const { onDay, onTime, offer } = useCameAlong({
    held: { date: unreadIn(form.date) ?? date, time: unreadIn(form.time) ?? time },
    ids: { date: idOf('date'), time: idOf('time') },
    enter: (part, value) => enter({ [part]: value }),
    say: (key, value) => t(`yacht.order.along.${key}`, { value }),
    show: (part, value) => (part === 'date' ? dayDateTime(value, locale) : value),
  })
  const zone =
    where.kind === 'typed'
      ? t('yacht.order.zoneOther')
      : t('yacht.order.zone', {
          city: t(`yacht.city.${where.id}`),
          offset: zoneOffset(timeZone, start ? instantOf(start.startAt, timeZone) : now, locale),
        })
  const { hoursMin, hoursMax, daysMax } = yachtLimits
  return (
    <section className={card.card} aria-labelledby={title}>
      <h2 id={title} className={card.cardTitle}>
        {t('yacht.order.when')}
      </h2>
      <div className={card.fields({ columns: 'date' })}>
        <DatePicker
          {...dateSettings}
          id={idOf('date')}
          label={t('yacht.order.date')}
          value={date}
          onChange={(value) => enter({ date: value })}
          written={unreadIn(form.date)}
          onWritten={(text) => enter({ date: unread(text) })}
          onTime={onTime}
          onOwnError={(words) => fieldSays('date', words)}
          today={todayIn(timeZone, now)}
          minValue={first}
          maxValue={last}
          isRequired
          error={errorOf('date')}
          isReadOnly={isStill}
        />
        <TimePicker
          {...timeSettings}
          id={idOf('time')}
          label={t('yacht.order.time')}
          value={time}
          onChange={(value, about) => {
            // 24:00 of a day is 00:00 of the next day, if that day can be requested.
            if (!about.nextDay || !date) return enter({ time: value })
            const day = nextDay(date)
            enter({ time: value, date: day > last ? null : day })
          }}
          written={unreadIn(form.time)}
          onWritten={(text) => enter({ time: unread(text) })}
          onDay={onDay}
          onOwnError={(words) => fieldSays('time', words)}
          today={todayIn(timeZone, now)}
          isRequired
          error={errorOf('time')}
          isReadOnly={isStill}
          description={zone}
          caution={
            start?.note
              ? t(`yacht.order.${start.note === 'gap' ? 'skipped' : 'repeated'}`, {
                  time: start.startAt.slice(11),
                })
              : undefined
          }
        />
        {offer}
      </div>
      <Checkbox
        isSelected={form.isFlexibleDate}
        isDisabled={isStill}
        onChange={(isFlexibleDate) => enter({ isFlexibleDate })}
        description={t('yacht.order.flexibleHint')}
      >
        {t('yacht.order.flexible')}
      </Checkbox>
      <div className={css.ruled}>
        <Stepper
          label={t('yacht.order.duration')}
          isMeasured
          description={t('yacht.order.durationHint', { min: hoursMin, max: hoursMax })}
          value={stepOfHours(form.hours)}
          minValue={durationSteps.first}
          maxValue={durationSteps.last}
          maxReason={t('yacht.order.longest', { days: t('yacht.days', { count: daysMax }) })}
          unit={(step) => durationText(hoursOfStep(step), t)}
          format={(step) => {
            const { unit, count } = durationIn(hoursOfStep(step))
            return t(unit === 'hours' ? 'yacht.order.hoursShort' : 'yacht.order.daysShort', { count })
          }}
          isReadOnly={isStill}
          onChange={(step) => enter({ hours: hoursOfStep(step) })}
        />
      </div>
    </section>
  )
}
