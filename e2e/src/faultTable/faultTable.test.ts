import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@wherry/booking/wire'
import { type FaultKind, faultKindNames } from '@wherry/sandbox/faults/kinds.ts'
import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { expectRow } from './check.ts'
import { faultsDocument, leaving } from './document.ts'
import { findingsOf, type Observation } from './findings.ts'
import { faultGroups } from './kinds.ts'
import { moments } from './moments/moments.ts'
import { rowsOf } from './parts.ts'
import { messagesIn } from './reading.ts'
import { type Stage, uiStates } from './states.ts'
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
    expect(rowNames.filter((name) => moments[name].leaves)).toEqual(leaving)
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
      async (stage) => {
        expect(await messagesIn(stage)).toContain(words.en.offers.failed.title)
        await stage.locator('main').evaluate((main) => main.querySelector('h2')?.remove())
        await stage.locator('main').evaluate((main) => {
          const [alert, field] = [document.createElement('p'), document.createElement('input')]
          alert.role = 'alert'
          alert.textContent = 'An alert'
          field.id = 'x'
          field.ariaInvalid = 'true'
          main.append(alert, field)
        })
        expect(await messagesIn(stage)).toEqual(
          expect.arrayContaining(['An alert', 'x is called wrong', words.en.offers.failed.text]),
        )
      },
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

/** An observation without a fault. */
const sound: Observation = {
  call: 'createOrder',
  wanted: 'notice',
  well: 'unchanged',
  seen: ['notice'],
  asked: 1,
  isWaitSeen: false,
  isBlank: false,
  said: ['The booking did not go through'],
  entered: { 'First passenger: E-mail': 'a@b.example', 'Second passenger: E-mail': 'c@d.example' },
  left: { 'First passenger: E-mail': 'a@b.example', 'Second passenger: E-mail': 'c@d.example' },
  after: {
    stopped: null,
    entered: { 'First passenger: E-mail': 'a@b.example', 'Second passenger: E-mail': 'c@d.example' },
    made: [1, 1],
  },
  fallen: [],
}
const { entered, after } = sound
const swapped = { 'First passenger: E-mail': 'c@d.example', 'Second passenger: E-mail': 'a@b.example' }

describe('REL-03 REL-05 what a cell was seen to be is held against the table', () => {
  const planted: [string, Partial<Observation>, string[]][] = [
    ['all as it should be', {}, []],
    [
      'all is as without the fault after a wait',
      { wanted: 'waiting', seen: ['unchanged'], isWaitSeen: true },
      [],
    ],
    ['nothing is said and nothing was to be', { wanted: 'silent', seen: ['silent'], said: [] }, []],
    ['a call that was not asked at all', { asked: 0 }, ['createOrder was not asked']],
    ['a call made twice', { asked: 2 }, ['createOrder was asked 2 times']],
    ['a reading call asked again', { call: 'prices', asked: 3 }, []],
    [
      'two orders for one',
      { after: { ...sound.after, made: [2, 1] } as Observation['after'] },
      ['2 were made instead of 1'],
    ],
    ['a wait that is not shown', { wanted: 'waiting', seen: ['unchanged'] }, ['no wait was shown']],
    [
      'a word where nothing was to be said',
      { wanted: 'silent', seen: ['silent'], said: ['Try again'] },
      ['nothing was to be said, but “Try again”'],
    ],
    ['two states at once', { seen: ['notice', 'toast'] }, ['wanted notice, saw notice and toast']],
    ['no state that has a name', { seen: [] }, ['wanted notice, saw nothing known']],
    ['a blank page', { isBlank: true }, ['the page is blank']],
    [
      'an input that is lost',
      { left: { ...entered, 'Second passenger: E-mail': '' } },
      ['“Second passenger: E-mail” was c@d.example, is '],
    ],
    [
      'two inputs of one name that change places',
      { left: swapped },
      [
        '“First passenger: E-mail” was a@b.example, is c@d.example',
        '“Second passenger: E-mail” was c@d.example, is a@b.example',
      ],
    ],
    [
      'an input that is lost after going on',
      {
        left: null,
        wanted: 'errorScreen',
        seen: ['errorScreen'],
        after: { ...after, entered: {} } as Observation['after'],
      },
      [
        'after going on “First passenger: E-mail” was a@b.example, is empty',
        'after going on “Second passenger: E-mail” was c@d.example, is empty',
      ],
    ],
    [
      'no way on',
      { after: { stopped: 'all is not well', entered: null, made: [0, 1] } },
      ['from notice no way on: all is not well', '0 were made instead of 1'],
    ],
    ['an error that nobody caught', { fallen: ['error: x is undefined'] }, ['error: x is undefined']],
  ]
  it.each(planted)('%s', (_, seen, told) => {
    expect(findingsOf({ ...sound, ...seen })).toEqual(told)
  })
})

/** Empties an input as a program would. */
function emptied(input: HTMLElement | SVGElement): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, '')
}
