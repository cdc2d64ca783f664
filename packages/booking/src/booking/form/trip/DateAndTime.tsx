import { DatePicker, TimePicker } from '@wherry/ui'
import { dateSettings, timeSettings } from '../../../kernel/format/dateFields.ts'
import { dayDateTime } from '../../../kernel/format/dateTime.ts'
import { dateArrivalOf, dateDepartureOf } from '../../../kernel/model/trip.ts'
import {
  isCivilDate,
  latestPickup,
  plusMinutes,
  readDate,
  splitCivil,
  todayIn,
  unread,
  unreadIn,
  valueIn,
} from '../../../kernel/values/time.ts'
import { timeZoneOf } from '../../../kernel/values/timeZone.ts'
import { fieldOf } from '../../../kernel/values/violation.ts'
import { useModule } from '../../../module/module.tsx'
import * as css from '../../../view/ride/FormPage.css.ts'
import { useCameAlong } from '../../../view/useCameAlong.tsx'
import { fieldLabel } from '../fieldText.ts'
import { useField, useRidePart, useRideView } from '../formView.ts'
import { isTimeRefused } from './TimeNotices.tsx'
import { zoneText } from './zoneText.ts'

/**
 * Fields for day and time of one end of a ride, in the pickup's own zone: its start, or the departure it has
 * to reach.
 */
export function DateAndTime({ end }: { end: 'arrival' | 'departure' }) {
  const { enter, leg, t, lang, idOf, fieldSays, frameProps } = useRideView()
  const { platform } = useModule()
  const field = end === 'arrival' ? 'dateArrival' : 'dateDeparture'
  const timeField = `${field}.time`
  const [dayProps, timeProps] = [useField(field), useField(timeField)]
  const { today, latest, day, time, zone, labels, status, isRefused } = useRidePart((facts) => {
    const { ride, timing, errorOf } = facts
    const timeZone = timeZoneOf(ride.from)
    const now = platform.clock.now()
    const civil = end === 'arrival' ? dateArrivalOf(ride.form) : dateDepartureOf(ride.form)
    return {
      today: todayIn(timeZone, now),
      latest: splitCivil(latestPickup(timeZone, now)).date,
      day: ride.form[`${end}Date`],
      time: ride.form[`${end}Time`],
      zone: zoneText(ride.from, civil, now, { t, lang }),
      labels: {
        day: fieldLabel(fieldOf(leg, field), ride, t),
        time: fieldLabel(fieldOf(leg, timeField), ride, t),
      },
      status: timing.check.status,
      isRefused: isTimeRefused(timing, errorOf),
    }
  })
  // A refusal of the service has its own notice. The fields of the refused time are marked and refer to it.
  const refused =
    end === 'arrival' && isRefused
      ? ({ isInvalid: true, 'aria-describedby': idOf('timeCheck') } as const)
      : undefined
  const isAsked = end === 'arrival' && (status === 'suggesting' || status === 'checking')
  const { onDay, onTime, offer } = useCameAlong({
    held: { date: unreadIn(day) ?? valueIn(day), time: unreadIn(time) ?? valueIn(time) },
    ids: { date: dayProps.id, time: timeProps.id },
    enter: (part, value) => enter({ type: 'dateEntered', end, part, value }),
    say: (key, value) => t(`booking.trip.along.${key}`, { value }),
    show: (part, value) => (part === 'date' ? dayDateTime(value, lang) : value),
  })
  return (
    <>
      <div className={css.around} {...frameProps(field)}>
        <DatePicker
          {...dateSettings}
          id={dayProps.id}
          label={labels.day}
          value={valueIn(day)}
          onChange={(value) => enter({ type: 'dateEntered', end, part: 'date', value })}
          written={unreadIn(day)}
          // A complete date out of range is kept as a date, so that the error summary can say what is wrong.
          onWritten={(text) =>
            enter({ type: 'dateEntered', end, part: 'date', value: readDate(text) ?? unread(text) })
          }
          onTime={onTime}
          onOwnError={(words) => fieldSays(field, words)}
          today={today}
          minValue={today}
          maxValue={latest}
          isRequired
          error={dayProps.error}
          {...refused}
        />
      </div>
      <TimePicker
        {...timeSettings}
        {...timeProps}
        // The visible label is one word, because its date is beside it; the accessible name is complete.
        label={t('booking.field.time')}
        aria-label={labels.time}
        value={valueIn(time)}
        onChange={(value, { nextDay }) => {
          enter({ type: 'dateEntered', end, part: 'time', value })
          const date = valueIn(day)
          if (!nextDay || !date || !isCivilDate(date)) return
          // 24:00 of a day is 00:00 of the next.
          const { date: next } = splitCivil(plusMinutes(`${date} 12:00`, 24 * 60, 'UTC'))
          enter({ type: 'dateEntered', end, part: 'date', value: next })
        }}
        written={unreadIn(time)}
        onWritten={(text) => enter({ type: 'dateEntered', end, part: 'time', value: unread(text) })}
        onDay={onDay}
        onOwnError={(words) => fieldSays(timeField, words)}
        today={today}
        isRequired
        isLoading={isAsked}
        description={zone}
        {...refused}
      />
      {offer}
    </>
  )
}
