import type { Page } from 'playwright'
import { inject } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { type Payload, wellFormed } from './corpus.ts'
import type { Judge } from './judge.ts'

/** Every name that some page of ours reads from its address, and some that none does. */
export const queryNames: readonly string[] = [
  ...['from', 'to', 'subAddress', 'action', 'order_id', 'userID', 'lang', 'partner', 'currency', 'theme'],
  ...['accent', 'menu', 'platform', 'hours', 'return', 'sort', 'list', 'class', 'provider', 'rating'],
  ...['passengersCount', 'utm_source', 'utm_x', 'sub_id', 'isFrame', 'inst', 'parent', 'section'],
  ...['from_iata', 'to_iata', 'date', 'return_date', 'adults', 'children', 'radius', 'font', 'ref'],
  ...['redirect', 'return_query', 'status', '__proto__', 'constructor', 'utm___proto__', 'toString'],
]

/** Paths below the base; what stands for a segment is said by somebody else. */
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

/** A server reads heads of 16 kB and no more; what is longer goes by the history of the page. */
const longestHead = 9000
const longestInHead = 400

/** An address in which each name says another payload. */
export interface HostileAddress {
  /** Path below the base, query and hash. */
  readonly tail: string
  /** `from: markup-7, to: letters-3 …`, for the message of a failure. */
  readonly told: string
}

interface AddressOptions {
  /** Payloads as long as they are. */
  isWhole?: boolean
  /** None of the pages that nobody may frame. */
  isFramed?: boolean
  /** What stands in the place of a payload, by name. */
  fixed?: Readonly<Record<string, string>>
}

/**
 * The address of a round: each name has the payload that stands so far behind that of the name before it, so that
 * in as many rounds as there are payloads each goes through each name.
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

/** Loads the page of each round anew. */
export async function walkAddresses(
  page: Page,
  judge: Judge,
  payloads: readonly Payload[],
  rounds: readonly number[],
  told: string,
): Promise<void> {
  for (const round of rounds) {
    const address = hostileAddress(payloads, round)
    await page.goto(moduleUrl(address.tail))
    await page.locator('h1').first().waitFor()
    await judge.quiet()
    await judge.expectHarmless(`${told}, address of round ${round}: ${address.told}`)
  }
}

/** Goes to the addresses by the history of a page that stands, as a link of its own would. */
export async function walkHistory(
  page: Page,
  judge: Judge,
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
    await judge.expectHarmless(`${told}, history of round ${round}: ${address.told}`)
  }
}

/** Loads the addresses in frames of a partner's page, some at a time. */
export async function walkFrames(
  page: Page,
  judge: Judge,
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
        // Every other one says whose it is: else nobody would be spoken with.
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
      await judge.quiet()
      await judge.expectHarmless(`${told}, frame of round ${address.round}: ${address.told}`, { frame })
    }
  }
}
