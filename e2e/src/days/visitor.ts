import type { Frame, Locator, Page } from 'playwright'
import { inject } from 'vitest'
import { pattern, words } from '../words.ts'
import { type PageContents, readPage } from './readPage.ts'
import { type Entry, people, type Trip } from './trips.ts'

const { booking, approval, bonus, offers, common, trans } = words.en

/** The actions of a visitor until the ride was booked. */
export interface Walk {
  /** Actions in order: `open`, `choose`, a field’s label, `agree`, `pay`, `bank`, or a pressed button’s name. */
  readonly acts: string[]
  /** Number of times that each field was found empty and was filled in. */
  readonly typed: ReadonlyMap<string, number>
  /** Transaction of the booked order, from the address of the confirmation. */
  readonly transaction: string
}

export interface WalkSetup {
  readonly page: Page
  readonly trip: Trip
  /** E-mail address of the visitor, who has no other order. */
  readonly mark: string
  /** The document in which the visitor acts. @default the page’s own */
  readonly inside?: () => Frame | null
  /** Opens the module. @default opens the trip’s address */
  readonly open?: () => Promise<unknown>
  /** Called before each action with its name. */
  readonly before?: (act: string) => Promise<void>
  /** Text for the message of every failure, such as the seed. */
  readonly note?: string
  /** Milliseconds without anything to do after which the visitor is stuck. @default 40 s */
  readonly patience?: number
}

interface Act {
  readonly name: string
  readonly isField?: boolean
  go(frame: Frame): Promise<unknown>
}

const brief = { timeout: 5_000 }
/** The maximum number of actions: a visitor who needs more for one ride is in a loop. */
const mostActs = 60

/** Names of all buttons that retry something. */
const again = new Set([
  common.retry,
  booking.unknown.again,
  booking.trip.checkAgain,
  booking.back.again,
  booking.price.other,
  approval.askAgain,
  bonus.sum.again,
  trans.common.error_boundary.reload,
])

const button = (frame: Frame, name: string | RegExp): Locator =>
  frame.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

/** Enters a value into its field and replaces the old one. */
export async function enter(frame: Frame, { label, kind, value }: Entry): Promise<void> {
  const name = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
  const input = frame.getByRole(kind === 'time' ? 'combobox' : 'textbox', { name }).first()
  await input.fill(value, brief)
  if (kind !== 'text') await input.press('Tab', brief)
}

/**
 * The visitor’s next action. Null: there is nothing to do but wait.
 *
 * @param isLong whether there has been nothing to do for a second or two
 */
function nextOf(
  seen: PageContents,
  entries: readonly Entry[],
  { pays, places }: Trip,
  isLong: boolean,
): Act | null {
  const live = (test: (text: string) => boolean, inDialog = false) =>
    seen.buttons.find((one) => one.isLive && test(one.text) && one.inDialog === inDialog)?.text
  const press = (text: string | undefined, name = text): Act | null =>
    text === undefined ? null : { name: name ?? text, go: (frame) => button(frame, text).last().click(brief) }
  const is = (key: string) => (text: string) => pattern(key).test(text)

  if (seen.buttons.some(({ inDialog }) => inDialog)) {
    const accepts = live((text) => is(booking.price.accept)(text), true)
    const says = live((text) => text === booking.pay.confirm.yes || again.has(text), true)
    return press(accepts, 'accept') ?? press(says)
  }
  const broken = live((text) => text === trans.common.error_boundary.reload)
  if (broken) return press(broken)
  if (seen.headings.includes(booking.title)) {
    // The form of the way back repeats some labels. Those fields may stay empty.
    const empty = entries.find(
      ({ label }) => seen.fields.find((one) => one.label.startsWith(label))?.value === '',
    )
    if (empty) return { name: empty.label, isField: true, go: (frame) => enter(frame, empty) }
    const agreed = seen.fields.find(({ label }) => pattern(bonus.terms.both).test(label))
    if (agreed?.value === 'false')
      return {
        name: 'agree',
        isField: true,
        go: (frame) => frame.getByRole('checkbox', { name: pattern(bonus.terms.both) }).check(brief),
      }
    const again = live((text) => text === booking.trip.checkAgain || text === booking.back.again)
    const pay = pays === 'cash' ? is(booking.pay.cash) : is(booking.pay.card)
    return (
      press(again) ??
      press(
        live((text) => is(booking.pay.now)(text) || pay(text)),
        'pay',
      )
    )
  }
  // It takes a while to load the places of the address.
  const named = new URLSearchParams(seen.query)
  for (const side of places && isLong ? (['from', 'to'] as const) : []) {
    const label = words.en.Finder[side]
    const { term = '', option = '' } = places?.[side] ?? {}
    if (!named.has(side) && seen.fields.some((one) => one.label === label && one.value === ''))
      return {
        name: label,
        async go(frame) {
          const input = frame.getByRole('combobox', { name: label, exact: true })
          await input.fill(term, brief)
          await frame.getByRole('option').filter({ hasText: option }).first().click({ timeout: 12_000 })
        },
      }
  }
  const retry = live((text) => again.has(text) || is(words.en.Finder.readAgain)(text))
  if (retry) return press(retry)
  const choose = live(is(offers.chooseOf))
  if (choose !== undefined && !seen.isBusy)
    return {
      name: 'choose',
      go: (frame) => button(frame, pattern(offers.chooseOf)).first().click(brief),
    }
  return press(
    live((text) => is(approval.payNow)(text) || text === approval.payNowPlain),
    'pay',
  )
}

/**
 * Acts as a visitor who wants one ride and accepts every way that the page offers: fills in empty fields, presses retry
 * buttons, and stops once a ride is booked. Fails if there is nothing left to do.
 */
export async function walk(setup: WalkSetup): Promise<Walk> {
  const { page, trip, mark, before, note = '', patience = 40_000 } = setup
  const entries = [...trip.entries, ...people(mark)]
  const acts: string[] = []
  const typed = new Map<string, number>()
  const inside = setup.inside ?? (() => page.mainFrame())
  const isBank = () => page.url().startsWith(inject('pay'))

  await before?.('open')
  acts.push('open')
  await (setup.open ?? (() => page.goto(inject('module') + trip.address)))()
  let rest = performance.now()
  let seen: PageContents | null = null
  while (performance.now() - rest < patience && acts.length < mostActs) {
    const frame = isBank() ? null : inside()
    seen = frame && (await readPage(frame))
    if (seen?.headings.some((text) => text === approval.booked || text === approval.paid))
      return { acts, typed, transaction: decodeURIComponent(seen.path.split('/').pop() ?? '') }
    const act: Act | null = isBank()
      ? { name: 'bank', go: () => page.locator('button[value=pay]').click(brief) }
      : seen && nextOf(seen, entries, trip, performance.now() - rest > 1_500)
    if (!act) {
      await page.waitForTimeout(40)
      continue
    }
    await before?.(act.name)
    acts.push(act.name)
    try {
      await act.go(frame ?? page.mainFrame())
      if (act.isField) typed.set(act.name, (typed.get(act.name) ?? 0) + 1)
      rest = performance.now()
    } catch (error) {
      // The control may be gone by now. The next look reads the page again.
      if (page.isClosed()) throw error
      acts.push(`${act.name} went away`)
    }
  }
  throw new Error(
    `Nothing is left to do ${note}\n after ${acts.join(', ')}\n at ${page.url()}: ${JSON.stringify(seen)}`,
  )
}

/** An order as the test endpoint `/__orders` returns it. */
export interface Ordered {
  readonly transaction: string
  readonly trip: Record<string, unknown>
}

/** The orders of one visitor. */
export async function ordersOf(mark: string): Promise<Ordered[]> {
  const answer = await fetch(`${inject('api')}/__orders`)
  const all = (await answer.json()) as Ordered[]
  return all.filter((one) => JSON.stringify(one).includes(mark))
}

/** Fields that had to be filled in more than once. */
export const lostOf = ({ typed }: Walk): string[] =>
  [...typed].flatMap(([label, times]) => (times > 1 ? `${label} ${times} times` : []))
