import { describe, expect, it } from 'vitest'
import { languageOf } from './language.ts'

describe('languageOf', () => {
  it.each([
    [['ru'], 'ru'],
    [['RU'], 'ru'],
    [[' es '], 'es'],
    [['es-419'], 'es'],
    [['en_GB'], 'en'],
    [['ru-Latn-RU'], 'ru'],
    [['rus'], 'en'],
    [['r'], 'en'],
    [['-ru'], 'en'],
    [[''], 'en'],
    [[null], 'en'],
    [[undefined], 'en'],
    [[], 'en'],
    [['de', 'fr'], 'en'],
    [['de', 'es', 'ru'], 'es'],
    [[null, undefined, '', 'ru'], 'ru'],
    [['en', 'ru'], 'en'],
  ] as const)('SHELL-23 of %j it is %s', (candidates, lang) => {
    expect(languageOf(...candidates)).toBe(lang)
  })
})
