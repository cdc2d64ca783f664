import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allTexts } from './messageSets.ts'
import { fromRight, lengthened, pseudoLanguages, rewritten } from './pseudo.ts'

const places = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []
const bare = (text: string) => text.replace(/\{\{\w+\}\}/g, '')
/** Texts with placeholders. */
const anyText = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('{{count}}', '{{price}}', 'Ride', ' to ')), { minLength: 1 })
  .map((parts) => parts.join(''))

/** The paths of all texts in a tree. */
const paths = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? `${path}${key}` : paths(value as object, `${path}${key}.`),
  )

describe('the languages that nobody speaks', () => {
  it('I18N-05 keep the places for values, in their order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(places(lengthened(text))).toEqual(places(text))
        expect(places(fromRight(text))).toEqual(places(text))
      }),
    )
  })

  it('the long one is by 40 % longer, in brackets, and leaves no letter plain', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const long = lengthened(text)
        expect(long.length).toBeGreaterThanOrEqual(text.length * 1.4 + 2)
        expect(long.length).toBeLessThanOrEqual(text.length * 2 + 3)
        expect(long).toMatch(/^\[.*\]$/s)
        expect(bare(long)).not.toMatch(/[a-z]/i)
      }),
    )
  })

  it('the other has its letters from a script that runs from the right, and as many', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const turned = fromRight(text)
        expect(turned).toHaveLength(text.length)
        expect(bare(turned)).not.toMatch(/[a-z]/i)
      }),
    )
    expect(fromRight('From {{place}}')).toMatch(/^\p{Script=Arabic}+ \{\{place\}\}$/u)
  })

  it('I18N-05 have every text of the module and every form of a plural', async () => {
    const english = await allTexts('en')
    const made = await pseudoLanguages()
    for (const { texts = {} } of Object.values(made)) {
      expect(paths(texts)).toEqual(paths(english))
      expect(rewritten(texts, () => '')).toEqual(rewritten(english, () => ''))
    }
    expect(made['ar-XB'].dir).toBe('rtl')
  })
})
