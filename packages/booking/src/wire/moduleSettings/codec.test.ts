import { describe, expect, it } from 'vitest'
import { firstColors } from '../../editor/rules/editor.ts'
import { defaultAccent, defaultLook } from '../../kernel/model/moduleSettings.ts'
import { fromLook, toLook, toModuleSettings } from './codec.ts'

const silent = Object.fromEntries(Object.keys(fromLook(defaultLook, 'save')).map((name) => [name, null]))

describe('the look of a partner who has chosen nothing', () => {
  it('EDITOR-04 accent #00AD5A, theme light, advantages 7, 3, 21, 22, 9, and no words of its own', () => {
    expect(defaultAccent).toBe('#00AD5A')
    expect(firstColors.accent).toBe('#00AD5A')
    expect(defaultLook).toEqual({
      theme: 'light',
      accent: null,
      sellingPoints: [7, 3, 21, 22, 9],
      sellingPointsImage: null,
      sellingPointsColor: null,
      showsSellingPoints: true,
      showsReviews: true,
      showsMobileApp: false,
      texts: { ru: { header: '', top: '', bottom: '' }, en: { header: '', top: '', bottom: '' } },
    })
  })

  it.each([
    ['nothing', {}],
    ['null throughout', silent],
    ['empty texts', { theme: '', main_color: '', usp_list: '', usp_image: '', header_en: '' }],
  ])('EDITOR-04 settings that say %s are the defaults', (_, wire) => {
    expect(toLook(wire as never)).toEqual(defaultLook)
    expect(toModuleSettings(wire as never)).toMatchObject({
      showsPartnerLogo: false,
      showsPromoCode: false,
      servesAirports: true,
    })
  })

  it('EDITOR-04 EDITOR-08 a reset sends every field of API-28, texts as empty, and is read back as the defaults', () => {
    const body = fromLook(defaultLook, 'reset')
    expect(body).toEqual({
      theme: 'light',
      main_color: null,
      usp_image: null,
      usp_list: '7,3,21,22,9',
      usp_background_color: null,
      mobile_app_info: 0,
      show_benefits_block: 1,
      show_reviews_block: 1,
      header_ru: '',
      header_en: '',
      top_description_ru: '',
      top_description_en: '',
      bottom_description_ru: '',
      bottom_description_en: '',
    })
    expect(toLook(body as never)).toEqual(defaultLook)
  })
})
