import { Button, CalendarIcon, PrintIcon, ShareIcon, useAnnounce } from '@wherry/ui'
import { useState } from 'react'
import type { OrderTexts } from '../../booking/index.ts'
import type { CalendarRide } from '../../kernel/format/calendarFile.ts'
import { spokenTime } from '../../kernel/format/dateTime.ts'
import { clamp, isolate } from '../../kernel/format/outside.ts'
import type { Order, OrderTrip } from '../../kernel/model/order.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { numberFacts } from './bookedFacts.ts'
import { orderNumbers } from './orderNumbers.ts'

/** Buttons to print the voucher, to add the rides to a calendar, and to share a text about the ride. */
export function TakeAlong({ order }: { order: Order }) {
  const t = useT('order')
  const { lang, platform } = useModule()
  const announce = useAnnounce()
  const [isLoading, setLoading] = useState(false)
  const { device } = platform
  const rides = calendarRides(order, t)

  const addToCalendar = async () => {
    setLoading(true)
    try {
      const { calendarFile } = await import('../../kernel/format/calendarFile.ts')
      const text = calendarFile(rides, platform.clock.now())
      const name = `${order.number.replace(/[^\w-]/g, '') || 'ride'}.ics`
      if (!(await device.save({ name, type: 'text/calendar', text }))) announce(t('confirmed.calendarFailed'))
    } catch (error) {
      platform.report(error)
      announce(t('confirmed.calendarFailed'))
    }
    setLoading(false)
  }
  const share = device.share
  return (
    <>
      <Button variant="outline" onClick={() => device.print()}>
        <PrintIcon />
        {t('confirmed.print')}
      </Button>
      {rides.length > 0 && (
        <Button variant="plain" isLoading={isLoading} onClick={() => void addToCalendar()}>
          <CalendarIcon />
          {t('confirmed.calendar')}
        </Button>
      )}
      {share && (
        <Button
          variant="plain"
          onClick={() =>
            void share({
              title: t('approval.order', { number: order.numbers.join(', '), count: order.numbers.length }),
              text: order.trips.map((trip) => sharedText(trip, order, t, lang)).join('\n'),
            })
          }
        >
          <ShareIcon />
          {t('confirmed.share')}
        </Button>
      )}
    </>
  )
}

const carText = ({ carClassName, provider }: OrderTrip, t: OrderTexts) => {
  const car = carClassName ?? t('approval.trip')
  return provider?.name ? t('confirmed.carBy', { car, provider: provider.name }) : car
}

/**
 * Text of the ride for sharing, without the page's address: that would show all personal data of the booking.
 */
function sharedText(trip: OrderTrip, order: Order, t: OrderTexts, lang: Parameters<typeof spokenTime>[1]) {
  const words = {
    when: trip.dateArrival ? spokenTime(trip.dateArrival, lang) : '',
    from: isolate(trip.start.text),
    car: isolate(carText(trip, t)),
    number: orderNumbers(order, lang),
  }
  return trip.finish
    ? t('confirmed.shared', { ...words, to: isolate(trip.finish.text) })
    : t('confirmed.sharedByHour', words)
}

/** Calendar events of all rides with a known time. */
function calendarRides({ trips, numbers }: Order, t: OrderTexts): CalendarRide[] {
  return trips.flatMap((trip, index) => {
    const { dateArrival, start, finish, travelSeconds, durationSeconds } = trip
    if (dateArrival === null) return []
    const seconds = durationSeconds ?? travelSeconds
    const number = numbers[index] ?? numbers[0]
    return [
      {
        id: `${trip.orderId}@wherry`,
        start: dateArrival,
        timeZone: timeZoneOf(trip.start),
        minutes: seconds === null ? null : Math.ceil(seconds / 60),
        title: finish
          ? t('confirmed.ride', { from: start.text, to: finish.text })
          : t('confirmed.rideByHour', { from: start.text }),
        place: start.text,
        notes: [
          t('approval.order', { number, count: 1 }),
          carText(trip, t),
          ...(trip.sign ? [`${t('confirmed.sign')}: ${trip.sign}`] : []),
          ...numberFacts(trip, t).flatMap(([term, text]) => (text ? [`${term}: ${clamp(text)}`] : [])),
        ].join('\n'),
        alarm: t('confirmed.alarm'),
      },
    ]
  })
}
