import { describe, expect, it } from 'vitest'
import { defaultLook, type Look, type ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import { createLanding, type LandingSetup, layoutOf } from './landing.ts'

const setup: LandingSetup = {
  lang: 'en',
  user: { logo: 'https://pictures.example/logo.svg', payment: { card: true, cash: true } },
  imageHosts: ['pictures.example'],
  apps: { appStore: 'https://apps.example/1', googlePlay: null },
  reviews: [{ name: 'Ingrid', rating: 5, texts: { en: 'On time' } }],
}
const plain: ModuleSettings = {
  look: defaultLook,
  showsPartnerLogo: false,
  logo: null,
  partnerSiteUrl: null,
  showsPromoCode: false,
  promoCode: null,
  servesAirports: true,
}
const made = (settings: Partial<ModuleSettings>, own: Partial<LandingSetup> = {}) =>
  createLanding({ ...plain, ...settings }, { ...setup, ...own })
const dressed = (look: Partial<Look>) => made({ look: { ...defaultLook, ...look } })

describe('a landing', () => {
  it('LAND-01 of settings that say nothing has the defaults', () => {
    expect(made({})).toEqual({
      layout: 'main',
      textsLang: 'en',
      header: null,
      top: null,
      bottom: null,
      logo: null,
      points: { ids: [7, 3, 21, 22, 9], image: null, ground: null },
      reviews: { lang: 'en', list: [{ name: 'Ingrid', rating: 5, place: null, text: 'On time' }] },
      apps: null,
      promoCode: null,
    })
  })

  it.each([
    [true, true, true, 'main'],
    [true, false, false, 'main'],
    [false, true, true, 'reviews'],
    [false, false, true, 'mobile'],
    [false, false, false, 'main'],
  ] as const)('LAND-01 advantages %s, reviews %s, app %s: %s leads', (points, reviews, apps, layout) => {
    expect(layoutOf(points, reviews, apps)).toBe(layout)
  })

  it('LAND-08 the settings switch the blocks', () => {
    const off = dressed({ showsSellingPoints: false, showsReviews: false, showsMobileApp: false })
    expect([off.points, off.reviews, off.apps]).toEqual([null, null, null])
    expect(dressed({ showsMobileApp: true }).apps).toEqual({
      appStore: 'https://apps.example/1',
      googlePlay: null,
    })
  })

  it('LAND-01 without reviews of the host they neither show nor lead', () => {
    const look = { ...defaultLook, showsSellingPoints: false, showsMobileApp: true }
    expect(made({ look }).layout).toBe('reviews')
    expect(made({ look }, { reviews: [] })).toMatchObject({ reviews: null, layout: 'mobile' })
  })

  it('LAND-08 without an app in a store its block does not show', () => {
    const apps = { appStore: 'javascript:1', googlePlay: null }
    expect(made({ look: { ...defaultLook, showsMobileApp: true } }, { apps }).apps).toBeNull()
  })

  it.each([
    ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
    ['https://cdn.pictures.example/a.jpg', 'https://cdn.pictures.example/a.jpg'],
    ['https://elsewhere.example/a.jpg', null],
    ['https://pictures.example.evil.example/a.jpg', null],
    ['https://name@pictures.example/a.jpg', null],
    ['http://pictures.example/a.jpg', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    ['no address', null],
  ])('LAND-03 the picture %s is %s', (image, shown) => {
    expect(dressed({ sellingPointsImage: image }).points?.image).toBe(shown)
    const user = { ...setup.user, logo: image }
    expect(made({ showsPartnerLogo: true }, { user }).logo?.image ?? null).toBe(shown)
  })

  it.each([
    ['#FFDD2D', { color: '#FFDD2D', ink: '#0B1410' }],
    ['#12345', null],
    ['#red;}*{', null],
    [null, null],
  ])('LAND-03 the ground %s', (color, ground) => {
    expect(dressed({ sellingPointsColor: color as Look['sellingPointsColor'] }).points?.ground).toEqual(
      ground,
    )
  })

  it('LAND-07 the logo is the partner’s own for whoever comes, else that of the visitor’s settings', () => {
    const own = { showsPartnerLogo: true, logo: 'https://pictures.example/own.svg' }
    const guest = { ...setup.user, logo: null }
    expect(made(own, { user: guest }).logo?.image).toBe('https://pictures.example/own.svg')
    expect(made(own).logo?.image).toBe('https://pictures.example/own.svg')
    expect(made({ ...own, showsPartnerLogo: false }, { user: guest }).logo).toBeNull()
    expect(made({ ...own, logo: 'https://evil.example/own.svg' }, { user: guest }).logo).toBeNull()
    expect(made({ showsPartnerLogo: true }).logo?.image).toBe('https://pictures.example/logo.svg')
  })
  it.each([
    ['https://alder-air.example', 'https://alder-air.example/'],
    ['javascript:alert(1)', null],
    [null, null],
  ])('LAND-07 the logo leads to %s', (site, href) => {
    const { logo } = made({ showsPartnerLogo: true, partnerSiteUrl: site })
    expect(logo).toEqual({ image: 'https://pictures.example/logo.svg', site: href })
  })

  it.each([
    ['ALDER10', 'ALDER10'],
    ['  Лето-2026 ', 'Лето-2026'],
    ['A'.repeat(40), 'A'.repeat(40)],
    ['A'.repeat(41), null],
    ['<script>', null],
    ['\u202eABC', null],
    ['two words', null],
    ['', null],
    [null, null],
  ])('LAND-07 the promo code %j is %j', (promoCode, shown) => {
    expect(made({ showsPromoCode: true, promoCode }).promoCode).toBe(shown)
    expect(made({ showsPromoCode: false, promoCode }).promoCode).toBeNull()
  })
})
