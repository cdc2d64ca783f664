import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ownSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'settings.json')

it('without a file the sandbox is asked', () => {
  expect(ownSettings(undefined)).toBeNull()
  expect(ownSettings('')).toBeNull()
})

it('a file is taken as the edge takes it', () => {
  const settings = { basePath: '/ride', config: { apiBase: 'https://api.example.com', menu: false } }
  writeFileSync(file, JSON.stringify(settings))
  expect(ownSettings(file)).toEqual(settings)
})

it.each([
  ['{', 'is no JSON'],
  ['null', 'config.apiBase'],
  ['{ "config": null }', 'config.apiBase'],
  ['{ "apiBase": "https://api.example.com" }', 'config.apiBase'],
  ['{ "config": { "apiBase": "api.example.com" } }', 'config.apiBase'],
  ['{ "config": { "apiBase": "https://a b" } }', 'config.apiBase'],
])('%s is refused with a sentence that names the file', (text, why) => {
  writeFileSync(file, text)
  expect(() => ownSettings(file)).toThrow(why)
  expect(() => ownSettings(file)).toThrow(`WHERRY_SETTINGS=${file}`)
})

it('so is a file that is not there', () => {
  expect(() => ownSettings(join(folder, 'none.json'))).toThrow('cannot be read (ENOENT)')
})
