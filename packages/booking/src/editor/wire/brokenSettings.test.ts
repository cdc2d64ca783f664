import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWireSettings } from '../../testing/samples/anySettings.ts'
import { fromLook, toLook } from '../../wire/moduleSettings/codec.ts'
import { readImage } from '../rules/editor.ts'
import { toBrokenSettings } from './brokenSettings.ts'

describe('what of the stored settings is broken', () => {
  it.each([
    ['theme', { theme: 'neon' }],
    ['theme', { theme: '__proto__' }],
    ['accent', { main_color: 'red;}*{display:none}' }],
    ['accent', { main_color: '#12345' }],
    ['sellingPoints', { usp_list: '7,0,36,abc' }],
    ['sellingPoints', { usp_list: '7,7' }],
    ['sellingPoints', { usp_list: '7;3' }],
    ['sellingPointsImage', { usp_image: 'javascript:alert(1)' }],
    ['sellingPointsColor', { usp_background_color: 'var(--x)' }],
    ['partnerSiteUrl', { partner_site_url: 'javascript:alert(document.cookie)' }],
    ['promoCode', { promo_code: '<script>alert(1)</script>' }],
  ])('LAND-03 %s of %j', (setting, wire) => {
    expect(toBrokenSettings(wire)).toEqual([setting])
  })

  it.each([
    ['nothing', {}],
    ['null', { theme: null, main_color: null, usp_list: null, usp_image: null, promo_code: null }],
    ['empty texts', { theme: '', main_color: '', usp_list: ' ', usp_image: '', partner_site_url: '' }],
    [
      'good values',
      {
        theme: 'alfa-on-white',
        main_color: '#abc',
        usp_list: '30, 1, 7, 2, 3, 4, 5, 6, 8, 9, 10, 11',
        usp_image: 'https://pictures.example/a.jpg',
        usp_background_color: 'E8EEF7',
        partner_site_url: 'https://alder-air.example.com',
        promo_code: 'ALDER10',
      },
    ],
  ])('LAND-03 of %s none', (_, wire) => {
    expect(toBrokenSettings(wire)).toEqual([])
  })

  it('EDITOR-01 no picture that the editor takes is broken once it is stored', () => {
    const typed = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.webUrl().map((url) => url.replace('http:', 'https:')),
      fc
        .tuple(fc.constantFrom('https:', 'https:\\', ' https:///', 'http://localhost:8080/'), fc.string())
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const { value } = readImage(text)
        if (value !== null) expect(toLook({ usp_image: value }).sellingPointsImage).toBe(value)
      }),
    )
  })

  it('LAND-03 whatever is stored: what the editor has saved once is broken no more', () => {
    fc.assert(
      fc.property(anyWireSettings, (wire) => {
        const kept = { ...wire, ...fromLook(toLook(wire), 'save') }
        const left = toBrokenSettings(kept)
        expect(left.filter((setting) => setting !== 'partnerSiteUrl' && setting !== 'promoCode')).toEqual([])
        for (const setting of left) expect(toBrokenSettings(wire)).toContain(setting)
      }),
    )
  })
})
