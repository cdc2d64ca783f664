import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionSuites } from './actions.ts'
import { choiceSuites } from './choices.ts'
import { dateSuites } from './dates.ts'
import { fieldSuites } from './fields.ts'
import { layerSuites } from './layers.ts'
import type { Proof } from './proofs.ts'

const suites = [...actionSuites, ...choiceSuites, ...fieldSuites, ...dateSuites, ...layerSuites]
const sources = new Map<string, string>()
const sourceOf = (file: string) => {
  const known = sources.get(file) ?? readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  sources.set(file, known)
  return known
}

/** True if a file has a test, a row of a table or a story of that name. */
const hasTest = (source: string, name: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`)) ||
  new RegExp(`export const ${name}\\b`).test(source)

const reasonOf = (proof: Proof) =>
  'departs' in proof ? proof.departs : 'unfit' in proof ? proof.unfit : null

describe('UI-18 the rows of React Aria Components on our twins', () => {
  const all = suites.flatMap(({ file, rows }) => rows.map((row) => ({ file, row })))

  it('are told by a test that there is, or by a reason', () => {
    const lost = all.flatMap(({ file, row: [behaviour, proof] }) =>
      'test' in proof && !hasTest(sourceOf(proof.test[0]), proof.test[1])
        ? [`${file}, ${behaviour}: no ${proof.test[1]} in ${proof.test[0]}`]
        : [],
    )
    expect(lost).toEqual([])
    for (const { row } of all) {
      const reason = reasonOf(row[1])
      if (reason !== null) expect(reason, row[0]).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  it('name each behaviour of a file once', () => {
    const twice = suites.flatMap(({ file, rows }) => {
      const names = rows.map(([behaviour]) => behaviour)
      return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${file}: ${name}`)
    })
    expect(twice).toEqual([])
  })

  it('are counted in docs/accessibility.md as they are', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../../docs/accessibility.md'), 'utf8')
    const counts = suites.map(({ file, twin, rows }) => {
      const passes = rows.filter(([, proof]) => 'test' in proof).length
      const departs = rows.filter(([, proof]) => 'departs' in proof).length
      return { file, twin, total: rows.length, fit: passes + departs, passes }
    })
    const sum = (of: 'total' | 'fit' | 'passes') => counts.reduce((one, each) => one + each[of], 0)
    const lines = [
      ...counts.map(
        ({ file, twin, total, fit, passes }) => `| ${file} | ${twin} | ${total} | ${fit} | ${passes} |`,
      ),
      `| **all of React Aria** | | ${sum('total')} | ${sum('fit')} | ${sum('passes')} |`,
    ]
    expect(
      lines.filter((line) => !page.includes(line)),
      lines.join('\n'),
    ).toEqual([])
  })

  it('would miss a test that is gone', () => {
    expect(hasTest("it('is walked', () => {})", 'is walked')).toBe(true)
    expect(hasTest("it('is walked on', () => {})", 'is walked')).toBe(false)
    expect(hasTest('export const ByKeys: Story = {}', 'ByKeys')).toBe(true)
    expect(hasTest('export const ByKeysToo: Story = {}', 'ByKeys')).toBe(false)
  })
})
