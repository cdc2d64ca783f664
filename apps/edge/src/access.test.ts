import { describe, expect, it } from 'vitest'
import { frameAncestors, readAccess } from './access.ts'
import type { EdgeSettings } from './options.ts'

const site = 'https://partner.example'
const reader = (settings: Partial<EdgeSettings>) => {
  const reports: string[] = []
  const accessOf = readAccess({ config: {}, ...settings }, (text) => reports.push(text))
  return {
    reports,
    at: (path: string) => accessOf(new URL(`https://booking.example${path}`)),
    ancestors: (path: string) => frameAncestors(accessOf(new URL(`https://booking.example${path}`))),
  }
}
const partners = {
  77: { parents: [site, 'https://www.partner.example'], legacyMessages: true, passengerStep: true },
  78: { parents: ['https://ok.example', 'https://*.ok.example'] },
  79: { parents: [] },
}

describe('who may frame the module', () => {
  it('EMBED-11 a partner’s own origins, the default ones where nobody or nobody known is named', () => {
    const { ancestors } = reader({ partners, allowedParents: ['https://other.example'] })
    expect(ancestors('/transfer?partner=77')).toBe(
      "'self' https://partner.example https://www.partner.example",
    )
    for (const query of [
      '',
      '?partner=',
      '?partner=80',
      '?partner=constructor',
      '?partner=__proto__',
      '?Partner=77',
    ])
      expect(ancestors(`/transfer${query}`), query).toBe("'self' https://other.example")
    expect(ancestors('/transfer?partner=77&partner=80'), 'the first, as the module reads it').toContain(site)
    expect(reader({}).ancestors('/transfer')).toBe("'none'")
  })

  it('EMBED-11 D6 one malformed entry closes that partner and no other, and is told once', () => {
    const { ancestors, reports } = reader({ partners, allowedParents: ['https://other.example'] })
    for (const path of ['/transfer?partner=78', '/transfer/rent?partner=78'])
      expect(ancestors(path)).toBe("'none'")
    expect(ancestors('/transfer?partner=77')).toContain(site)
    expect(ancestors('/transfer?partner=79'), 'an empty list is nobody').toBe("'none'")
    expect(reports).toEqual([
      'No page may frame the module of partner 78: "https://*.ok.example" in partners.78.parents is no exact origin',
    ])
  })

  it.each([
    '',
    'null',
    '*',
    'https://*.x',
    'https://x/path',
    'https://u@x',
    'https://X.example',
    'https://x;y',
    'https://x\ny',
  ])('EMBED-11 the default list is closed by %j', (bad) => {
    const { ancestors, reports } = reader({ allowedParents: [site, bad] })
    expect(ancestors('/transfer')).toBe("'none'")
    expect(reports).toHaveLength(1)
  })

  it.each([
    ...['/edit', '/edit/', '/any/edit', '/%65dit', '/Edit', '/any%2Fedit', '/edit%2F', '/approveorder/edit'],
    ...['/login', '/account/settings', '/account'],
  ])('SEC-03 D6 D10 nobody may frame %s', (path) => {
    const { at, ancestors } = reader({ partners, allowedParents: [site] })
    for (const query of ['', '?partner=77']) {
      expect(ancestors(`/transfer${path}${query}`)).toBe("'none'")
      expect(at(`/transfer${path}${query}`)).toEqual({
        parents: [],
        legacyMessages: false,
        passengerStep: false,
      })
    }
  })

  it.each([
    '',
    '/',
    '/prices',
    '/edited',
    '/edit/prices',
    '/%E0%A4%A',
    '/approveorder/t1',
    '/rent',
    '/yacht/order',
  ])('EMBED-11 a partner may frame %s', (path) => {
    expect(reader({ partners }).ancestors(`/transfer${path}?partner=77`)).toContain(site)
  })

  it('SEC-03 the base path is no part of the page’s', () => {
    expect(
      reader({ basePath: '/account/edit', allowedParents: [site] }).ancestors('/account/edit'),
    ).toContain(site)
  })

  it('EMBED-04 says what a partner’s pages are told; nothing else of an entry goes on', () => {
    const { at } = reader({
      partners: { ...partners, 80: { parents: [site], apiBase: 'https://evil.example' } as never },
    })
    expect(at('/transfer?partner=77')).toEqual({
      parents: [site, 'https://www.partner.example'],
      legacyMessages: true,
      passengerStep: true,
    })
    expect(at('/transfer?partner=80')).toEqual({
      parents: [site],
      legacyMessages: false,
      passengerStep: false,
    })
    expect(at('/transfer?partner=78').parents).toEqual([])
  })
})
