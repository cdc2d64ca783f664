import { createModule } from '@wherry/booking/hooks/module.tsx'
import { createFakePlatform } from '@wherry/booking/testing/fakePlatform.ts'
import type { ParentMessage } from '@wherry/embed/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followPage, type Said } from './followPage.ts'

const address = window.location.href
beforeEach(() => window.history.replaceState(null, '', '/transfer?lang=en'))
afterEach(() => window.history.replaceState(null, '', address))

function followed(said: Said = { lang: 'en', section: 'transfer' }) {
  const module = createModule({
    platform: createFakePlatform(),
    config: { apiBase: '', sections: { transfer: true, rent: true, yacht: false } },
  })
  const world = { module, said }
  const follow = followPage(module, {
    said: () => world.said,
    say: (next) => {
      world.said = next
    },
  })
  const hear = (type: string, payload: object) => follow({ type, id: 1, payload } as ParentMessage)
  return { ...world, world, hear }
}

describe('EMBED-06 what the page says is done to the module as it stands', () => {
  it('its language, in the address too', async () => {
    const { module, hear } = followed()
    hear('lang', { lang: 'ru' })
    await expect.poll(() => module.stores.session.get().lang).toBe('ru')
    expect(new URLSearchParams(window.location.search).get('lang')).toBe('ru')
  })

  it('its currency, and that of the language again where it names none', () => {
    const { module, hear } = followed()
    hear('currency', { currency: 'AED' })
    expect(module.stores.session.get().currency).toBe('AED')
    hear('currency', {})
    expect(module.stores.session.get().currency).not.toBe('AED')
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
    const query = new URLSearchParams(window.location.search)
    expect([query.get('from'), query.get('to')]).toEqual([null, 'air-SAW'])
  })

  it('of the first message only what is news since the address', () => {
    const { world, hear } = followed({ lang: 'en', section: 'transfer', theme: 'dark' })
    hear('init', { lang: 'en', section: 'transfer', theme: 'dark', 'utm-source': 'letter' })
    expect(window.location.search).toBe('?lang=en&utm_source=letter')
    hear('init', { lang: 'en', section: 'rent', theme: 'dark' })
    expect(window.location.pathname).toBe('/transfer/rent')
    expect(world.said).toMatchObject({ section: 'rent', theme: 'dark' })
  })
})
