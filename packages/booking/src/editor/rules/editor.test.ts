import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultLook, type Look } from '../../kernel/model/moduleSettings.ts'
import type { PartnerFacts } from '../../landing/rules/sellingPoints.ts'
import { anySettings } from '../../testing/samples/anySettings.ts'
import {
  allowColor,
  chosenPoints,
  isSameLook,
  lookDifferences,
  lookFields,
  movePoint,
  readColor,
  readImage,
  togglePoint,
  visiblePoints,
  withChosen,
  withText,
} from './editor.ts'

const all: PartnerFacts = { takesCards: true, takesCash: true, servesAirports: true }

describe('a colour that is typed', () => {
  it.each([
    ['#abc', '#AABBCC'],
    ['abc', '#AABBCC'],
    ['AABBCC', '#AABBCC'],
    ['#00ad5a', '#00AD5A'],
    ['  #00AD5A ', '#00AD5A'],
  ])('EDITOR-03 %j is %s', (text, color) => {
    expect(readColor(text)).toEqual({ value: color, problem: null })
  })

  it.each([
    '',
    '#',
    'ab',
    'abcd',
    'abcde',
    '#abcdefa',
    'red',
    '##abc',
    'rgb(1,2,3)',
    '#ggg',
    'var(--x)',
    '１２３',
  ])('EDITOR-03 %j is none', (text) => {
    expect(readColor(text)).toEqual({ value: null, problem: 'USP.Editor.ErrorColor' })
  })

  it('EDITOR-03 whatever is typed, what is read is a colour', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^ ?#{0,2}[0-9a-fA-Fg]{0,8} ?$/),
      fc.stringMatching(/^#?[0-9a-fA-F]{3,6}$/),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const { value } = readColor(text)
        expect(value === null || /^#[\dA-F]{6}$/.test(value)).toBe(true)
      }),
    )
  })

  it('EDITOR-03 forbidden it is the default’s, allowed it is the last one or the first', () => {
    expect(allowColor('accent', false, '#112233')).toEqual({ accent: null })
    expect(allowColor('accent', true, '#112233')).toEqual({ accent: '#112233' })
    expect(allowColor('accent', true, null)).toEqual({ accent: '#00AD5A' })
    expect(allowColor('sellingPointsColor', false, '#112233')).toEqual({ sellingPointsColor: null })
  })
})

describe('the address of a picture', () => {
  it.each([
    ['', null],
    ['  ', null],
    [' https://pictures.example/a.jpg?b=c#d ', 'https://pictures.example/a.jpg?b=c#d'],
    ['HTTPS:pictures.example', 'https://pictures.example/'],
    ['https://pictures.example/a b.jpg', 'https://pictures.example/a%20b.jpg'],
    ['http://localhost:8080/a.svg', 'http://localhost:8080/a.svg'],
  ])('EDITOR-01 %j is %j', (text, value) => {
    expect(readImage(text)).toEqual({ value, problem: null })
  })

  it.each([
    'pictures.example/a.jpg',
    'http://pictures.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//pictures.example/a.jpg',
    'https://user@pictures.example/a.jpg',
    'https://[',
    'https://',
  ])('EDITOR-01 %j is none', (text) => {
    expect(readImage(text)).toEqual({ value: null, problem: 'USP.Editor.ErrorImage' })
  })
})

describe('the advantages', () => {
  const idsOf = (facts: PartnerFacts) =>
    visiblePoints(facts).flatMap(({ points }) => points.map(({ id }) => id))

  it('EDITOR-05 all 35 are offered, in the order of their groups', () => {
    expect(visiblePoints(all).map(({ group }) => group)).toEqual([
      'order',
      'meet',
      'comfort',
      'prices',
      'passengers',
    ])
    expect(idsOf(all).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 35 }, (_, at) => at + 1),
    )
  })

  it('EDITOR-06 those that would not hold are not offered, and not chosen', () => {
    const far = { takesCards: false, takesCash: true, servesAirports: false }
    expect(idsOf(far)).toHaveLength(28)
    for (const id of [4, 5, 9, 11, 18, 22, 23]) expect(idsOf(far)).not.toContain(id)
    expect(chosenPoints({ sellingPoints: [9, 7, 4, 3] }, far)).toEqual([7, 3])
    expect(chosenPoints({ sellingPoints: [9, 4] }, far)).toEqual([7, 3, 21])
  })

  it('EDITOR-05 one is added as the last and taken out where it stands', () => {
    expect(togglePoint([7, 3], 21)).toEqual({ value: [7, 3, 21], problem: null })
    expect(togglePoint([7, 3, 21], 3)).toEqual({ value: [7, 21], problem: null })
  })

  it('EDITOR-05 LAND-08 all 35 may be chosen, one is the fewest', () => {
    const every = Array.from({ length: 35 }, (_, at) => at + 1)
    expect(every.reduce<readonly number[]>((ids, id) => togglePoint(ids, id).value ?? [], [])).toEqual(every)
    expect(chosenPoints({ sellingPoints: every }, all)).toEqual(every)
    expect(togglePoint([...every], 35).value).toEqual(every.slice(0, -1))
    expect(togglePoint([7], 7)).toEqual({ value: null, problem: 'USP.Editor.ErrorFewestPoints' })
  })

  it.each([
    [0, 2, [2, 3, 1, 4]],
    [3, 0, [4, 1, 2, 3]],
    [1, 2, [1, 3, 2, 4]],
    [2, 2, [1, 2, 3, 4]],
    [0, 9, [2, 3, 4, 1]],
    [3, -5, [4, 1, 2, 3]],
  ])('EDITOR-05 that of place %i moves to place %i', (from, to, moved) => {
    expect(movePoint([1, 2, 3, 4], from, to)).toEqual(moved)
  })

  it('EDITOR-05 however one is moved, none is lost, and the others keep their order', () => {
    const place = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double())
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 35 }), { maxLength: 10 }),
        place,
        place,
        (ids, from, to) => {
          const moved = movePoint(ids, from, to)
          expect(moved.toSorted()).toEqual(ids.toSorted())
          const order = (id: number) => ids.filter((one) => one !== id)
          expect(
            ids.length === 0 || ids.some((id) => `${moved.filter((one) => one !== id)}` === `${order(id)}`),
          ).toBe(true)
        },
      ),
    )
  })
})

describe('two looks', () => {
  const changes: [string, Look][] = [
    ['theme', { ...defaultLook, theme: 'dark' }],
    ['accent', { ...defaultLook, accent: '#00AD5A' }],
    ['sellingPoints', { ...defaultLook, sellingPoints: [3, 7, 21, 22, 9] }],
    ['sellingPointsImage', { ...defaultLook, sellingPointsImage: 'https://pictures.example/a.jpg' }],
    ['sellingPointsColor', { ...defaultLook, sellingPointsColor: '#FFFFFF' }],
    ['showsSellingPoints', { ...defaultLook, showsSellingPoints: false }],
    ['showsReviews', { ...defaultLook, showsReviews: false }],
    ['showsMobileApp', { ...defaultLook, showsMobileApp: true }],
    ['en.header', withText(defaultLook, 'en', 'header', 'a')],
    ['en.top', withText(defaultLook, 'en', 'top', 'a')],
    ['en.bottom', withText(defaultLook, 'en', 'bottom', 'a')],
    ['ru.header', withText(defaultLook, 'ru', 'header', 'a')],
    ['ru.top', withText(defaultLook, 'ru', 'top', 'a')],
    ['ru.bottom', withText(defaultLook, 'ru', 'bottom', 'a')],
  ]

  it.each(changes)('EDITOR-07 a difference of %s is seen, and no other', (field, look) => {
    expect(lookDifferences(defaultLook, look)).toEqual([field])
    expect(isSameLook(defaultLook, look)).toBe(false)
  })

  it('EDITOR-07 every field can differ, and a copy differs in none', () => {
    expect(changes.map(([field]) => field)).toEqual([...lookFields])
    fc.assert(
      fc.property(anySettings, ({ settings: { look } }) => {
        expect(isSameLook(look, structuredClone(look))).toBe(true)
      }),
    )
  })
})

describe('the ids that the editor does not show', () => {
  const isShown = (id: number) => id < 40
  it.each([
    ['moved', [9, 3, 7], [9, 40, 3, 36, 7]],
    ['taken out', [3, 7], [3, 40, 7, 36]],
    ['put in', [3, 7, 9, 1], [3, 40, 7, 36, 9, 1]],
  ])('LAND-03 EDITOR-05 stay in their place where others are %s', (_, next, whole) => {
    const ids = [3, 40, 7, 36, 9]
    const shown = (id: number) => isShown(id) && id !== 36
    expect(withChosen(ids, next, shown)).toEqual(whole)
  })
})
