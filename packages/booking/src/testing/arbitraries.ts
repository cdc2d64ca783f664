import fc from 'fast-check'
import { rideOf } from '../booking/draft/draft.ts'
import type { RecalculationQuestion, RecalculationRide } from '../booking/draft/recalculation.ts'
import type { ChildSeats, Draft, Particulars, Ride } from '../kernel/model/booking.ts'
import {
  type HexColor,
  type Look,
  type LookTexts,
  sellingPointCount,
  themeNames,
} from '../kernel/model/moduleSettings.ts'
import type { Offer } from '../kernel/model/offer.ts'
import type { PlaceType, Point } from '../kernel/model/place.ts'
import { routeTypeOf } from '../kernel/model/route.ts'
import { emptyTripForm, type TripForm } from '../kernel/model/trip.ts'
import type { YachtRequest } from '../kernel/model/yacht.ts'
import type { Money } from '../kernel/values/money.ts'
import { createFullDraft, createHouse, createOffer } from './samples/fixtures.ts'

/** Difficult time zones: quarter hours, daylight saving of half an hour or two hours, both sides of the date line. */
export const awkwardZones = [
  'UTC',
  'Asia/Novosibirsk',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/New_York',
  'Antarctica/Troll',
  'Europe/Paris',
  'America/St_Johns',
] as const

const two = (value: number) => String(value).padStart(2, '0')

/** A day from 2020 to 2040. */
export const civilDate: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 365 * 20 })
  .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10))

/** A time of day. */
export const civilTime: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)

/** A wall-clock time from 2020 to 2040; in some zone it may not exist. */
export const civilDateTime: fc.Arbitrary<string> = fc
  .tuple(civilDate, civilTime)
  .map(([date, time]) => `${date} ${time}`)

/** One of the difficult time zones. */
export const timeZone: fc.Arbitrary<string> = fc.constantFrom(...awkwardZones)

/** Currencies with 0, 2 and 3 decimals. */
export const currency: fc.Arbitrary<string> = fc.constantFrom('EUR', 'RUB', 'USD', 'JPY', 'KZT', 'KWD', 'INR')

/** Money up to ten million of any currency. */
export const money: fc.Arbitrary<Money> = fc.record({
  minor: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  currency,
})

/** A place type code. */
export const placeType: fc.Arbitrary<PlaceType> = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)

/** An offer in one currency; ids may repeat between classes and providers, as in real lists. */
export const offer: fc.Arbitrary<Offer> = fc
  .record({
    priceId: fc.uuid(),
    minor: fc.integer({ min: 100, max: 100_000 }),
    classId: fc.integer({ min: 1, max: 6 }),
    capacity: fc.integer({ min: 1, max: 20 }),
    providerId: fc.integer({ min: 1, max: 5 }),
    rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
    start: placeType,
    finish: placeType,
  })
  .map(({ priceId, minor, classId, capacity, providerId, rating, start, finish }) => {
    const basis = createOffer()
    return {
      ...basis,
      priceId,
      price: { minor, currency: 'EUR' },
      carClass: { ...basis.carClass, id: String(classId), capacity },
      provider: { ...basis.provider, id: String(providerId), rating },
      start: { placeId: 'start', type: start },
      finish: { placeId: 'finish', type: finish },
      routeType: routeTypeOf(start, finish),
    }
  })

/** Counts of seats, valid or not. */
export const childSeats: fc.Arbitrary<ChildSeats> = fc.record({
  infant_seat: fc.nat({ max: 4 }),
  seat: fc.nat({ max: 4 }),
  booster: fc.nat({ max: 4 }),
})

/** Free text of any script, with control characters and direction marks in it. */
export const freeText: fc.Arbitrary<string> = fc.string({
  maxLength: 60,
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('\n', '\r\n', '\t', '\u202e', '\u2066', '\u0000', '\ud800', 'e\u0301'),
    },
  ),
})

/** A trip's form with both times and any texts. */
export const tripForm: fc.Arbitrary<TripForm> = fc
  .record({
    arrivalDate: civilDate,
    arrivalTime: civilTime,
    departureDate: civilDate,
    departureTime: civilTime,
    arrivalNumber: freeText,
  })
  .map((fields) => ({ ...emptyTripForm, ...fields }))

/** A point on the earth, to the last digit of a float. */
export const point: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** Phones as people type them, of no particular country. */
const typedPhone = fc.stringMatching(/^\+?[0-9 ()-]{7,18}$/)

/** Details of a ride beside its route, its price and its times. */
const rideParts = fc.record({
  stops: fc.array(
    fc.record({ placeId: fc.uuid(), location: fc.option(point) }).map((parts) => createHouse(parts)),
    { maxLength: 3 },
  ),
  durationSeconds: fc.integer({ min: 1, max: 24 }).map((hours) => hours * 3600),
  sign: freeText,
  internalNumber: freeText,
  additionalAddress: freeText,
  changeOfItinerary: freeText,
  waiting: freeText,
  tollRoads: freeText,
  flexibleTariff: fc.boolean(),
  flexibleAgreement: fc.boolean(),
  isFastRide: fc.boolean(),
})

/** Details of a booking beside its rides, people and payment; the texts are arbitrary. */
export const particulars: fc.Arbitrary<Omit<Particulars, 'returnRide'>> = fc.record({
  change: fc.constant(null),
  coordinator: fc.option(fc.record({ name: freeText, phone: typedPhone, inEnglish: fc.boolean() })),
  costCenter: fc.option(fc.record({ id: fc.uuid(), title: freeText })),
  orderNumber: freeText,
  tripReference: freeText,
  policyReason: freeText,
  viewers: fc.array(typedPhone, { maxLength: 5 }),
  milesNumber: freeText,
  certificate: freeText,
  hash: freeText,
})

/** A transfer or a rent with arbitrary texts and times. */
const ride: fc.Arbitrary<Ride> = fc
  .record({ offer, form: tripForm, parts: rideParts, isRent: fc.boolean(), isFlexible: fc.boolean() })
  .map(({ offer, form, parts, isRent, isFlexible }) => ({
    ...rideOf(createFullDraft()),
    ...parts,
    form,
    offer: {
      ...offer,
      flexibleTariff: isFlexible,
      ...(isRent ? { finish: 'rent' as const, routeType: routeTypeOf(offer.start.type, 'rent') } : {}),
    },
  }))

/** A draft with consistent numbers, with or without a way back; its texts and times are arbitrary. */
export const draft: fc.Arbitrary<Draft> = fc
  .record({
    ride,
    returnRide: fc.option(ride),
    notes: freeText,
    particulars,
    utm: fc.dictionary(
      freeText.map((name) => `utm_${name}`),
      freeText,
    ),
  })
  .map(({ ride, particulars, ...fields }) => createFullDraft({ ...particulars, ...ride, ...fields }))

const hexColor: fc.Arbitrary<HexColor> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0').toUpperCase()}` as const)

const lookTexts: fc.Arbitrary<LookTexts> = fc.record({
  header: freeText,
  top: freeText,
  bottom: freeText,
})

/** A look that the editor can make. */
export const look: fc.Arbitrary<Look> = fc.record({
  theme: fc.constantFrom(...themeNames),
  accent: fc.option(hexColor),
  sellingPoints: fc.uniqueArray(fc.integer({ min: 1, max: sellingPointCount }), {
    minLength: 1,
    maxLength: sellingPointCount,
  }),
  sellingPointsImage: fc.option(fc.webUrl({ validSchemes: ['https'] })),
  sellingPointsColor: fc.option(hexColor),
  showsSellingPoints: fc.boolean(),
  showsReviews: fc.boolean(),
  showsMobileApp: fc.boolean(),
  texts: fc.record({ ru: lookTexts, en: lookTexts }),
})

/** A yacht request that the form could send. */
export const yachtRequest: fc.Arbitrary<YachtRequest> = fc.record({
  place: fc.oneof(
    fc.record({
      kind: fc.constant('listed' as const),
      country: freeText.map((text) => `Land ${text}`),
      city: freeText.map((text) => `Town ${text}`),
    }),
    fc.record({ kind: fc.constant('typed' as const), text: freeText.map((text) => `Bay ${text}`) }),
  ),
  startAt: civilDateTime,
  hours: fc.oneof(
    fc.integer({ min: 2, max: 12 }),
    fc.integer({ min: 1, max: 14 }).map((days) => days * 24),
  ),
  isFlexibleDate: fc.boolean(),
  guests: fc.integer({ min: 1, max: 50 }),
  hasChildren: fc.boolean(),
  details: freeText,
  contact: freeText,
  lang: fc.constantFrom('ru' as const, 'en' as const),
})

const recalculationRide: fc.Arbitrary<RecalculationRide> = fc.record({
  priceId: fc.uuid(),
  stops: fc.integer({ min: 0, max: 3 }),
  pickupPlaceId: fc.uuid(),
  durationSeconds: fc.option(fc.integer({ min: 1, max: 24 }).map((hours) => hours * 3600)),
  services: fc.array(fc.record({ id: fc.uuid(), type: freeText, amount: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 4,
  }),
})

/** One or two rides whose price is to be calculated again. */
export const recalculationQuestion: fc.Arbitrary<RecalculationQuestion> = fc.record({
  currency,
  hash: freeText,
  rides: fc.oneof(fc.tuple(recalculationRide), fc.tuple(recalculationRide, recalculationRide)),
})
