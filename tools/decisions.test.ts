import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

const files = globSync('decisions/*.md', { cwd: root })
const defences = readFileSync(`${root}decisions/0019-left-open.md`, 'utf8')

/** A decision as a line cites it: by the number of its file, or by a row of an older list that no longer exists. */
const decision = /\bdecisions?(\.md|,? (rows?|traps?|section)\b|[ /]\d{4}[\w-]*| \d\.\d)/gi
/** A defence as a line cites it; `%D1` is a letter in an address. */
const defence = /(?<![%\w-])D\d{1,2}\b(?!%)/g

/** Decisions and defences that a text cites and that do not exist. */
function unknownIn(text: string): string[] {
  const isKnown = (cited: string) => {
    const name = /\d{4}[\w-]*/.exec(cited)?.[0]
    return name !== undefined && files.some((file) => file.startsWith(`decisions/${name}`))
  }
  return [
    ...(text.match(decision) ?? []).filter((cited) => !isKnown(cited)),
    ...(text.match(defence) ?? []).filter((cited) => !defences.includes(`| ${cited} |`)),
  ]
}

describe('a decision that is cited', () => {
  it.each([
    'the rule (decisions row 60)',
    'the rule (decisions, row 60)',
    'by decisions.md section 4',
    'two messages only (decisions 1.1)',
    'of decision 0099',
    'of decisions/0005-focus-after-a-click.md',
    'SEC-01 D99 of a defence',
  ])('is missed: %s', (line) => {
    expect(unknownIn(line)).toHaveLength(1)
  })

  it.each([
    'of decision 0010',
    'decisions/0005',
    'decisions/0008-accent-engine.md',
    'SEC-01 D12 of',
    '%D1%8F',
  ])('is found: %s', (line) => {
    expect(unknownIn(line)).toEqual([])
  })

  it('is one of ours in every source', () => {
    const sources = globSync('{packages,apps,e2e,bench,tools,tokens}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
    }).filter((file) => file !== 'tools/decisions.test.ts')
    expect(sources.length).toBeGreaterThan(1000)
    const unknown = sources.flatMap((file) =>
      unknownIn(readFileSync(`${root}${file}`, 'utf8')).map((cited) => `${file}: ${cited}`),
    )
    expect(unknown).toEqual([])
  })
})
