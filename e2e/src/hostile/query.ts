import type { Page } from 'playwright'
import { inject } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { type Payload, wellFormed } from './corpus.ts'
import type { HarmCheck } from './harmCheck.ts'

/** Every query parameter that the product’s pages read, and some that they do not. */
export const queryNames: readonly string[] = [
  ...['from', 'to', 'subAddress', 'action', 'order_id', 'userID', 'lang', 'partner', 'currency', 'theme'],
  ...['accent', 'menu', 'platform', 'hours', 'return', 'sort', 'list', 'class', 'provider', 'rating'],
  ...['passengersCount', 'utm_source', 'utm_x', 'sub_id', 'isFrame', 'inst', 'parent', 'section'],
  ...['from_iata', 'to_iata', 'date', 'return_date', 'adults', 'children', 'radius', 'font', 'ref'],
  ...['redirect', 'return_query', 'status', '__proto__', 'constructor', 'utm___proto__', 'toString'],
]

/** Paths below the base, with a placeholder for one segment. */
const paths: readonly ((segment: string) => string)[] = [
  () => '',
  (segment) => `/approveorder/${segment}`,
  () => '/prices',
  (segment) => `/${segment}`,
  () => '/rent',
  (segment) => `/${segment}/edit`,
  () => '/yacht/order',
  (segment) => `/${segment}/${segment}`,
]

/** A server reads headers of at most 16 kB. Longer addresses are set through the page’s history. */
const longestHead = 9000
const longestInHead = 400

/** An address in which each parameter has a different payload. */
export interface HostileAddress {
  /** Path below the base, query and hash. */
  readonly tail: string
  /** `from: markup-7, to: letters-3 …`, for the message of a failure. */
  readonly told: string
}

interface AddressOptions {
  /** True for payloads of full length. */
  isWhole?: boolean
  /** True for an address in a frame: the pages that nobody may frame are left out. */
  isFramed?: boolean
  /** Values in place of payloads, by name. */
  fixed?: Readonly<Record<string, string>>
}

/**
 * The address of a round. Each parameter has a payload at a fixed distance from that of the parameter before, so that
 * each parameter has had every payload after as many rounds as there are payloads.
 */
export function hostileAddress(
  payloads: readonly Payload[],
  round: number,
  { isWhole = false, isFramed = false, fixed = {} }: AddressOptions = {},
): HostileAddress {
  const query = new URLSearchParams()
  const told: string[] = []
  const stride = Math.max(1, Math.floor(payloads.length / (queryNames.length + 2)))
  const at = (index: number) => payloads[(round + index * stride) % payloads.length] as Payload
  const fitting = (text: string) => wellFormed(isWhole ? text : text.slice(0, longestInHead))
  for (const [index, name] of queryNames.entries()) {
    const { id, text } = at(index)
    const value = fixed[name] ?? fitting(text)
    if (!isWhole && String(query).length + encodeURIComponent(value).length > longestHead) continue
    query.append(name, value)
    told.push(`${name}: ${id}`)
  }
  const segment = at(queryNames.length)
  const hash = at(queryNames.length + 1)
  const open = isFramed ? paths.filter((path) => !path('').endsWith('/edit')) : paths
  const path = open[round % open.length]?.(encodeURIComponent(fitting(segment.text).slice(0, 100))) ?? ''
  told.push(`segment of ${path.split('/').length - 1}: ${segment.id}`, `hash: ${hash.id}`)
  return {
    tail: `${path}?${query}#${encodeURI(fitting(hash.text).slice(0, 200))}`,
    told: told.join(', '),
  }
}

/** Loads the page of each round. */
export async function walkAddresses(
  page: Page,
  harmCheck: HarmCheck,
  payloads: readonly Payload[],
  rounds: readonly number[],
  told: string,
): Promise<void> {
  for (const round of rounds) {
    const address = hostileAddress(payloads, round)
    await page.goto(moduleUrl(address.tail))
    await page.locator('h1').first().waitFor()
    await harmCheck.quiet()
    await harmCheck.expectHarmless(`${told}, address of round ${round}: ${address.told}`)
  }
}

/** Visits the addresses through the history of an open page, as its own links do. */
export async function walkHistory(
  page: Page,
  harmCheck: HarmCheck,
  payloads: readonly Payload[],
  rounds: readonly number[],
  told: string,
): Promise<void> {
  await page.goto(moduleUrl('?lang=en'))
  await page.locator('h1').first().waitFor()
  for (const round of rounds) {
    const address = hostileAddress(payloads, round, { isWhole: true, fixed: { lang: 'en' } })
    await page.evaluate((url) => {
      window.history.pushState(null, '', url)
      window.dispatchEvent(new PopStateEvent('popstate'))
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }, moduleUrl(address.tail))
    await page.locator('h1').first().waitFor()
    await harmCheck.expectHarmless(`${told}, history of round ${round}: ${address.told}`)
  }
}

/** Loads the addresses in frames of a partner’s page, several at a time. */
export async function walkFrames(
  page: Page,
  harmCheck: HarmCheck,
  payloads: readonly Payload[],
  rounds: readonly number[],
  told: string,
): Promise<void> {
  const atOnce = 4
  for (let first = 0; first < rounds.length; first += atOnce) {
    const addresses = rounds.slice(first, first + atOnce).map((round) => ({
      round,
      ...hostileAddress(payloads, round, {
        isFramed: true,
        // Every other address names its parent, so that the frame exchanges messages with the page.
        fixed: round % 2 === 0 ? { parent: inject('partner'), inst: `${round}-1` } : {},
      }),
    }))
    await page.goto(`${inject('partner')}/robots.txt`)
    await page.evaluate(
      (urls) => {
        document.body.replaceChildren(
          ...urls.map((src) => Object.assign(document.createElement('iframe'), { src, height: 300 })),
        )
      },
      addresses.map(({ tail }) => moduleUrl(tail)),
    )
    for (const [at, address] of addresses.entries()) {
      const element = await page.locator('iframe').nth(at).elementHandle()
      const frame = await element?.contentFrame()
      if (!frame) throw new Error(`${told}: there is no frame of round ${address.round}`)
      await frame.locator('h1').first().waitFor()
      await harmCheck.quiet()
      await harmCheck.expectHarmless(`${told}, frame of round ${address.round}: ${address.told}`, { frame })
    }
  }
}
