import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../messages/load.ts'
import { withOwn } from '../messages/ownTexts.ts'
import type { Table } from '../messages/translation.ts'
import { createMessages } from './messages.ts'

const messagesWith = (texts: Parameters<typeof loadTexts>[0]) =>
  createMessages({
    texts,
    wait() {},
    report(error) {
      throw error
    },
  })

describe('texts of a partner’s own', () => {
  it('I18N-05 single texts of a known language are said anew, all others stay', async () => {
    const messages = messagesWith({ es: { texts: { Finder: { from: 'Desde' } } } })
    await Promise.all([messages.load('es', 'search'), messages.load('en', 'search')])
    const spanish = messages.translator('es', 'search')
    const known = await loadTexts({}, 'es', 'search')
    expect(spanish?.('Finder.from')).toBe('Desde')
    expect(spanish?.('Finder.to')).toBe((known['Finder'] as Table)['to'])
    expect(messages.translator('en', 'search')?.('Finder.from')).toBe('From')
  })

  it('I18N-05 another language has its own plurals and numbers, and what it lacks from the one it stands on', async () => {
    const messages = messagesWith({
      uk: {
        base: 'ru',
        texts: {
          offers: {
            more: {
              one: 'Ще {{count}} від {{price}}',
              few: 'Ще {{count}} (few)',
              many: 'Ще {{count}} (many)',
              other: '-',
            },
          },
        },
      },
    })
    await messages.load('uk', 'offers')
    const t = messages.translator('uk', 'offers')
    const russian = (await loadTexts({}, 'ru', 'search'))['Finder'] as Table
    expect([1, 3, 11, 3871].map((count) => t?.('offers.more', { count, price: '5' }))).toEqual([
      'Ще 1 від 5',
      'Ще 3 (few)',
      'Ще 11 (many)',
      'Ще 3\u00a0871 від 5',
    ])
    expect(t?.('Finder.from')).toBe(russian['from'])
  })

  it('I18N-05 a plural is taken whole: no form of the other language is left in it', () => {
    const english = { ride: { cars: { one: '{{count}} car', other: '{{count}} cars' }, other: 'Other' } }
    expect(withOwn(english, { ride: { cars: { other: '{{count}} araba' } } })).toEqual({
      ride: { cars: { other: '{{count}} araba' }, other: 'Other' },
    })
  })

  it('I18N-05 what is said wins and nothing else changes, whatever the keys are called', () => {
    const { tree } = fc.letrec<{ tree: Table }>((tie) => ({
      tree: fc.dictionary(
        fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'constructor'), fc.string({ minLength: 1 })),
        fc.oneof({ maxDepth: 3 }, fc.string(), tie('tree')),
        { noNullPrototype: true },
      ),
    }))
    fc.assert(
      fc.property(tree, tree, (table, own) => {
        const both = withOwn(table, own)
        expect(withOwn(both, own)).toEqual(both)
        expect(Object.keys(both).sort()).toEqual(
          [...new Set([...Object.keys(table), ...Object.keys(own)])].sort(),
        )
        for (const [key, value] of Object.entries(own))
          if (typeof value === 'string') expect(Object.entries(both)).toContainEqual([key, value])
        for (const [key, value] of Object.entries(table))
          if (!Object.hasOwn(own, key)) expect(Object.entries(both)).toContainEqual([key, value])
        expect(({} as Table)['polluted']).toBeUndefined()
      }),
    )
    withOwn({}, JSON.parse('{"__proto__":{"polluted":"yes"}}') as Table)
    expect(({} as Table)['polluted']).toBeUndefined()
  })
})
