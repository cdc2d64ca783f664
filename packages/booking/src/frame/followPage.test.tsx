import type { ParentMessage } from '@wherry/embed/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ridePrefillOf } from '../booking/index.ts'
import { createModule } from '../createModule.ts'
import type { Platform } from '../kernel/platform.ts'
import type { OwnLanguages } from '../kernel/values/language.ts'
import { moduleThemeOf } from '../module/look/moduleTheme.ts'
import { createFakePlatform } from '../testing/fakePlatform.ts'
import { followPage, type Said } from './followPage.ts'
import type { FramePaths } from './framePaths.ts'

const address = window.location.href
beforeEach(() => window.history.replaceState(null, '', '/transfer?lang=en'))
afterEach(() => window.history.replaceState(null, '', address))

/** An app with a page for each section, by its name. */
const paths: FramePaths = {
  pageOf(path, sections) {
    const name = path.slice(1) || 'finder'
    return (name === 'rent' || name === 'yacht') && !sections[name] ? null : { name }
  },
  pathOf: ({ name }) => (name === 'finder' ? '' : `/${name}`),
}

/** A service that knows one airport by its code. */
const fetch: Platform['fetch'] = async (address) => {
  const isKnown = address.includes('transport-nodes') && address.includes('term=SAW')
  const node = { place_id: 'air-SAW', iata: 'SAW', description: 'Sabiha Gökçen', types: ['airport'] }
  return Response.json({ result: isKnown ? [node] : [] })
}

function followed(said: Said = { lang: 'en', section: 'transfer' }, texts: OwnLanguages = {}) {
  const told: [string, unknown][] = []
  const platform = createFakePlatform({
    fetch,
    host: { notify: (...message: [string, unknown]) => told.push(message) > 0 } as never,
  })
  const module = createModule({
    platform,
    config: {
      apiBase: 'https://api.test',
      partner: '7',
      texts,
      sections: { transfer: true, rent: true, yacht: false },
    },
  })
  const world = { module, said }
  const follow = followPage(module, {
    paths,
    said: () => world.said,
    say: (next) => {
      world.said = next
    },
  })
  const hear = (type: string, payload: object) => follow.take({ type, id: 1, payload } as ParentMessage)
  return { ...world, world, hear, told, begin: follow.begin }
}

const query = () => Object.fromEntries(new URLSearchParams(window.location.search))

describe('EMBED-06 what the page says is done to the module as it stands', () => {
  it('its language, in the address too', async () => {
    const { module, hear } = followed()
    hear('lang', { lang: 'ru' })
    await expect.poll(() => module.stores.session.get().lang).toBe('ru')
    expect(new URLSearchParams(window.location.search).get('lang')).toBe('ru')
  })

  it('I18N-05 its language, where that is a partner’s own; one that nobody has is passed over', async () => {
    const { module, hear } = followed(undefined, {
      'zh-Hant': { base: 'ru', texts: { shell: { rent: '包車' } } },
    })
    hear('lang', { lang: 'es', wished: 'tlh zh-hant' })
    await expect.poll(() => module.stores.session.get()).toMatchObject({ lang: 'zh-Hant', serviceLang: 'ru' })
    expect(query()['lang']).toBe('zh-Hant')
    hear('lang', { lang: 'es', wished: 'tlh' })
    await expect.poll(() => module.stores.session.get().lang).toBe('es')
  })

  it('its currency, above that of the settings, which counts again where it names none', () => {
    const { module, hear } = followed()
    hear('currency', { currency: 'AED' })
    expect(module.stores.session.get().currency).toBe('AED')
    expect(query()['currency']).toBe('AED')
    module.stores.session.dispatch({ type: 'userRead', userId: '7', currency: 'RUB' })
    expect(module.stores.session.get()).toMatchObject({ currency: 'AED', userId: '7' })
    hear('currency', {})
    expect(module.stores.session.get()).toMatchObject({ currency: 'RUB', userId: '7' })
    expect(query()).toEqual({ lang: 'en' })
  })

  it('its section, where that is on', () => {
    const { hear } = followed()
    hear('section', { section: 'rent' })
    expect(window.location.pathname).toBe('/transfer/rent')
    hear('section', { section: 'yacht' })
    expect(window.location.pathname).toBe('/transfer/rent')
  })

  it('its places, but for those that the visitor has begun', () => {
    const { module, hear } = followed()
    module.stores.finder.dispatch({ type: 'typed', side: 'from', text: 'Ista' })
    hear('prefill', { from: 'air-IST', to: 'air-SAW' })
    expect(query()).toEqual({ lang: 'en', to: 'air-SAW' })
  })

  it('of the first message only what is news since the address', () => {
    const { world, hear } = followed({ lang: 'en', section: 'transfer', theme: 'dark' })
    hear('init', { lang: 'en', section: 'transfer', theme: 'dark', 'utm-source': 'letter' })
    expect(window.location.search).toBe('?lang=en&utm_source=letter')
    hear('init', { lang: 'en', section: 'rent', theme: 'dark' })
    expect(window.location.pathname).toBe('/transfer/rent')
    expect(world.said).toMatchObject({ section: 'rent', theme: 'dark' })
  })

  it('the day and who rides: there and back, for so many seats, and taken out of the address once', async () => {
    const said = { section: 'transfer', date: '2030-05-01', 'return-date': '2030-05-03', adults: '4' }
    window.history.replaceState(null, '', '/transfer?date=2030-05-01&return_date=2030-05-03&adults=4')
    const { module, hear, begin } = followed(said)
    await begin()
    expect(query()).toEqual({ return: '1', passengersCount: '4' })
    const wishes = () => ridePrefillOf(module).get()
    expect(wishes()).toEqual({ date: '2030-05-01', returnDate: '2030-05-03', adults: 4 })
    hear('prefill', { date: '2030-05-02', adults: '2', children: '1' })
    expect(wishes()).toEqual({ date: '2030-05-02', adults: 2, children: 1 })
    expect(query()).toEqual({ return: '1', passengersCount: '3' })
    // The visitor has removed the filter of the seats.
    window.history.replaceState(null, '', '/transfer?return=1')
    hear('prefill', { date: '2030-05-02', adults: '5' })
    expect(query()).toEqual({ return: '1' })
    hear('section', { section: 'rent' })
    expect(query()['passengersCount']).toBe('5')
  })

  it('an airport by its code, and says where there is none of that', async () => {
    window.history.replaceState(null, '', '/transfer?from_iata=saw&to_iata=QQQ')
    const { module, told, begin, hear } = followed({ 'from-iata': 'saw', 'to-iata': 'QQQ' })
    await begin()
    await expect.poll(() => query()).toEqual({ from: 'air-SAW' })
    await expect.poll(() => told).toEqual([['error', { code: 'to-iata' }]])
    const { to } = module.stores.finder.get()
    expect(to.error).toBe('Finder.notFound')
    // An id has priority over a code.
    hear('prefill', { from: 'ap-IST', 'from-iata': 'saw', 'to-iata': 'QQQ' })
    expect(query()).toEqual({ from: 'ap-IST' })
    module.stores.finder.dispatch({ type: 'typed', side: 'to', text: 'Mod' })
    hear('prefill', { 'from-iata': 'SAW', 'to-iata': 'SAW' })
    await expect.poll(query, { message: 'what the visitor has typed stays' }).toEqual({ from: 'air-SAW' })
  })

  it('its corners and its font, from the first paint on; others than we have are none', async () => {
    const { module, begin, hear } = followed({ radius: 'sharp', font: 'georgia' })
    const theme = () => moduleThemeOf(module).get()
    await begin()
    expect(theme()).toMatchObject({ radius: 'sharp', modes: { light: { base: 'light' } } })
    expect(JSON.stringify(theme())).toContain('Georgia')
    hear('theme', { theme: 'dark', radius: 'round' })
    await expect.poll(theme).toMatchObject({ radius: 'round', modes: { dark: { base: 'dark' } } })
    expect(JSON.stringify(theme())).not.toContain('Georgia')
    hear('theme', { theme: 'dark', radius: 'oval', font: 'papyrus' })
    await expect.poll(theme).toBe('dark')
  })

  it('BOOK-55 who led the visitor here, as the mark that goes with the order', async () => {
    window.history.replaceState(null, '', '/transfer?ref=blog')
    const { begin, hear } = followed({ ref: 'blog' })
    await begin()
    expect(query()).toEqual({ sub_id: 'blog' })
    hear('prefill', { ref: 'letter' })
    expect(query()).toEqual({ sub_id: 'letter' })
    // A `sub_id` in the visitor's own link has priority.
    window.history.replaceState(null, '', '/transfer?sub_id=own')
    hear('prefill', { ref: 'other' })
    expect(query()).toEqual({ sub_id: 'own' })
  })
})
