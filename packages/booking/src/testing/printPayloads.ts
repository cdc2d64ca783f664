// Run as a program with TZ set (DATE-01): writes, as JSON, the payloads of the same forms and what the screens show.
import { fromDraft, type Sender } from '../codec/orderRequest.ts'
import { earliestPickup, latestPickup, settleCivil, showDateTime } from '../domain/time.ts'
import { validateDraft } from '../domain/validateDraft.ts'
import { awkwardZones } from './arbitraries.ts'
import { createAirport, createFullDraft, createGuest, createOffer, fixtureNow } from './fixtures.ts'

const sender: Sender = { userId: null, lang: 'en', moduleType: 'booking', framed: false }

/** Days around changes of the clock in the zones, and plain ones. */
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

const answers = awkwardZones.flatMap((timeZone) =>
  days.flatMap((day) =>
    times.map((time) => {
      const draft = createFullDraft({
        offer: createOffer({ routeType: 'SUBURB_AIRPORT' }),
        from: createAirport({ timeZone }),
        form: {
          ...createFullDraft().form,
          arrivalDate: day,
          arrivalTime: time,
          departureDate: day,
          departureTime: '23:59',
        },
      })
      return {
        timeZone,
        payload: fromDraft(draft, sender),
        violations: validateDraft(draft, createGuest(), fixtureNow),
        settled: settleCivil(`${day} ${time}`, timeZone),
        shown: showDateTime(`${day} ${time}`),
        limits: [earliestPickup(timeZone, fixtureNow), latestPickup(timeZone, fixtureNow)],
      }
    }),
  ),
)

console.log(JSON.stringify(answers))
