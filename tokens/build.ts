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

/** Creates a nested object by token path, with leaves made by `leaf`. */
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

/** Variables that each file of a folder overrides in the theme `light`, by their full names. */
function overrides(folder: string): Record<string, Record<string, string>> {
  const names = readdirSync(join(here, folder)).map((file) => basename(file, '.json'))
  return Object.fromEntries(
    names
      .filter((name) => name !== 'light')
      .map((name) => {
        const own = readTokens(join(here, folder, `${name}.json`))
        for (const path of own.keys())
          if (!base.has(path)) throw new Error(`${folder}/${name} sets ${path}, which light does not have`)
        const tokens: TokenSet = new Map([...all, ...own])
        return [name, Object.fromEntries([...own.keys()].map((path) => [variable(path), text(path, tokens)]))]
      }),
  )
}
const themes = overrides('theme')
const densities = overrides('density')
const radii = overrides('radius')

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)}\n`
const type = (name: string, doc: string, value: unknown): string =>
  `/** ${doc} */\nexport declare const ${name}: ${JSON.stringify(value, null, 2).replaceAll(',\n', '\n')}\n`
const rules = (variables: Record<string, string>): string =>
  Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')
const record = (name: string, doc: string, value: Record<string, unknown>): string =>
  `/** ${doc} */\nexport declare const ${name}: Record<${Object.keys(value)
    .map((key) => `'${key}'`)
    .join(' | ')}, Record<string, string>>\n`
const lightVariables = Object.fromEntries([...base.keys()].map((path) => [variable(path), text(path, all)]))
const attributeRules = (attribute: string, sets: Record<string, Record<string, string>>): string =>
  Object.entries(sets)
    .map(([name, set]) => `.wherry-root[data-wherry-${attribute}='${name}'] {\n${rules(set)}}\n`)
    .join('')
const scheme = (name: string): string => (name === 'dark' ? 'dark' : 'light')

mkdirSync(out, { recursive: true })
writeFileSync(
  join(out, 'index.js'),
  [
    constant('contract', contract),
    constant('values', values),
    constant('light', lightVariables),
    constant('themes', themes),
    constant('densities', densities),
    constant('radii', radii),
  ].join(''),
)
writeFileSync(
  join(out, 'index.d.ts'),
  [
    type('contract', 'The name of each variable, without its prefix `--wherry-`.', contract),
    type('values', 'The value of each variable in the theme `light`.', values),
    '/** Each variable of the theme `light` by its full name. */\n',
    'export declare const light: Record<string, string>\n',
    record('themes', 'What each further theme sets, by the full name of the variable.', themes),
    record('densities', 'What a density other than comfortable sets, by the full name.', densities),
    record('radii', 'What a radius other than soft sets, by the full name.', radii),
  ].join(''),
)
writeFileSync(
  join(out, 'tokens.css'),
  `.wherry-root {\n  color-scheme: light;\n${rules(lightVariables)}}\n${Object.entries(themes)
    .map(
      ([name, variables]) =>
        `.wherry-root[data-wherry-theme='${name}'] {\n  color-scheme: ${scheme(name)};\n${rules(variables)}}\n`,
    )
    .join('')}${attributeRules('density', densities)}${attributeRules('radius', radii)}`,
)
writeFileSync(
  join(out, 'tokens.json'),
  `${JSON.stringify({ light: lightVariables, ...themes, density: densities, radius: radii }, null, 2)}\n`,
)
