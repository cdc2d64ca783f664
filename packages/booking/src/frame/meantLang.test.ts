import { expect, it } from 'vitest'
import { meantLang, settledQuery } from './meantLang.ts'

const texts = { 'zh-Hant': {}, tr: {}, en: {} }

it('I18N-05 EMBED-08 of what a page wishes for the first that is served is meant, before the one of ours that it names', () => {
  expect(meantLang(texts, { lang: 'ru', wished: 'tlh  zh-hant-tw zh-hant tr ' })).toBe('zh-Hant')
  expect(meantLang(texts, { lang: 'ru', wished: 'tr-CY' })).toBe('tr')
  expect(meantLang(texts, { lang: 'ru', wished: 'tlh' })).toBe('ru')
  expect(meantLang({}, { lang: 'ru', wished: 'tr' })).toBe('ru')
  expect(meantLang(texts, { lang: 'ru' })).toBe('ru')
})

it('I18N-05 the address of a frame keeps the language that is meant, and not what was wished for', () => {
  expect(settledQuery(texts, '?lang=es&wished=tlh+tr&from=ap-IST')).toBe('?lang=tr&from=ap-IST')
  expect(settledQuery(texts, '?lang=es&wished=tlh')).toBe('?lang=es')
  expect(settledQuery(texts, '?lang=tr&from=ap-IST'), 'nothing is wished for').toBeNull()
})
