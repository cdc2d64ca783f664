/** Writes dist/: the typed contract and values (index.js, index.d.ts), tokens.css and tokens.json. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cssValue, readTokens, type TokenSet, variable } from './resolve.ts'

const here = import.meta.dirname
const out = join(here, 'dist')
const primitive = readTokens(join(here, 'primitive'))
const semantic = readTokens(join(here, 'semantic'))
const light = readTokens(join(here, 'theme/light.json'))
const base: TokenSet = new Map([...light, ...semantic])
const all: TokenSet = new Map([...primitive, ...base])

const camel = (key: string): string => key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A nested object by token path, the leaf made by `leaf`. */
function nested(leaf: (path: string) => string): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const path of base.keys()) {
    const keys = path.split('.').map(camel)
    const last = keys.pop()!
    let node = root
    for (const key of keys) {
      node[key] ??= {}
      node = node[key] as Record<string, unknown>
    }
    node[last] = leaf(path)
  }
  return root
}

const text = (path: string, tokens: TokenSet): string => cssValue(tokens.get(path)!, tokens)
const contract = nested((path) => path.replaceAll('.', '-'))
const values = nested((path) => text(path, all))

const themes = Object.fromEntries(
  readdirSync(join(here, 'theme'))
    .map((file) => basename(file, '.json'))
    .filter((name) => name !== 'light')
    .map((name) => {
      const own = readTokens(join(here, 'theme', `${name}.json`))
      for (const path of own.keys())
        if (!base.has(path)) throw new Error(`The theme ${name} sets ${path}, which light does not have`)
      const tokens: TokenSet = new Map([...all, ...own])
      return [name, Object.fromEntries([...own.keys()].map((path) => [variable(path), text(path, tokens)]))]
    }),
)

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)}\n`
const type = (name: string, doc: string, value: unknown): string =>
  `/** ${doc} */\nexport declare const ${name}: ${JSON.stringify(value, null, 2).replaceAll(',\n', '\n')}\n`
const rules = (variables: Record<string, string>): string =>
  Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')
const lightVariables = Object.fromEntries([...base.keys()].map((path) => [variable(path), text(path, all)]))
const scheme = (name: string): string => (name === 'dark' ? 'dark' : 'light')

mkdirSync(out, { recursive: true })
writeFileSync(
  join(out, 'index.js'),
  constant('contract', contract) + constant('values', values) + constant('themes', themes),
)
writeFileSync(
  join(out, 'index.d.ts'),
  [
    type('contract', 'The name of each variable, without its prefix `--wherry-`.', contract),
    type('values', 'The value of each variable in the theme `light`.', values),
    '/** What each further theme sets, by the full name of the variable. */\n',
    `export declare const themes: Record<${Object.keys(themes)
      .map((name) => `'${name}'`)
      .join(' | ')}, Record<string, string>>\n`,
  ].join(''),
)
writeFileSync(
  join(out, 'tokens.css'),
  `.wherry-root {\n  color-scheme: light;\n${rules(lightVariables)}}\n${Object.entries(themes)
    .map(
      ([name, variables]) =>
        `.wherry-root[data-wherry-theme='${name}'] {\n  color-scheme: ${scheme(name)};\n${rules(variables)}}\n`,
    )
    .join('')}`,
)
writeFileSync(join(out, 'tokens.json'), `${JSON.stringify({ light: lightVariables, ...themes }, null, 2)}\n`)
