import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { createStore } from '../../kernel/store/store.ts'
import type { Lang } from '../../kernel/values/language.ts'
import { createSession, sessionReducer } from '../../module/session.ts'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { settle } from '../../testing/orderModel.ts'
import {
  createAirport,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking, toSavedBooking } from '../state/bookingState.ts'
import { readSnapshot, writeSnapshot } from '../state/snapshot.ts'
import { followLanguage } from './followLanguage.ts'

/** A booking begun in Russian, and a service that answers in its own time. */
function createScreen(lang: Lang = 'ru') {
  const clock = createFakeClock(fixtureNow)
  const platform = createFakePlatform({ clock })
  const session = createStore(sessionReducer, createSession(lang, 'wherry.test'))
  const store = createStore(bookingReducer, initialBooking)
  store.dispatch({
    ...{
      type: 'started',
      offer: createOffer(),
      quotedAt: fixtureNow,
      from: createAirport(),
      to: createHouse(),
    },
    ...{ intentId: 'i', utm: {}, user: createGuest() },
  })
  const calls: { what: string; lang: Lang; signal: AbortSignal; answer(): void; fail(): void }[] = []
  function asked<T>(what: string, signal: AbortSignal, value: (lang: Lang) => T): Promise<T> {
    const { serviceLang: lang } = session.get()
    return new Promise((resolve, reject) => {
      calls.push({
        what,
        lang,
        signal,
        answer: () => resolve(value(lang)),
        fail: () => reject(new Error('no')),
      })
    })
  }
  const open = () =>
    followLanguage({
      ...{ store, session, platform },
      place: (id, signal) => asked(id, signal, (lang) => createHouse({ placeId: id, text: `${id} ${lang}` })),
      offers: (ride: Draft, signal) =>
        asked('offers', signal, (lang) => [
          createOffer({ carClass: { ...ride.offer.carClass, name: `Comfort ${lang}` } }),
        ]),
    })
  const end = open()
  return {
    ...{ calls, store, session, platform, open, end },
    speak: (lang: Lang) => session.dispatch({ type: 'languageChanged', lang }),
    names: () => {
      const { draft } = store.get()
      return [draft?.from.text, draft?.to?.text, draft?.offer.carClass.name]
    },
    async answer(lang?: Lang) {
      for (const call of calls) if (lang === undefined || call.lang === lang) call.answer()
      await settle()
    },
  }
}

const old = ['Charles de Gaulle Airport', '10 Rue de Rivoli', 'Comfort']
const english = ['air-CDG en', 'adr-rivoli-10 en', 'Comfort en']
const spanish = ['air-CDG es', 'adr-rivoli-10 es', 'Comfort es']

describe('the names of a booking after a change of language', () => {
  it('I18N-04 nothing is asked while the language stays', async () => {
    const screen = createScreen()
    await settle()
    expect(screen.calls).toEqual([])
    expect(screen.store.get().namesIn).toBe('ru')
  })

  it('I18N-04 REL-05 they are read anew, and nothing else changes', async () => {
    const screen = createScreen()
    screen.store.dispatch({ type: 'notesEntered', value: 'Two bags' })
    const { quotedAt, intentId, draft } = screen.store.get()
    screen.speak('en')
    expect(screen.calls.map(({ what }) => what)).toEqual(['air-CDG', 'adr-rivoli-10', 'offers'])
    expect(screen.names()).toEqual(old)
    await screen.answer()
    expect(screen.names()).toEqual(english)
    expect(screen.store.get()).toMatchObject({ quotedAt, intentId, namesIn: 'en' })
    expect(screen.store.get().draft).toMatchObject({
      notes: 'Two bags',
      offer: { price: draft?.offer.price },
    })
  })

  it('REL-04 the language chosen last wins, in whatever order the answers come', async () => {
    for (const order of [
      ['en', 'es'],
      ['es', 'en'],
    ] as const) {
      const screen = createScreen()
      screen.speak('en')
      screen.speak('es')
      expect(screen.calls[0]?.signal.aborted).toBe(true)
      for (const lang of order) await screen.answer(lang)
      expect(screen.names()).toEqual(spanish)
    }
  })

  it('REL-04 back to the language of before, nothing that is under way counts any more', async () => {
    const screen = createScreen()
    screen.speak('en')
    screen.speak('ru')
    await screen.answer()
    expect(screen.names()).toEqual(old)
  })

  it.each([
    [0, ['Charles de Gaulle Airport', 'adr-rivoli-10 en', 'Comfort en']],
    [2, ['air-CDG en', 'adr-rivoli-10 en', 'Comfort']],
  ])('ERR-07 answer %i fails: its old name stays until the connection is back', async (at, names) => {
    const screen = createScreen()
    screen.speak('en')
    for (const [index, call] of screen.calls.entries()) index === at ? call.fail() : call.answer()
    await settle()
    expect(screen.names()).toEqual(names)
    expect(screen.store.get().namesIn).toBe('ru')
    screen.platform.setOnline(false)
    screen.platform.setOnline(true)
    await screen.answer()
    expect(screen.names()).toEqual(english)
  })

  it('REL-09 after the screen has gone nothing is asked or told', async () => {
    const screen = createScreen()
    screen.speak('en')
    screen.end()
    await screen.answer()
    expect(screen.names()).toEqual(old)
    screen.speak('es')
    expect(screen.calls).toHaveLength(3)
  })

  it('I18N-04 BOOK-58 a form opened again in another language, from the device too, is named anew', async () => {
    const screen = createScreen()
    screen.end()
    screen.speak('en')
    screen.open()
    await screen.answer()
    expect(screen.names()).toEqual(english)

    const state = screen.store.get()
    const text = writeSnapshot({ until: 1, kept: toSavedBooking(state), begun: null })
    const kept = readSnapshot(text)?.kept
    if (!kept) throw new Error('not kept')
    const other = createScreen('es')
    other.end()
    other.store.dispatch({ type: 'restored', kept })
    other.open()
    await other.answer()
    expect(other.names()).toEqual(spanish)
  })
})
