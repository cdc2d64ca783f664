import { createEdge } from '@wherry/edge/handler.ts'
import { describe, expect, it } from 'vitest'
import { read } from './blocks.ts'
import { keysOf, schemaKeysOf } from './keys.ts'
import { bare, partOf, tablesOf } from './tables.ts'

const guide = read('docs/guides/operators.md')
const options = 'apps/edge/src/options.ts'
const served = 'apps/module/src/options.ts'
const checked = 'apps/edge/src/checked.ts'

describe('the tables of keys in the guide for operators', () => {
  const [settings, config] = tablesOf(partOf(guide, 'Every key')) as [string[][], string[][]]
  const namesOf = (rows: string[][]) => rows.map(([key]) => bare(key!)).toSorted()
  /** The words of a value that is written `{ a, b }`. */
  const inside = (rows: string[][], key: string) =>
    /\{ (.*) \}/
      .exec(rows.find(([name]) => bare(name!) === key)![1]!)![1]!
      .split(', ')
      .toSorted()

  it('name what the edge reads, and nothing else', () =>
    expect(namesOf(settings)).toEqual(keysOf(options, 'EdgeSettings').toSorted()))

  it('name what the module reads, and what the edge judges for it, and nothing else', () => {
    const read = [...schemaKeysOf(served, 'servedSchema'), ...keysOf(checked, 'Checked')]
    expect(namesOf(config)).toEqual(read.toSorted())
    for (const asked of keysOf('apps/edge/src/policy.ts', 'Addresses')) expect(read).toContain(asked)
  })

  it('name what stands inside of them', () => {
    const of = {
      partners: keysOf(options, 'PartnerAccess'),
      specialCustomers: keysOf(options, 'CustomerFeatures'),
      texts: keysOf(options, 'OwnLanguage'),
    }
    for (const [key, keys] of Object.entries(of)) expect(inside(settings, key), key).toEqual(keys.toSorted())
    const ofConfig = {
      tiles: keysOf('packages/booking/src/module/config/tiles.ts', 'Tiles'),
      reviews: keysOf('packages/booking/src/module/config/review.ts', 'Review'),
      yacht: keysOf('packages/booking/src/module/moduleCore.ts', 'YachtConfig'),
    }
    for (const [key, keys] of Object.entries(ofConfig))
      expect(inside(config, key), key).toEqual(keys.toSorted())
  })

  it('would miss a key', () => {
    const planted = read(served).replace('apiBase: url,', 'apiBase: url, planted: url,')
    expect(schemaKeysOf(served, 'servedSchema', planted)).toContain('planted')
  })
})

describe('what the guide for operators says of an answer', () => {
  const encode = (text: string) => new TextEncoder().encode(text)
  const edge = createEdge({
    hosts: ['booking.example'],
    readAsset: async (path) => (path === 'embed/v1/loader.js' ? null : encode('<!doctype html>')),
    readLoader: async () => encode('0'),
    config: { apiBase: 'https://api.example.com' },
    texts: { es: { texts: { Finder: { from: 'Desde' } } } },
    appAgent: 'OurApp',
    report: (text) => expect.unreachable(text),
  })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await edge(new Request(`https://booking.example${path}`, { headers }))
    expect(answer.status, path).toBe(200)
    return Object.fromEntries(answer.headers)
  }
  /** An example address for each row and each column of the table. */
  const examples: Record<string, string> = {
    '/transfer, /transfer/…': '/transfer/rent?partner=1',
    '/assets/*': '/assets/a.js',
    '/transfer/accents/{theme}/{RRGGBB}.json': '/transfer/accents/dark/1F5F4A.json',
    '/transfer/texts.json': '/transfer/texts.json',
    '/embed/v1/loader.js': '/embed/v1/loader.js',
    '/embed/v1/loader.{hash}.js': '/embed/v1/loader.0123456789abcdef.js',
    '/embed/v1/integrity.json': '/embed/v1/integrity.json',
  }
  const columns = [
    ['/transfer, /transfer/…'],
    ['/assets/*'],
    ['/transfer/accents/{theme}/{RRGGBB}.json', '/transfer/texts.json'],
    ['/embed/v1/loader.js', '/embed/v1/loader.{hash}.js', '/embed/v1/integrity.json'],
  ]
  const caches: Record<string, string> = {
    'a year, immutable': 'public, max-age=31536000, immutable',
    'a day': 'public, max-age=86400',
    'five minutes': 'public, max-age=300',
    'private, no-cache': 'private, no-cache',
  }
  /** Headers whose values are told in words. */
  const inWords = ['permissions-policy', 'content-security-policy']

  it('the cache of each address', async () => {
    const [rows] = tablesOf(partOf(guide, 'What is served')) as [string[][]]
    const asked = rows.filter(([address]) => !address!.includes('POST'))
    expect(asked.map(([address]) => bare(address!)).toSorted()).toEqual(Object.keys(examples).toSorted())
    for (const [address, , cache] of asked)
      expect((await ask(examples[bare(address!)]!))['cache-control'], address).toBe(caches[bare(cache!)])
  })

  it('all headers of each kind, by name and by value', async () => {
    const [rows] = tablesOf(partOf(guide, 'Headers')) as [string[][]]
    for (const [at, addresses] of columns.entries())
      for (const address of addresses) {
        const { 'cache-control': _cache, 'content-type': _type, ...headers } = await ask(examples[address]!)
        for (const name of inWords) if (headers[name]) headers[name] = ''
        const told = rows
          .filter((row) => row[at + 1] !== '')
          .map(([name, ...cells]): [string, string] => [bare(name!), bare(cells[at]!)])
          .map(([name, value]) => [name, inWords.includes(name) ? '' : value])
        expect(headers, address).toEqual(Object.fromEntries(told))
      }
  })

  it('what the device is asked for, and the address with a token', async () => {
    const [rows] = tablesOf(partOf(guide, 'Headers')) as [string[][]]
    const { 'permissions-policy': policy } = await ask('/transfer')
    const own = [...policy!.matchAll(/([\w-]+)=\(self\)/g)].map(([, name]) => name)
    const said = rows.find(([name]) => bare(name!) === 'permissions-policy')![1]!
    expect([...said.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(own)
    expect(policy!.split(', ').filter((rule) => !/=\((self)?\)$/.test(rule))).toEqual([])
    const { 'referrer-policy': referrer } = await ask('/transfer?token=a', { 'user-agent': 'OurApp/1' })
    expect(partOf(guide, 'Headers')).toContain(`\`referrer-policy: ${referrer}\``)
  })
})
