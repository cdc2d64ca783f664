import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { firstPortOf, ownSettings, tilesOf } from './settings.ts'

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

it('the first port is a whole number with room for all of them', () => {
  expect(firstPortOf(undefined)).toBe(4000)
  expect(firstPortOf('5000')).toBe(5000)
  for (const text of ['abc', '', '80', '65530', '4000.5'])
    expect(() => firstPortOf(text)).toThrow(`WHERRY_PORT=${text}:`)
})

it('the tiles are JSON with an address and whose they are', () => {
  const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' }
  expect(tilesOf(undefined)).toBeNull()
  expect(tilesOf(JSON.stringify(tiles))).toEqual(tiles)
  for (const text of ['nonsense', 'null', '{"url":"https://a"}'])
    expect(() => tilesOf(text)).toThrow(`WHERRY_TILES=${text}:`)
})
