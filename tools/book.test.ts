import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { light } from '@wherry/tokens'
import { describe, expect, it } from 'vitest'
import { coming, firstExample, install, newest } from '../.storybook/book/start.ts'
import { familyOf, numberOf, tokenPages, tokensOf, valuesIn } from '../.storybook/book/tokenPages.ts'
import { root } from './run.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('UI-16 Foundations', () => {
  it('UI-16 have a place for each token, on one page', () => {
    const families: readonly string[] = Object.values(tokenPages).flat()
    expect(new Set(families).size).toBe(families.length)
    const homeless = Object.keys(light).filter((token) => !families.includes(familyOf(token)))
    expect(homeless).toEqual([])
    expect(families.filter((family) => tokensOf(family).length === 0)).toEqual([])
  })

  it('UI-16 show the values of the look, from the tokens', () => {
    const soft = valuesIn({ theme: 'light', density: 'comfortable', radius: 'soft' })
    expect(soft).toEqual(light)
    const other = valuesIn({ theme: 'dark', density: 'compact', radius: 'round' })
    expect(Object.keys(other)).toEqual(Object.keys(light))
    for (const token of ['--wherry-surface-0', '--wherry-control-m', '--wherry-radius-card'])
      expect(other[token], token).not.toBe(light[token])
  })

  it.each([
    ['--wherry-space-8', 8],
    ['--wherry-gap-inline', 8],
    ['--wherry-motion-fast', 120],
    ['--wherry-font', Number.NaN],
    ['--wherry-none', Number.NaN],
  ])('UI-16 %s is %d', (token, number) => {
    expect(numberOf(token, light)).toBe(number)
  })
})

describe('the welcome page', () => {
  it('takes the way to start from the README', () => {
    const readme = read('packages/ui/README.md')
    expect(install(readme)).toMatch(/^npm i @wherry\/ui/)
    expect(firstExample(readme)).toContain('<ThemeProvider')
    expect(firstExample('none')).toBe('')
    expect(firstExample('```tsx\nopen')).toBe('')
  })

  it('takes what is new from the CHANGELOG', () => {
    const { version } = JSON.parse(read('packages/ui/package.json')) as { version: string }
    const entry = newest(read('packages/ui/CHANGELOG.md'))
    expect(entry.version).toBe(version)
    expect(entry.lines.length).toBeGreaterThan(2)
    expect(entry.lines.filter((line) => /[*`]|^-/.test(line))).toEqual([])
    expect(newest('')).toEqual({ version: '', lines: [] })
  })

  it('takes what comes next from the changesets, a sentence each', () => {
    const files = Object.fromEntries(
      readdirSync(join(root, '.changeset'))
        .filter((name) => name.endsWith('.md'))
        .map((name) => [name, read(`.changeset/${name}`)]),
    )
    const ours = Object.values(files).filter(
      (text) => text.startsWith('---') && text.includes("'@wherry/ui'"),
    )
    const lines = coming(files, '@wherry/ui')
    expect(lines.length).toBe(ours.length)
    expect(lines.filter((line) => /[*`\n]/.test(line) || !line.endsWith('.'))).toEqual([])
    expect(coming(files, '@wherry/none')).toEqual([])
    const head = "---\n'@wherry/ui': minor\n---\n\n"
    expect(
      coming({ b: `${head}Last. And more.`, a: `${head}\`First\` of all.\n\n- A line.` }, '@wherry/ui'),
    ).toEqual(['First of all.', 'Last.'])
    expect(coming({ a: head, b: '# No head', c: '' }, '@wherry/ui')).toEqual([])
  })
})
