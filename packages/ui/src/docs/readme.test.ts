import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const here = import.meta.dirname
const ui = join(here, '../..')
const readme = readFileSync(join(ui, 'README.md'), 'utf8')

it('UI-20 the README shows every example as it is compiled here', () => {
  const shown = [...readme.matchAll(/^<!-- src\/docs\/(\S+) -->\n```tsx\n([\s\S]*?)```$/gm)]
  const files = readdirSync(here).filter((name) => name.endsWith('.example.tsx'))
  expect(shown.map(([, name]) => name).sort()).toEqual(files.sort())
  for (const [, name, text] of shown) expect(text, name).toBe(readFileSync(join(here, name!), 'utf8'))
})

it('UI-20 every entry point the README names is published, and every published one is named', () => {
  const { publishConfig } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Record<string, unknown> }
  }
  const published = Object.keys(publishConfig.exports).map((key) => key.slice(2))
  const named = new Set([...readme.matchAll(/@wherry\/ui\/([\w.]+)/g)].map(([, name]) => name!))
  for (const name of published.filter((name) => name && !['*', 'package.json'].includes(name)))
    expect(named, name).toContain(name)
  const modules = readFileSync(join(ui, 'tsup.config.ts'), 'utf8')
  for (const name of named) {
    const isOwn = published.includes(name) || modules.includes(`'entries/${name}'`)
    expect(isOwn || ['Button', 'icons', 'illustrations'].includes(name), name).toBe(true)
  }
})

it('UI-20 the sizes in the README are those of the bench', () => {
  const bench = readFileSync(join(ui, '../../docs/bench.md'), 'utf8')
  const sizes = [...readme.matchAll(/^\| ([A-Z][\w ]+) \| ([\d.]+) \|$/gm)]
  expect(sizes).toHaveLength(11)
  for (const [, job, size] of sizes) expect(bench).toContain(`| ${job} | ${size} |`)
})
