import type { Page } from 'playwright'
import { inject } from 'vitest'
import { moduleUrl } from '../browser.ts'
import type { Chance } from '../seed.ts'
import type { Payload } from './corpus.ts'
import type { HarmCheck } from './harmCheck.ts'

/** All data that the module stores in a browser. */
export interface Kept {
  local: Record<string, string>
  session: Record<string, string>
  /** Cookies that scripts can read. */
  cookies: Record<string, string>
  /** The window’s name, in which a frame stores its identity. */
  name: string
}

/** Names that some part of the module reads, including those that `kept` lacks. */
const localNames = [
  ...['wherry-recent-places', 'wherry-viewers', 'wherry-role', 'wherry-promo-opened', 'trans_open_promo'],
  ...['page-force-refreshed', 'wherry-draft:.:x', 'wherry-drafts:.', 'wherry-sent:.', 'wherry-yacht'],
]
const sessionNames = [
  ...['wherry-chosen', 'wherry-draft-slot', 'cached_trip', 'wherry-promo-viewed', 'wherry-promo-opened'],
  ...['wherry-yacht-tab', 'trans_open_promo'],
]
const cookieNames = ['token_ng', 'cached_trip']

/** The data that the module has stored in the tab’s browser. */
export const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: Object.fromEntries(
      document.cookie
        .split('; ')
        .filter(Boolean)
        .map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
    ),
    name: window.name,
  }))

/** Replaces every stored value with a payload, a different one for each name. */
export function allSpoilt(
  kept: Kept,
  payloads: readonly Payload[],
  round: number,
): { kept: Kept; told: string } {
  const told: string[] = []
  let at = round
  const spoil = (names: readonly string[], where: string) =>
    Object.fromEntries(
      names.map((name) => {
        at += 17
        const { id, text } = payloads[at % payloads.length] as Payload
        told.push(`${where} ${name}: ${id}`)
        return [name, text]
      }),
    )
  const unique = (names: readonly string[], own: object) => [...new Set([...names, ...Object.keys(own)])]
  const { text: scope } = payloads[(round + 5) % payloads.length] as Payload
  return {
    kept: {
      local: spoil([...unique(localNames, kept.local), `wherry-draft:${scope}:${scope}`], 'local'),
      session: spoil(unique(sessionNames, kept.session), 'session'),
      cookies: spoil(cookieNames, 'cookie'),
      name: `wherry:${payloads[(round + 3) % payloads.length]?.text}`,
    },
    told: told.join(', '),
  }
}

/** A replacement for a part of a JSON value. */
function hostileValue(chance: Chance, payloads: readonly Payload[]): { value: unknown; told: string } {
  const { id, text } = chance.one(payloads)
  const others: readonly unknown[] = [
    ...[null, true, 0, -1, 1e308, 2 ** 53, 0.1, '', [], {}, [[[[[[]]]]]], ' ', '2026-02-30', '25:61', 'NaN'],
    ...[JSON.parse('{"__proto__":{"polluted":1}}'), { length: 1e9 }, { toString: 1 }, { type: 1 }],
    ...[Array.from({ length: 3000 }, () => ({ id: text })), 'x'.repeat(100_000)],
  ]
  const at = chance.below(others.length * 2)
  return at < others.length ? { value: others[at], told: `value ${at}` } : { value: text, told: id }
}

/** Replaces parts of the values that are JSON. The JSON around them stays valid. */
export function partlySpoilt(
  kept: Kept,
  payloads: readonly Payload[],
  chance: Chance,
): { kept: Kept; told: string } {
  const told: string[] = []
  const spoil = (store: Record<string, string>, where: string) =>
    Object.fromEntries(
      Object.entries(store).map(([name, text]) => {
        let value: unknown
        try {
          value = JSON.parse(text)
        } catch {
          return [name, text]
        }
        const parts: { parent: Record<string, unknown>; key: string; way: string }[] = []
        collect(value, '', parts)
        for (let left = 1 + chance.below(3); left > 0 && parts.length > 0; left--) {
          const { parent, key, way } = chance.one(parts)
          const hostile = hostileValue(chance, payloads)
          parent[key] = hostile.value
          told.push(`${where} ${name}${way}: ${hostile.told}`)
        }
        return [name, JSON.stringify(value)]
      }),
    )
  return {
    kept: { ...kept, local: spoil(kept.local, 'local'), session: spoil(kept.session, 'session') },
    told: told.join(', '),
  }
}

function collect(
  value: unknown,
  way: string,
  parts: { parent: Record<string, unknown>; key: string; way: string }[],
): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    parts.push({ parent: value as Record<string, unknown>, key, way: `${way}.${key}` })
    collect(inner, `${way}.${key}`, parts)
  }
}

/** Stores all data in the browser, from a document of the module's origin without the module's scripts. */
export async function keep(page: Page, kept: Kept): Promise<void> {
  await page.goto(`${new URL(inject('module')).origin}/assets/none`)
  await page.evaluate(({ local, session, cookies, name }) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    for (const [key, value] of Object.entries(cookies)) {
      const pair = `${key}=${value.replace(/[;\r\n\0]/g, '')};path=/`
      // biome-ignore lint/suspicious/noDocumentCookie: the store that the module reads.
      document.cookie = pair
    }
    window.name = name
  }, kept)
}

/** Opens pages with the stored data. Each page must work, and must not show the broken data. */
export async function walkStored(
  page: Page,
  harmCheck: HarmCheck,
  { kept, told }: { kept: Kept; told: string },
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    await keep(page, kept)
    await page.goto(moduleUrl(path))
    await page.locator('h1').first().waitFor()
    await harmCheck.quiet()
    await harmCheck.expectHarmless(`${path} with ${told}`)
  }
}
