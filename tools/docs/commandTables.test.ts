import { describe, expect, it } from 'vitest'
import { read } from './blocks.ts'
import { scripts, settable } from './commands.ts'
import { tablesOf } from './tables.ts'

/** Scripts and variables that the page leaves out: only our own commands use them, or every system has them. */
const inner = {
  scripts: ['proofs', 'suite:unit', 'suite:storybook'],
  variables: [
    'WHERRY_CONFIG',
    'NODE_ENV',
    'NODE_OPTIONS',
    'PATH',
    'VITEST',
    'TMPDIR',
    'BASE_URL',
    'AT_HOUR_AHEAD',
    'AT_HOUR_SLOW',
  ],
}

describe('the page of commands', () => {
  const [commands, variables] = tablesOf(read('docs/commands.md')) as [string[][], string[][]]
  const named = (rows: string[][]) =>
    rows.flatMap(([names]) => [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)).toSorted()

  it('names every command, and no other', () => {
    const said = named(commands).map((name) => name.replace(/^run /, ''))
    expect(said.toSorted()).toEqual(scripts.filter((name) => !inner.scripts.includes(name)).toSorted())
  })

  it('names every variable that a program of ours reads, and no other', () =>
    expect(named(variables)).toEqual(
      [...settable].filter((name) => !inner.variables.includes(name)).toSorted(),
    ))
})
