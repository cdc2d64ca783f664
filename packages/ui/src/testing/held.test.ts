import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = (path: string) => fileURLToPath(new URL(`../${path}/`, import.meta.url))
const components = readdirSync(folder('components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The tests of a folder that call the suite, as text. */
const suites = components.map((name) => {
  const path = folder(`components/${name}`)
  const tests = readdirSync(path).filter((file) => file.endsWith('.test.tsx'))
  const texts = tests.map((file) => readFileSync(path + file, 'utf8'))
  return { name, text: texts.filter((text) => text.includes('conforms(')).join('\n') }
})

it('UI-18 UI-20 every component folder is held to the suite', () => {
  expect(components.length).toBeGreaterThan(35)
  expect(suites.filter(({ text }) => !text).map(({ name }) => name)).toEqual([])
})

it('UI-18 UI-20 every component that the index exports is drawn by a suite', () => {
  const index = readFileSync(fileURLToPath(new URL('../index.ts', import.meta.url)), 'utf8')
  const lists = [...index.matchAll(/export \{([^}]*)\} from '\.\/components\//g)]
  const exported = lists.flatMap(([, list]) => list!.split(',').map((name) => name.trim()))
  const drawn = exported.filter((name) => /^[A-Z]/.test(name))
  expect(drawn.length).toBeGreaterThan(38)
  const all = suites.map(({ text }) => text).join('\n')
  expect(drawn.filter((name) => !new RegExp(`<${name}[\\s>]`).test(all))).toEqual([])
})
