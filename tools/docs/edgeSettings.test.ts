import { createEdge } from '@wherry/edge/handler.ts'
import type { EdgeSettings } from '@wherry/edge/options.ts'
import { describe, expect, it } from 'vitest'
import { keysOf } from './keys.ts'

/** One value of each kind that JSON has besides null. */
const samples = { number: 5, flag: true, text: 'x', list: ['x'], table: { x: 'x' } }
type Kind = keyof typeof samples

/** The kind of each setting of the edge. A value of any other kind is a mistake of the operator. */
const settings: Readonly<Record<string, Kind>> = {
  basePath: 'text',
  hosts: 'list',
  config: 'table',
  firstAnswers: 'table',
  allowedParents: 'list',
  partners: 'table',
  redirectOrigins: 'list',
  supportEmail: 'text',
  ignoredErrors: 'list',
  specialCustomers: 'table',
  texts: 'table',
  appAgent: 'text',
  errorReporting: 'table',
  cspReports: 'text',
  sessions: 'text',
}

/** The kind of each key of a partner. */
const partner: Readonly<Record<string, Kind>> = {
  parents: 'list',
  legacyMessages: 'flag',
  passengerStep: 'flag',
  texts: 'table',
}

/** The kind of each key of the configuration that the edge reads. */
const config: Readonly<Record<string, Kind>> = {
  apiBase: 'text',
  accountUrl: 'text',
  accountHosts: 'table',
  directionsBase: 'text',
  accentsUrl: 'text',
  imageHosts: 'list',
  tiles: 'table',
  reviews: 'list',
  popularRides: 'list',
  bookUrl: 'text',
  yacht: 'table',
  menu: 'flag',
  sections: 'table',
  lang: 'text',
}

/** Settings without which the edge serves nobody. */
const needed = ['basePath', 'hosts', 'config', 'config.apiBase']

const valid = {
  hosts: ['b.example'],
  config: { apiBase: 'https://api.example' },
  partners: { a: { parents: ['https://partner.example'] } },
}

/** The valid settings with one value replaced or added at a path. */
function changed(path: string, value: unknown): EdgeSettings {
  const copy = structuredClone(valid)
  const keys = path.split('.')
  const last = keys.pop()!
  let within: Record<string, unknown> = copy
  for (const key of keys) within = within[key] as Record<string, unknown>
  within[last] = value
  return copy
}

/** Starts the edge with settings of a file, asks for its pages, and returns the lines that the start has reported. */
async function start(given: EdgeSettings): Promise<{ told: string[]; pages: string[]; policies: string[] }> {
  const told: string[] = []
  const edge = createEdge({
    readAsset: async () => new TextEncoder().encode('<!--wherry-config-->'),
    readLoader: async () => new TextEncoder().encode('0'),
    report: (text: string) => void told.push(text),
    ...given,
  })
  const pages: string[] = []
  const policies: string[] = []
  for (const path of [
    '/transfer',
    '/transfer?partner=a&token=t',
    '/transfer?partner=a',
    '/embed/v1/loader.js',
  ]) {
    const headers = { 'user-agent': 'x 5 true [object Object]' }
    const answer = await edge(new Request(`https://b.example${path}`, { headers }))
    expect(answer.status, path).toBe(path.includes('token') ? 302 : 200)
    pages.push(await answer.text())
    policies.push(answer.headers.get('content-security-policy') ?? '')
  }
  return { told, pages, policies }
}

const paths = {
  ...settings,
  ...under('partners.a', partner),
  ...under('config', config),
  'partners.a': 'table',
}

function under(path: string, kinds: Readonly<Record<string, Kind>>): Record<string, Kind> {
  return Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [`${path}.${key}`, kind]))
}

const wrong = Object.entries(paths).flatMap(([path, kind]) =>
  Object.entries(samples).flatMap(([other, value]) => (other === kind ? [] : [{ path, value }])),
)

/** Matches the key at the end of a path as a word. */
const named = (path: string) => new RegExp(`\\b${path.split('.').at(-1)}\\b`)

describe('a setting of a wrong kind', () => {
  it('has a row for each key that the edge reads', () => {
    const edge = 'apps/edge/src'
    expect(Object.keys(settings).toSorted()).toEqual(keysOf(`${edge}/options.ts`, 'EdgeSettings').toSorted())
    expect(Object.keys(partner).toSorted()).toEqual(keysOf(`${edge}/options.ts`, 'PartnerAccess').toSorted())
    const read = [
      ...keysOf(`${edge}/policy.ts`, 'Addresses'),
      ...keysOf(`${edge}/checked.ts`, 'Checked'),
      ...keysOf(`${edge}/shell.ts`, 'ShownConfig'),
    ]
    expect(Object.keys(config).toSorted()).toEqual([...new Set([...read, 'lang'])].toSorted())
  })

  it('is none of the valid settings, about which nothing is said', async () => {
    const { told, policies } = await start(valid)
    expect(told).toEqual([])
    expect(policies[2]).toContain("frame-ancestors 'self' https://partner.example;")
  })

  it.each(wrong.filter(({ path }) => needed.includes(path)))(
    'stops the edge and is named: $path: $value',
    async ({ path, value }) => {
      await expect(start(changed(path, value))).rejects.toThrow(named(path))
    },
  )

  it.each(wrong.filter(({ path }) => !needed.includes(path)))(
    'is ignored and told by its name: $path: $value',
    async ({ path, value }) => {
      const { told, pages } = await start(changed(path, value))
      expect(told).toHaveLength(1)
      expect(told[0]).toMatch(named(path))
      const [, key] = /^config\.(\w+)$/.exec(path) ?? []
      const written = JSON.parse(/id="wherry-config">(.*?)<\/script>/.exec(pages[0]!)![1]!)
      if (key) expect(written, 'the module starts by its default').not.toHaveProperty(key, value)
    },
  )

  it.each([
    ...wrong.filter(({ path }) => path === 'partners.a' || path === 'partners.a.parents'),
    { path: 'partners.a', value: {} },
    { path: 'partners.a', value: null },
    { path: 'partners.a.parents', value: null },
  ])('opens the module of a partner to nobody: $path: $value', async ({ path, value }) => {
    const { told, policies } = await start({ ...changed(path, value), allowedParents: ['https://c.example'] })
    expect(told).toEqual([expect.stringContaining('partners.a')])
    expect(policies[0]).toContain("frame-ancestors 'self' https://c.example;")
    expect(policies[2]).toContain("frame-ancestors 'none'")
  })

  it.each(['config', 'config.apiBase'])('stops the edge if it is null or missing: %s', async (path) => {
    for (const none of [null, undefined])
      await expect(start(changed(path, none))).rejects.toThrow(named(path))
  })

  it.each(
    Object.keys(paths).filter(
      (path) => !/^(config|hosts|config\.apiBase|partners\.a(\.parents)?)$/.test(path),
    ),
  )('is not null, which is the same as no value: %s', async (path) =>
    expect((await start(changed(path, null))).told).toEqual([]),
  )

  it('is not null for hosts either: this machine alone is served then', async () => {
    const edge = createEdge({ ...changed('hosts', null), readAsset: async () => null })
    expect((await edge(new Request('https://b.example/transfer'))).status).toBe(421)
    expect((await edge(new Request('http://localhost/transfer'))).status).toBe(503)
  })

  it.each(Object.entries(paths).flatMap(([path, kind]) => (kind === 'list' ? [path] : [])))(
    'is told by its name in a list too, whatever an entry is: %s',
    async (path) => {
      for (const entry of [null, 5.5, {}, [], ['https://c.example'], { toString: 5 }]) {
        // An edge without a valid host serves nobody, so its list keeps one.
        const list = path === 'hosts' ? [...valid.hosts, entry] : [entry]
        const { told } = await start(changed(path, list))
        expect(told, JSON.stringify(entry)).toEqual([expect.stringMatching(named(path))])
      }
    },
  )

  it.each([
    ['sessions', 'http://sessions:80'],
    ['cspReports', 'http://reports.example'],
    ['supportEmail', 'nobody'],
    ['partners.a.parents', ['*']],
    ['config.apiBase', 'http://api.example'],
    ['config.accountUrl', 'nowhere'],
    ['config.accountHosts', { 'b.example': 'a b' }],
    ['config.directionsBase', 'nowhere'],
    ['config.accentsUrl', 'data:,'],
    ['config.tiles', { url: 'nowhere' }],
    ['config.bookUrl', 'javascript:0'],
    ['errorReporting', { dsn: 'nowhere', environment: 'live' }],
    ['firstAnswers', { from: 'nowhere' }],
  ])('is told by its name if only its text is wrong: %s', async (path, value) => {
    const { told } = await start(changed(path, value))
    expect(told).not.toEqual([])
    for (const text of told) expect(text).toMatch(named(path))
  })
})
