import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@wherry/booking/contract/endpoints.ts'
import { type FaultKind, faultKindNames } from '@wherry/sandbox/faults/kinds.ts'
import { describe, expect, it } from 'vitest'
import { expectRow } from './check.ts'
import { faultsDocument } from './document.ts'
import { faultGroups } from './kinds.ts'
import { rowsOf } from './parts.ts'
import type { Stage } from './states.ts'
import { uiStates } from './states.ts'
import { rowNames, table } from './table.ts'
import { withFaultTable } from './world.ts'

const world = withFaultTable()

describe('REL-03 the table', () => {
  it('has a cell for each of 30 calls under each of 24 faults, all of them walked', () => {
    const calls = new Set(rowNames.map((name) => table[name].call))
    expect([...calls].sort()).toEqual(Object.keys(endpoints).sort())
    expect([calls.size, faultKindNames.length]).toEqual([30, 24])
    expect(Object.values(faultGroups).flat().sort()).toEqual([...faultKindNames].sort())
    for (const name of rowNames)
      expect(Object.keys(table[name].states).sort(), name).toEqual([...faultKindNames].sort())
    expect(Object.values(rowsOf).flat().sort()).toEqual([...rowNames].sort())
  })

  it('uses each state, and is what the readable page says', () => {
    const used = new Set(rowNames.flatMap((name) => Object.values(table[name].states)))
    expect([...used].sort()).toEqual(Object.keys(uiStates).sort())
    const page = fileURLToPath(new URL('../../../docs/faults.md', import.meta.url))
    expect(readFileSync(page, 'utf8')).toBe(faultsDocument())
  })
})

describe('REL-03 REL-05 some cells of the table', () => {
  // By turns, a call in three; the whole table takes an hour.
  const turns = rowNames
    .map((name, at) => [name, faultKindNames[at % faultKindNames.length]] as const)
    .filter((_, at) => at % 3 === 0)
  it.each(turns as [(typeof rowNames)[number], FaultKind][])('%s under %s', (name, kind) =>
    expectRow(world, name, [kind]),
  )
})

describe('REL-03 a mistake that is planted is told', () => {
  const planted: [string, (stage: Stage) => Promise<void>, RegExp][] = [
    [
      'a notice is swallowed',
      (stage) => stage.locator('main').evaluate((main) => main.querySelector('h2')?.remove()),
      /wanted notice, saw/,
    ],
    [
      'an input is emptied',
      (stage) => stage.getByRole('combobox', { name: 'From', exact: true }).evaluate(emptied),
      /“From.*” was .*, is empty/,
    ],
    [
      'a rejection is caught by nobody',
      (stage) => stage.locator('body').evaluate(() => void Promise.reject(new Error('planted'))),
      /unhandled rejection: Error: planted/,
    ],
    [
      'the page goes blank',
      (stage) => stage.locator('body').evaluate((body) => body.replaceChildren()),
      /the page is blank/,
    ],
  ]
  it.each(planted)('%s', async (_, plant, told) => {
    const found = await world.walk('prices', ['status500'], plant)
    expect(found.get('status500')?.join('; ')).toMatch(told)
  })
})

/** As a program would empty it. */
function emptied(input: HTMLElement | SVGElement): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, '')
}
