import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultLook, defaultSellingPoints } from '../kernel/model/moduleSettings.ts'
import { unknownUser } from '../kernel/model/user.ts'
import { look } from '../testing/arbitraries.ts'
import { fromLook, toLook, toModuleSettings } from './moduleSettings/codec.ts'
import { bookingModuleSettings, saveModuleSettings } from './moduleSettings/schema.ts'
import { toUser } from './settings/codec.ts'
import { userSettings } from './settings/schema.ts'

describe('what the form asks of the account', () => {
  const read = (parts: object) => toUser(v.parse(userSettings, parts))

  it('API-03 an answer without any of our additions leaves them at their defaults', () => {
    expect(read({})).toEqual({ ...unknownUser, policyMode: 'warn' })
  })
  it.each([
    [0, 'off'],
    [1, 'optional'],
    [2, 'required'],
    [false, 'off'],
    [true, 'optional'],
    ['required', 'required'],
    ['Optional', 'optional'],
    ['2', 'required'],
    ['0', 'off'],
    ['', 'off'],
    ['no', 'off'],
    ['sometimes', 'off'],
    [null, 'off'],
  ])('BOOK-25 cost_center_control %j is %s', (wire, control) => {
    expect(read({ cost_center_control: wire }).costCenterControl).toBe(control)
  })
  it.each([
    [{ show_internal_number_trip: 2, show_internal_number_order: 1 }, 'required', 'optional'],
    [{ show_internal_number: 1 }, 'optional', 'optional'],
    [{ show_internal_number: 1, show_internal_number_order: 0 }, 'optional', 'off'],
    [{ show_internal_number: 0, show_internal_number_trip: 2 }, 'off', 'off'],
    [{ show_internal_number: true, show_internal_number_trip: 2 }, 'required', 'optional'],
    [{ show_internal_number_trip: 0, show_internal_number_order: 0 }, 'off', 'off'],
    [{ show_internal_number_trip: 1, show_internal_number_order: 2 }, 'optional', 'required'],
  ])('BOOK-26 internal numbers %j: of a ride %s, of the order %s', (wire, trip, order) => {
    expect(read(wire).internalNumbers).toMatchObject({ trip, order })
  })
  it.each([
    [{}, false],
    [{ partner_bonus_program: null }, false],
    [{ partner_bonus_program: 0 }, false],
    [{ partner_bonus_program: 1 }, true],
    [{ partner_bonus_program: true }, true],
  ])('BOOK-26 %j: a bonus program of the partner is %s', (wire, has) => {
    expect(read(wire).hasBonusProgram).toBe(has)
  })

  it.each([
    [{}, false],
    [{ passenger_changes_disabled: 0 }, false],
    [{ passenger_changes_disabled: 1 }, true],
  ])('BOOK-21 %j: the list of passengers is a platform’s own: %s', (wire, keeps) => {
    expect(read(wire).keepsPassengers).toBe(keeps)
  })

  it('BOOK-26 the number’s start, pattern and words come from the settings', () => {
    expect(
      read({
        internal_number: 417,
        internal_number_pattern: '^[A-Z]{2}\\d+$',
        internal_number_message: 'Two letters, then digits.',
      }).internalNumbers,
    ).toEqual({
      trip: 'off',
      order: 'off',
      preset: '417',
      pattern: '^[A-Z]{2}\\d+$',
      message: 'Two letters, then digits.',
    })
  })
  it.each([
    ['', null],
    [null, null],
    ['(', '('],
  ])('BOOK-26 the pattern %j is %j: the rule judges it', (wire, pattern) => {
    expect(read({ internal_number_pattern: wire }).internalNumbers.pattern).toBe(pattern)
  })
  it.each([
    [true, ''],
    [1, ''],
    ['1', ''],
    ['TR-', 'TR-'],
    [false, null],
    [0, null],
    ['0', null],
    ['', null],
    [null, null],
  ])('BOOK-27 reference_trip %j starts with %j', (wire, reference) => {
    expect(read({ reference_trip: wire }).tripReference).toBe(reference)
  })
  it('BOOK-37 only the word block blocks', () => {
    expect(
      ['block', 'warn', 'Block', 'constructor', null].map((policy_mode) => read({ policy_mode }).policyMode),
    ).toEqual(['block', 'warn', 'warn', 'warn', 'warn'])
  })
  it('BOOK-45 an embedded platform is returned to by https alone', () => {
    const urls = [
      'https://trips.example.com/done?x=1',
      'http://trips.example.com',
      'javascript:alert(1)',
      '//evil.test',
    ]
    expect(urls.map((platform_return_url) => read({ platform_return_url }).platformReturnUrl)).toEqual([
      urls[0],
      null,
      null,
      null,
    ])
  })
})

describe('the look of a partner’s module', () => {
  const read = (parts: object) => toModuleSettings(v.parse(bookingModuleSettings, parts))

  it('LAND-03 an answer without anything is the default look', () => {
    expect(read({})).toEqual({
      look: defaultLook,
      showsPartnerLogo: false,
      logo: null,
      partnerSiteUrl: null,
      showsPromoCode: false,
      promoCode: null,
      servesAirports: true,
    })
  })
  it.each([
    ['00AD5A', '#00AD5A'],
    ['#00ad5a', '#00AD5A'],
    ['fd2', '#FFDD22'],
    ['#FD2', '#FFDD22'],
    ['00AD5', null],
    ['red', null],
    ['00AD5A;}', null],
    ['##00AD5A', null],
    ['', null],
  ])('LAND-03 EDITOR-03 the colour %j is %j', (wire, color) => {
    const { look } = read({ main_color: wire, usp_background_color: wire })
    expect([look.accent, look.sellingPointsColor]).toEqual([color, color])
  })
  it.each([
    ['7,3,21,22,9', [7, 3, 21, 22, 9]],
    [' 1, 2 ,2,35', [1, 2, 35]],
    ['0,36,-1,1.5,x,4', [36, 4]],
    ['3,40,7,36,9', [3, 40, 7, 36, 9]],
    ['9007199254740993,4', [4]],
    ['1,2,3,4,5,6,7,8,9,10,11', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['36', [36]],
    ['x', defaultSellingPoints],
    ['', defaultSellingPoints],
    [null, defaultSellingPoints],
  ])('LAND-03 LAND-08 the list %j is kept as %j', (wire, points) => {
    expect(read({ usp_list: wire }).look.sellingPoints).toEqual(points)
  })
  it('LAND-05 an unknown theme is light; addresses are https', () => {
    const { look, partnerSiteUrl } = read({
      theme: 'neon',
      usp_image: 'http://cdn.example.com/x.png',
      partner_site_url: 'javascript:alert(1)',
    })
    expect([look.theme, look.sellingPointsImage, partnerSiteUrl]).toEqual(['light', null, null])
  })
  it.each([
    ['https://cdn.example.com/l.svg', 'https://cdn.example.com/l.svg'],
    ['javascript:alert(1)', null],
    ['http://cdn.example.com/l.svg', null],
    [null, null],
  ])('LAND-07 the partner’s logo %j is %j', (file_logo, logo) => {
    expect(read({ file_logo }).logo).toBe(logo)
  })
  it('LAND-07 promo code and logo', () => {
    expect(
      read({ show_partner_logo: 1, show_promo_code: true, promo_code: 'START25', serves_airports: false }),
    ).toMatchObject({
      showsPartnerLogo: true,
      logo: null,
      showsPromoCode: true,
      promoCode: 'START25',
      servesAirports: false,
    })
  })
  it('EDITOR-07 an empty text goes as null when saved, as an empty one when reset', () => {
    const texts = ['header', 'top_description', 'bottom_description'].flatMap((name) => [
      `${name}_ru`,
      `${name}_en`,
    ])
    const saved: Record<string, unknown> = fromLook(defaultLook, 'save')
    const reset: Record<string, unknown> = fromLook(defaultLook, 'reset')
    expect(texts.map((name) => saved[name])).toEqual(texts.map(() => null))
    expect(texts.map((name) => reset[name])).toEqual(texts.map(() => ''))
    expect(saved).toMatchObject({
      theme: 'light',
      main_color: null,
      usp_list: '7,3,21,22,9',
      usp_image: null,
    })
    expect(Object.keys(saved)).toHaveLength(14)
  })
  it('LAND-03 EDITOR-07 whatever else is edited, all ids are saved as they were, those without words here, too', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(ids, look, (list, other) => {
        const usp_list = list.join(',')
        const { sellingPoints } = toLook({ usp_list })
        expect(fromLook({ ...other, sellingPoints }, 'save').usp_list).toBe(usp_list)
      }),
    )
  })
  it('EDITOR-07 what is saved is read back the same, and saved again the same', () => {
    fc.assert(
      fc.property(look, fc.constantFrom('save' as const, 'reset' as const), (value, kind) => {
        const wire = v.parse(saveModuleSettings.body, fromLook(value, kind))
        const back = toLook(wire)
        expect(back).toEqual(value)
        expect(fromLook(back, kind)).toEqual(wire)
        expect(wire.main_color ?? '').not.toContain('#')
      }),
      { numRuns: 300 },
    )
  })
})
