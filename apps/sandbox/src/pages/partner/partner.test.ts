import { beforeAll, describe, expect, it } from 'vitest'
import { settableClock, systemClock } from '../../clock.ts'
import { defaultOptions, type SandboxOptions } from '../../options.ts'
import { createPlaceIndex } from '../../places/placeIndex.ts'
import { samplePlaces } from '../../places/sample.ts'
import { createSqliteStore } from '../../store/sqlite.ts'
import { createHostilePages } from './hostile.ts'
import { createPartnerPages } from './partner.ts'
import { ways } from './partnerWays.ts'

const options: SandboxOptions = { ...defaultOptions }
const parts = {
  places: createPlaceIndex(samplePlaces),
  store: createSqliteStore(':memory:'),
  clock: settableClock(systemClock),
  options: () => options,
}
const site = createPartnerPages(parts)
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? ''

describe.each(ways)('EMBED-08 the airline’s page $path', ({ path, name, hint }) => {
  it.each(['en', 'ru', 'es'] as const)(
    'in %s: its words, a menu of all ways, no inline script',
    async (lang) => {
      const response = await site.request(`${path}?lang=${lang}`)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text).toContain(hint[lang])
      expect(text).toContain(`aria-current="page">${name[lang]}</a>`)
      for (const way of ways) expect(text).toContain(`href="${way.path}?lang=${lang}"`)
      expect(text).not.toMatch(/<script(?![^>]* src=)|<style|style="|\son\w+="/)
      expect(policyOf(response)).not.toMatch(/unsafe|\*/)
      expect(policyOf(response)).toContain(`frame-src ${new URL(options.moduleUrl).origin}`)
    },
  )
})

describe('EMBED-08 what the pages hold', () => {
  const read = async (path: string) => (await site.request(path)).text()
  const loader = 'src="http://localhost:5173/embed/v1/loader.js"'

  it('the loader on each page with the element, as often as there are elements', async () => {
    for (const [path, elements] of [
      ['/element', 1],
      ['/two', 2],
      ['/strict', 1],
      ['/far', 1],
      ['/ad', 1],
    ] as const) {
      const text = await read(path)
      expect(text.split(loader)).toHaveLength(2)
      expect(text.split('<wherry-module\n')).toHaveLength(elements + 1)
    }
    expect(await read('/')).not.toContain('<script')
    expect(await read('/react')).not.toContain(loader)
  })

  it('a nonce of its own for each answer of the strict page, shown to nobody', async () => {
    const [first, second] = await Promise.all([site.request('/strict'), site.request('/strict')])
    const nonce = /nonce-(\w{32})'/.exec(policyOf(first))?.[1]
    expect(nonce).toBeTruthy()
    expect(policyOf(second)).not.toContain(nonce)
    expect((await first.text()).split(nonce!)).toHaveLength(3)
  })

  it('a sandbox as it is tested, with its own origin and without', async () => {
    expect(await read('/sandbox')).toMatch(/sandbox="allow-scripts [^"]*user-activation allow-same-origin"/)
    expect(await read('/sandbox?origin=none')).not.toContain('allow-same-origin"')
  })

  it('the advert of the third site, whose address a policy can or cannot hold', async () => {
    expect(policyOf(await site.request('/ad'))).toContain('frame-src http://localhost:5173 http:;')
    options.hostileUrl = 'http://127.0.0.2:8791'
    const response = await site.request('/ad')
    expect(policyOf(response)).toContain('frame-src http://localhost:5173 http://127.0.0.2:8791;')
    expect(await response.text()).toContain('src="http://127.0.0.2:8791/ad"')
  })
})

describe('the scripts of the sites', () => {
  let bodies: string[]
  beforeAll(async () => {
    const asked = [
      site.request('/script.js'),
      site.request('/react.js'),
      createHostilePages(parts).request('/script.js'),
    ]
    bodies = await Promise.all((await Promise.all(asked)).map((response) => response.text()))
  })

  it('are made of their sources, each whole in one file', () => {
    const [own, react, hostile] = bodies
    expect(own).toContain('wherry:')
    expect(react).toContain('wherry-module')
    expect(hostile).toContain('postMessage')
    for (const body of bodies) expect(body).not.toMatch(/\bimport\s*[{(]|\brequire\(/)
  })
})

describe('the hostile site', () => {
  it('EMBED-11 frames the module under its own name and the partner’s, and the partner’s page', async () => {
    const pages = createHostilePages(parts)
    const read = async (path: string) => (await pages.request(`http://[::1]:8791${path}`)).text()
    const frames = await read('/frames')
    expect(frames).toContain(encodeURIComponent('http://[::1]:8791'))
    expect(frames).toContain(encodeURIComponent(options.partnerUrl))
    expect(await read('/around')).toContain(`src="${options.partnerUrl}/`)
    for (const path of ['/element', '/opener', '/ad']) expect(await read('/')).toContain(`href="${path}"`)
  })
})
