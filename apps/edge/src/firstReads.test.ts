import { describe, expect, it } from 'vitest'
import { placePath, preloadLinks, readFirst } from './firstReads.ts'

/** The links of a page whose answers the browser requests by itself. */
function firstReads(request: Request, of: Parameters<typeof readFirst>[1]): string {
  const reads = readFirst(request, of)
  return reads ? preloadLinks(reads, [...reads.places.map(placePath), ...reads.settings]) : ''
}
const setup = { basePath: '/transfer', config: { apiBase: 'https://api.example' }, lang: 'en' }
const asked = (path: string, headers = {}, own = {}) => {
  const html = firstReads(new Request(`https://booking.example${path}`, { headers }), { ...setup, ...own })
  return [...html.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]*)">/g)].map(([, url]) =>
    url!.replaceAll('&amp;', '&').replace('https://api.example', ''),
  )
}
const own = 'module_type=booking&lang=en&currency=EUR&trans_host_name=booking.example'

describe('what a page asks for beside its script', () => {
  it.each([
    ['/transfer?from=ap-IST', [`/v4/places/ap-IST?${own}`]],
    ['/transfer/rent?from=ap-IST', [`/v4/places/ap-IST?${own}`]],
    ['/transfer?from=a&to=a', [`/v4/places/a?${own}`]],
    ['/transfer?partner=77', [`/v4/partners/booking-module-settings/77?${own}`]],
    ['/transfer?from=a&currency=usd', [`/v4/places/a?${own.replace('EUR', 'USD')}`]],
    ['/transfer?from=a&currency=%22', [`/v4/places/a?${own}`]],
    ['/transfer', []],
    ['/transfer/prices?from=a', []],
  ])('PLACE-10 %s', (path, reads) => {
    expect(asked(path)).toEqual(reads)
  })

  it('SHELL-24 in the currency of the language and the host', () => {
    expect(asked('/transfer?from=a', {}, { lang: 'ru' })[0]).toContain('&currency=RUB&')
    const kazakh = new Request('https://booking.example.kz/transfer?from=a')
    expect(firstReads(kazakh, { ...setup, lang: 'ru' })).toContain('currency=KZT')
  })

  it('EMBED-01 as a frame asks, but where the frame mode is off', () => {
    const framed = { 'sec-fetch-dest': 'iframe' }
    expect(asked('/transfer?from=a&partner=77', framed)).toEqual(
      ['places/a', 'partners/booking-module-settings/77', 'partners/frame-user-settings/77'].map(
        (path) => `/v1/${path}?module_type=frame&lang=en&user_id=77&currency=EUR`,
      ),
    )
    expect(asked('/transfer?from=a&isFrame=false', framed)).toEqual([`/v4/places/a?${own}`])
  })

  it('SEC-06 SEC-01 nothing of who is signed in, nothing that is no id, nothing without an API', () => {
    expect(asked('/transfer?from=a', { cookie: 'x=1; token_ng=t' })).toEqual([])
    for (const id of ['"><script>', '..', '../rpc', 'a/b', 'a%00', '', 'x'.repeat(200)])
      expect(
        firstReads(new Request(`https://b.example/transfer?from=${encodeURIComponent(id)}`), setup),
      ).toBe('')
    expect(asked('/transfer?from=a', {}, { config: {} })).toEqual([])
  })

  it('SEC-02 an address of the settings is escaped', () => {
    const html = firstReads(new Request('https://b.example/transfer?from=a'), {
      ...setup,
      config: { apiBase: 'https://api.example/"><b>' },
    })
    expect(html).not.toMatch(/"><b|<b/)
  })
})
