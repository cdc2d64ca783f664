import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { createAirport, createFullDraft, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { rideOf } from './draft.ts'
import { withNames } from './names.ts'

const stop = createHouse({ placeId: 'stop-1', text: 'Louvre' })
const whole = createFullDraft({ stops: [stop], notes: 'Two bags' })
const draft: Draft = {
  ...whole,
  returnRide: { ...rideOf(whole), from: createHouse(), to: createAirport(), stops: [], sign: 'Anna' },
}
const said = {
  places: [
    createAirport({
      text: 'Шарль-де-Голль',
      secondaryText: 'Париж, Франция',
      location: null,
      timeZone: null,
    }),
    createHouse({ text: 'Риволи, 10', secondaryText: 'Париж', type: 9 }),
    createHouse({ placeId: 'stop-1', text: 'Лувр', secondaryText: 'Париж' }),
  ],
  offers: [
    createOffer({
      price: { minor: 1, currency: 'RUB' },
      carClass: { ...createOffer().carClass, capacity: 9, name: 'Комфорт', examples: ['Тойота'] },
      provider: { ...createOffer().provider, name: 'Машины Сены' },
      services: createOffer().services.map((one) => ({ ...one, name: `${one.id} по-русски`, price: null })),
    }),
  ],
}

/** Draft without its names. */
function nameless({ returnRide, ...rest }: Draft): unknown {
  const place = ({ text: _1, secondaryText: _2, ...one }: Draft['from']) => one
  const offer = ({ carClass, provider, services, ...one }: Offer) => ({
    ...one,
    carClass: { ...carClass, name: '', examples: [] },
    provider: { ...provider, name: '' },
    services: services.map((service) => ({ ...service, name: '' })),
  })
  const ride = <R extends Pick<Draft, 'from' | 'to' | 'stops' | 'offer'>>(one: R) => ({
    ...{ ...one, from: place(one.from), to: one.to && place(one.to) },
    ...{ stops: one.stops.map(place), offer: offer(one.offer) },
  })
  return { ...ride(rest as Draft), returnRide: returnRide && ride(returnRide) }
}

describe('withNames', () => {
  it('I18N-04 places, cars, providers and extras of both rides are called as told', () => {
    const named = withNames(draft, said)
    expect([named.from.text, named.from.secondaryText, named.to?.text]).toEqual([
      ...['Шарль-де-Голль', 'Париж, Франция', 'Риволи, 10'],
    ])
    expect(named.stops.map(({ text }) => text)).toEqual(['Лувр'])
    for (const { carClass, provider, services } of [named.offer, named.returnRide?.offer ?? createOffer()]) {
      expect([carClass.name, carClass.examples, provider.name]).toEqual([
        'Комфорт',
        ['Тойота'],
        'Машины Сены',
      ])
      expect(services[0]?.name).toBe('s-infant по-русски')
    }
    expect([named.returnRide?.from.text, named.returnRide?.to?.text]).toEqual([
      'Риволи, 10',
      'Шарль-де-Голль',
    ])
  })

  it('I18N-04 REL-05 nothing else is touched: not the price, not the car, not a word that was typed', () => {
    expect(nameless(withNames(draft, said))).toEqual(nameless(draft))
  })

  it('I18N-04 an offer of the same class and provider under another id tells the names as well', () => {
    const [offer = createOffer()] = said.offers
    expect(
      withNames(draft, { places: [], offers: [{ ...offer, priceId: 'pr-9' }] }).offer.carClass.name,
    ).toBe('Комфорт')
  })

  it.each([
    ['nothing', { places: [], offers: [] }],
    [
      'another place and another car',
      {
        places: [createHouse({ placeId: 'x', text: 'X' })],
        offers: [
          createOffer({ priceId: 'pr-9', provider: { id: '9', name: 'X', rating: null, reviews: null } }),
        ],
      },
    ],
    [
      'no names',
      {
        places: [],
        offers: [
          createOffer({
            carClass: { ...createOffer().carClass, name: null, examples: [] },
            provider: { ...createOffer().provider, name: null },
            services: [],
          }),
        ],
      },
    ],
  ])('I18N-04 told %s, the old names stay', (_what, names) => {
    expect(withNames(draft, names)).toEqual(draft)
  })

  it('I18N-04 a rent has no end to name', () => {
    const rent = createFullDraft({ to: null, durationSeconds: 3600 })
    expect(withNames(rent, said)).toMatchObject({ to: null, from: { text: 'Шарль-де-Голль' } })
  })
})
