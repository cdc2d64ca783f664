import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'

const [, table = ''] = readFileSync(`${root}docs/words.md`, 'utf8').split('## Names of the specification')
const rows = [...table.matchAll(/^\| ([^|]+) \| (`[^|]+) \|$/gm)].map(([, name = '', where = '']) => ({
  name,
  where: [...where.matchAll(/`([^`]+)` `([^`]+)`/g)].map(([, file = '', word = '']) => ({ file, word })),
}))

/** Parts of a row that nobody finds. */
function goneIn({ where }: (typeof rows)[number]): string[] {
  return where.flatMap(({ file, word }) => {
    const path = root + (file.startsWith('apps/') ? file : `packages/booking/src/${file}`)
    if (!existsSync(path)) return [`${file} is gone`]
    return readFileSync(path, 'utf8').includes(word) ? [] : [`${file} has no ${word}`]
  })
}

describe('the names of the specification', () => {
  it('are there, with those of its states and of its forms', () => {
    expect(rows.length).toBeGreaterThan(60)
    const all = rows.map(({ name }) => name).join(', ')
    for (const name of [
      'priceLoading',
      'additionalLocations',
      'isCopyMode',
      'checkTimeResponse',
      'cached_trip',
    ])
      expect(all).toContain(name)
    expect(rows.filter(({ where }) => where.length === 0)).toEqual([])
  })

  it.each(rows)('$name lives where the table says', (row) => {
    expect(goneIn(row)).toEqual([])
  })

  it('a row whose file or word is gone is found', () => {
    const name = 'planted'
    expect(goneIn({ name, where: [{ file: 'search/state/gone.ts', word: 'x' }] })).toEqual([
      'search/state/gone.ts is gone',
    ])
    const word = 'priceLoadingOfNobody'
    expect(goneIn({ name, where: [{ file: 'search/state/finder.ts', word }] })).toEqual([
      `search/state/finder.ts has no ${word}`,
    ])
  })
})
