import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages } from '../../kernel/values/language.ts'
import { type Review, reviewsIn } from './review.ts'

const ingrid: Review = { name: 'Ingrid', rating: 5, place: 'IST to Moda', texts: { en: 'On time' } }
const olga: Review = { name: 'Ольга', rating: 4, texts: { ru: 'Вовремя', en: ' ' } }

it('LAND-01 reviews stand in the visitor’s language, else in one that some are written in', () => {
  expect(reviewsIn([ingrid, olga], 'ru')).toEqual({
    lang: 'ru',
    list: [{ name: 'Ольга', rating: 4, place: null, text: 'Вовремя' }],
  })
  expect(reviewsIn([olga, ingrid], 'es')).toEqual({
    lang: 'en',
    list: [{ name: 'Ingrid', rating: 5, place: 'IST to Moda', text: 'On time' }],
  })
  expect(reviewsIn([olga], 'es')?.lang).toBe('ru')
  expect(reviewsIn([], 'en')).toBeNull()
  expect(
    reviewsIn(
      [
        { ...ingrid, rating: 0 },
        { ...ingrid, rating: Number.NaN },
      ],
      'en',
    ),
  ).toBeNull()
})

it.each([
  [0, null],
  [1, 1],
  [4.6, 5],
  [5, 5],
  [6, null],
])('LAND-01 a rating of %d is shown as %j', (rating, stars) => {
  expect(reviewsIn([{ ...ingrid, rating }], 'en')?.list[0]?.rating ?? null).toBe(stars)
})

const anyReview = fc.record({
  name: fc.string(),
  rating: fc.double(),
  place: fc.option(fc.string(), { nil: undefined }),
  texts: fc.dictionary(fc.constantFrom(...languages), fc.string()),
})
it('LAND-01 whatever the host serves: words and 1 to 5 stars in one language, or nothing', () => {
  fc.assert(
    fc.property(fc.array(anyReview), fc.constantFrom(...languages), (reviews, lang) => {
      const shown = reviewsIn(reviews, lang)
      for (const { rating, text } of shown?.list ?? []) {
        expect([1, 2, 3, 4, 5]).toContain(rating)
        expect(text.trim()).not.toBe('')
        expect(reviews.some(({ texts }) => texts[shown!.lang]?.trim() === text)).toBe(true)
      }
      expect(shown?.list).not.toEqual([])
    }),
  )
})
