// A program that is run with different time zones in TZ (DATE-01). It prints the payloads of the same forms, and the
// texts on the screens, as JSON.
import fc from 'fast-check'
import { rideOf } from '../booking/draft/draft.ts'
import { toSubmittedDraft } from '../booking/draft/submittedDraft.ts'
import { validateDraft } from '../booking/rules/validateDraft.ts'
import { fromDraft, type Sender } from '../booking/wire/orderRequest.ts'
import type { Draft } from '../kernel/model/booking.ts'
import {
  earliestPickup,
  latestPickup,
  plusMinutes,
  settleCivil,
  showDateTime,
  splitCivil,
  valueIn,
} from '../kernel/values/time.ts'
import { draft as anyDraft, awkwardZones } from './arbitraries.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from './samples/fixtures.ts'

const sender: Sender = { userId: null, lang: 'en', moduleType: 'booking', platform: 'web' }
const user = createGuest()

/** Days around clock changes in the zones, and ordinary days. */
const days = [
  '2026-12-01',
  '2027-03-14',
  '2027-03-28',
  '2027-04-04',
  '2027-10-03',
  '2027-10-31',
  '2027-11-07',
]
const times = ['00:00', '01:30', '02:15', '02:30', '12:00', '23:59']

/** All results that follow from a form's entries. */
function answerOf(draft: Draft, day: string, time: string) {
  const timeZone = draft.from.timeZone ?? ''
  return {
    timeZone,
    payload: fromDraft(toSubmittedDraft(draft, user), sender),
    violations: validateDraft(draft, user, fixtureNow),
    settled: settleCivil(`${day} ${time}`, timeZone),
    shown: showDateTime(`${day} ${time}`),
    limits: [earliestPickup(timeZone, fixtureNow), latestPickup(timeZone, fixtureNow)],
  }
}

function at(day: string, time: string, departureDate: string | null): Draft['form'] {
  const { form } = createFullDraft()
  return { ...form, arrivalDate: day, arrivalTime: time, departureDate, departureTime: '23:59' }
}

const forms = awkwardZones.flatMap((timeZone) =>
  days.flatMap((day) =>
    times.map((time) => {
      const offer = createOffer({ routeType: 'SUBURB_AIRPORT' })
      const from = createAirport({ timeZone })
      return answerOf(createFullDraft({ offer, from, form: at(day, time, day) }), day, time)
    }),
  ),
)

const rents = awkwardZones.flatMap((timeZone) =>
  days.flatMap((day) =>
    times.map((time, index) => {
      const offer = createOffer({ routeType: 'AIRPORT_RENT', finish: 'rent' })
      const ride = { offer, from: createAirport({ timeZone }), to: null, durationSeconds: 3600 * (index + 1) }
      return answerOf(createFullDraft({ ...ride, form: at(day, time, null) }), day, time)
    }),
  ),
)

/** Bookings with the way there in one zone, and the way back a day later from the next zone. */
const pairs = awkwardZones.flatMap((timeZone, index) =>
  days.flatMap((day) =>
    times.map((time) => {
      const far = createHouse({ timeZone: awkwardZones[(index + 1) % awkwardZones.length] ?? 'UTC' })
      const near = createAirport({ timeZone })
      const next = splitCivil(plusMinutes(`${day} 12:00`, 24 * 60, 'UTC')).date
      const offer = createOffer({ routeType: 'SUBURB_AIRPORT' })
      const back = createFullDraft({ offer, from: far, to: near, form: at(next, time, next) })
      const there = { from: near, to: far, form: at(day, time, null) }
      return answerOf(createFullDraft({ ...there, returnRide: rideOf(back) }), day, time)
    }),
  ),
)

/** Forms with every field filled, from a fixed seed. */
const whole = fc.sample(anyDraft, { seed: 20_261_121, numRuns: 200 }).map((draft, index) => {
  const from = { ...draft.from, timeZone: awkwardZones[index % awkwardZones.length] ?? 'UTC' }
  const { arrivalDate, arrivalTime } = draft.form
  return answerOf({ ...draft, from }, valueIn(arrivalDate) ?? '', valueIn(arrivalTime) ?? '')
})

console.log(JSON.stringify({ forms, rents, pairs, whole }))
