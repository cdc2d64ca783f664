import { DatePicker, TimePicker } from '@wherry/ui'
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
} from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'
import { dateArrivalOf, dateDepartureOf } from '../../domain/trip.ts'
import { fieldOf } from '../../domain/violation.ts'
import { dayDateTime } from '../../format/dateTime.ts'
import { useModule } from '../../hooks/module.tsx'
import * as css from '../shared/FormPage.css.ts'
import { useCameAlong } from '../shared/useCameAlong.tsx'
import { fieldLabel } from './fieldText.ts'
import { useRideView } from './formView.ts'
import { isTimeRefused } from './TimeNotices.tsx'
import { zoneText } from './zoneText.ts'

/** When a ride starts, or what it has to reach: the day and the time, in the pickup's own zone. */
export function DateAndTime({ end }: { end: 'arrival' | 'departure' }) {
  const { ride, timing, enter, leg, t, lang, idOf, errorOf, fieldSays, ...props } = useRideView()
  const { fieldProps, frameProps } = props
  const { platform } = useModule()
  const { check } = timing
  const { form } = ride
  const field = end === 'arrival' ? 'dateArrival' : 'dateDeparture'
  const timeZone = timeZoneOf(ride.from)
  const now = platform.clock.now()
  const today = todayIn(timeZone, now)
  const civil = end === 'arrival' ? dateArrivalOf(form) : dateDepartureOf(form)
  // What the service refuses stands in a notice of its own: of which time it speaks, its fields say.
  const refused =
    end === 'arrival' && isTimeRefused(timing, errorOf)
      ? ({ isInvalid: true, 'aria-describedby': idOf('timeCheck') } as const)
      : undefined
  const isAsked = end === 'arrival' && (check.status === 'suggesting' || check.status === 'checking')
  const [day, time] = [form[`${end}Date`], form[`${end}Time`]]
  const { onDay, onTime, offer } = useCameAlong({
    held: { date: unreadIn(day) ?? valueIn(day), time: unreadIn(time) ?? valueIn(time) },
    ids: { date: idOf(field), time: idOf(`${field}.time`) },
    enter: (part, value) => enter({ type: 'dateEntered', end, part, value }),
    say: (key, value) => t(`booking.trip.along.${key}`, { value }),
    show: (part, value) => (part === 'date' ? dayDateTime(value, lang) : value),
  })
  return (
    <>
      <div className={css.around} {...frameProps(field)}>
        <DatePicker
          id={idOf(field)}
          label={fieldLabel(fieldOf(leg, field), ride, t)}
          value={valueIn(day)}
          onChange={(value) => enter({ type: 'dateEntered', end, part: 'date', value })}
          written={unreadIn(day)}
          // A whole date that cannot be had is one all the same: the list of errors says what is wrong with it.
          onWritten={(text) =>
            enter({ type: 'dateEntered', end, part: 'date', value: readDate(text) ?? unread(text) })
          }
          onTime={onTime}
          onOwnError={(words) => fieldSays(field, words)}
          today={today}
          minValue={today}
          maxValue={splitCivil(latestPickup(timeZone, now)).date}
          isRequired
          error={errorOf(field)}
          {...refused}
        />
      </div>
      <TimePicker
        {...fieldProps(`${field}.time`)}
        // One word beside its date; spoken in full.
        label={t('booking.field.time')}
        aria-label={fieldLabel(fieldOf(leg, `${field}.time`), ride, t)}
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
        onOwnError={(words) => fieldSays(`${field}.time`, words)}
        today={today}
        isRequired
        isLoading={isAsked}
        description={zoneText(ride.from, civil, now, { t, lang })}
        {...refused}
      />
      {offer}
    </>
  )
}
