import type { Draft, Lang, Offer, Ride } from '@wherry/booking/kernel'
import { createRide, returnOffer } from '@wherry/booking/testing/parts.ts'
import { describe, expect, it } from 'vitest'
import { createDevice, type Visitor } from './device.ts'
import { transferOf } from './market.ts'

const guest: Visitor = { userId: null, page: null }
const ends = ['ap-IST', 'ad-moda-caddesi-142'] as const

type Device = ReturnType<typeof createDevice>
type Page = Awaited<ReturnType<Device['openPage']>>

/** The offers of a return trip in the page's language: in roubles for Russian, in euros for English. */
async function sold(page: Page, stops: readonly string[] = []) {
  const { from, to, offers, backOffers, stops: served } = await transferOf(page.calls, ends, stops)
  if (!to) throw new Error('no end')
  return { from, to, offers, backOffers, stops: served }
}

/** Begins a return trip in the page's language, with entries in each part of the form. */
async function begin(page: Page, now: number) {
  const { from, to, offers, backOffers, stops } = await sold(page, ['ho-swissotel-bosphorus'])
  const { user } = page
  const offer = offers[1] as Offer
  page.store.dispatch({
    ...{ type: 'started', offer, quotedAt: now, from, to, stops, intentId: crypto.randomUUID() },
    ...{ utm: {}, user },
    returnRide: createRide({ offer: returnOffer(offer, backOffers) as Offer, from: to, to: from, user }),
  })
  const { dispatch } = page.store
  dispatch({ type: 'textEntered', field: 'arrivalNumber', value: 'TK 1985' })
  dispatch({ type: 'notesEntered', value: 'Два чемодана' })
  dispatch({ type: 'rideTextEntered', leg: 'return', field: 'waiting', value: 'у входа' })
  dispatch({ type: 'passengerEntered', uniqId: 'p1', field: 'name', value: 'Анна' })
}

/** Waits until the names of a form are those of a language. */
function isNamedIn({ store }: Page, lang: Lang): Promise<void> {
  return new Promise((resolve) => {
    const look = () => store.get().namesIn === lang && resolve()
    store.subscribe(look)
    look()
  })
}

/** All words that the service chose in a ride. */
const wordsOf = ({ from, to, stops, offer }: Pick<Ride, 'from' | 'to' | 'stops' | 'offer'>) => ({
  places: [from, to, ...stops].map((place) => [place?.text, place?.secondaryText]),
  offer: [offer.carClass.name, offer.carClass.examples, offer.provider.name],
  extras: offer.services.map(({ id, name }) => [id, name]),
})

/** A draft without those words. */
const wordless = (draft: Draft | null) =>
  JSON.parse(
    JSON.stringify(draft, (key, value: unknown) =>
      ['text', 'secondaryText', 'name', 'examples'].includes(key) && value !== 'Анна' ? null : value,
    ),
  ) as unknown

describe('the language is changed in the middle of a form', () => {
  it.each<[Lang, Lang]>([
    ['ru', 'en'],
    ['en', 'es'],
    ['es', 'ru'],
  ])(
    'I18N-04 REL-05 SHELL-24 from %s to %s: all names are the new ones, all else stays, the currency too',
    async (before, after) => {
      const device = createDevice(guest, undefined, { lang: before, currency: null })
      const page = await device.openPage()
      await begin(page, device.clock.now())
      const engine = page.start()
      const former = page.store.get().draft
      page.speak(after)
      await device.until(isNamedIn(page, after))
      await device.until(engine.pricer.settled())
      const { draft } = page.store.get()
      if (!draft?.returnRide || !former?.returnRide) throw new Error('no way back')
      expect(wordless(draft)).toEqual(wordless(former))
      expect(draft.offer.price).toEqual(former.offer.price)
      if (before === 'ru' || after === 'ru') expect(page.currency()).not.toBe(draft.offer.price.currency)

      const fresh = await createDevice(guest, undefined, { lang: after, currency: null }).openPage()
      await begin(fresh, device.clock.now())
      const expected = fresh.store.get().draft
      expect(wordsOf(draft)).toEqual(wordsOf(expected as Draft))
      expect(wordsOf(draft.returnRide)).toEqual(wordsOf(expected?.returnRide as Ride))
      expect(wordsOf(draft)).not.toEqual(wordsOf(former))
    },
  )

  it('BOOK-39 PRICE-21 SHELL-24 what is asked again is asked in the currency of the booking', async () => {
    const device = createDevice(guest, undefined, { lang: 'ru', currency: null })
    const page = await device.openPage()
    await begin(page, device.clock.now())
    const { draft } = page.store.get()
    page.speak('en')
    expect(page.currency()).toBe('EUR')
    const [now] = await page.ask(draft as Draft)
    expect(now?.price.currency).toBe('RUB')
  })
})
