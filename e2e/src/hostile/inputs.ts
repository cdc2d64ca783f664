import { type Draft, type Place, plainLine, readFlight, readName, type User } from '@wherry/booking/kernel'
import { createDraft, freshSend } from '@wherry/booking/testing/parts.ts'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { journeyClock } from '../clock.ts'
import { transferOf } from '../market.ts'
import { createPerson, type Person } from '../person.ts'
import { words } from '../words.ts'
import { type Payload, wellFormed } from './corpus.ts'

const { signal } = new AbortController()
const { booking, extras } = words.en

/** Free texts of a ride by their names in the order, with the maximum number of characters of each. */
export const freeTexts = {
  notes: 1000,
  sign: 64,
  additionalAddress: 1000,
  changeOfItinerary: 1000,
  waiting: 1000,
  tollRoads: 1000,
} as const

export type FreeText = keyof typeof freeTexts
export const freeTextNames = Object.keys(freeTexts) as FreeText[]

const lineEnds = '\n\r\v\f\u0085\u2028\u2029'

/**
 * The text that the product must store, by its own rule: composed letters, all line ends as `\n`, spaces in place of
 * tabs, no control characters, no lone surrogates, no characters that override the direction. A sign has one line. The
 * rule is implemented here a second time, character by character.
 */
export function keptOf(text: string, isLine: boolean): string {
  const letters: string[] = []
  for (const letter of text.replaceAll('\r\n', '\n')) {
    const code = letter.codePointAt(0) as number
    const isControl = code < 32 || (code >= 127 && code < 160)
    const isHalf = code >= 0xd800 && code <= 0xdfff
    const turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
    if (lineEnds.includes(letter)) letters.push('\n')
    else if (letter === '\t') letters.push(' ')
    else if (!isControl && !isHalf && !turns) letters.push(letter)
  }
  const kept = letters.join('').normalize('NFC').trim()
  return isLine
    ? kept
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : kept
}

/** A visitor who can book one ride repeatedly. */
export interface Booker {
  person: Person
  user: User
  draft: Draft
}

/** @param account null: a guest */
export async function bookerOf(account: { id: number; token: string } | null): Promise<Booker> {
  const person = createPerson({ apiBase: inject('api'), page: null })
  if (account) person.become({ token: account.token, userId: String(account.id) })
  const user = await person.settle(signal)
  const route = await transferOf(person, ['ap-IST', 'ad-moda-caddesi-142'], [])
  const [offer] = route.offers
  if (!offer) throw new Error('The sandbox serves this ride')
  const draft = createDraft({ offer, from: route.from, to: route.to as Place, user, uniqId: 'p1' })
  const day = new Date(journeyClock.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  return {
    person,
    user,
    draft: {
      ...draft,
      form: { ...draft.form, arrivalDate: day, arrivalTime: '09:45', arrivalNumber: 'TK 1985' },
      passengers: [{ uniqId: 'p1', name: 'Anna Keller', phone: '+905321184027', email: 'anna@example.com' }],
      agreement: true,
    },
  }
}

/** Books an order with a different payload in each free text. */
export async function bookWith(
  { person, draft }: Booker,
  payloads: readonly Payload[],
  round: number,
): Promise<{ orderId: string; transaction: string; wanted: Record<FreeText, string>; told: string }> {
  const chosen = freeTextNames.map((name, at) => {
    const { id, text } = payloads[(round + at) % payloads.length] as Payload
    const fitting = text.slice(0, freeTexts[name])
    return { name, id, text: name === 'sign' ? fitting || 'x' : fitting }
  })
  const texts = Object.fromEntries(chosen.map(({ name, text }) => [name, text])) as Record<FreeText, string>
  const created = await person.orders.createOrder({ draft: { ...draft, ...texts } }, freshSend(signal))
  const wanted = Object.fromEntries(
    chosen.map(({ name, text }) => [name, keptOf(text, name === 'sign')]),
  ) as Record<FreeText, string>
  // The passenger’s name replaces a sign without any visible letter (BOOK-29).
  if (/^(?:\p{Default_Ignorable_Code_Point}|[\s\u2800])*$/u.test(wanted.sign)) wanted.sign = 'Anna Keller'
  return {
    orderId: created.orderId,
    transaction: created.transaction,
    wanted,
    told: chosen.map(({ name, id }) => `${name}: ${id}`).join(', '),
  }
}

/** The free texts of an order as the service has stored them. */
export async function storedTexts(
  { person }: Booker,
  transaction: string,
): Promise<Record<FreeText, string>> {
  const { trips } = await person.orders.order({ transaction }, signal)
  return Object.fromEntries(freeTextNames.map((name) => [name, trips[0][name]])) as Record<FreeText, string>
}

const asWritten = (text: string) => text

/**
 * Fields that neither cut nor interpret their text, by label, each with a function that returns the text after the
 * field has lost the focus.
 */
const plainFields: ReadonlyMap<string, (text: string) => string> = new Map([
  [booking.passengers.name, readName],
  [booking.field.arrivalNumber, readFlight],
  [booking.field.arrivalTerminal, plainLine],
  ...[
    ...[booking.field.sign, booking.field.comment, extras.wishes.additionalAddress],
    ...[extras.wishes.changeOfItinerary, extras.wishes.waiting, extras.wishes.tollRoads],
  ].map((label) => [label, asWritten] as const),
])

/**
 * Enters a payload into each text field of the page.
 *
 * @returns the expected values of the plain fields: those of an unstyled native element of the same kind
 */
export async function fillAll(
  page: Page,
  payloads: readonly Payload[],
  round: number,
): Promise<{ wanted: Map<string, string>; told: string }> {
  const fields = page
    .locator('main')
    .locator('input:is([type=text], [type=email], [type=tel], :not([type])), textarea')
    .filter({ visible: true })
  const wanted = new Map<string, string>()
  const told: string[] = []
  for (const [at, field] of (await fields.all()).entries()) {
    const { id, text } = payloads[(round + at) % payloads.length] as Payload
    const label = await field.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '')
    const said = wellFormed(text).slice(0, 900)
    await field.fill(said)
    told.push(`${label}: ${id}`)
    const plain = [...plainFields].find(([name]) => label.startsWith(name))
    if (!plain) continue
    const [name, read] = plain
    // A bare native element shows how the browser itself treats line ends, which differs between elements and between
    // ways of entry.
    const kind = await field.evaluate((element) => element.localName)
    await page.evaluate(
      (name) => document.body.append(Object.assign(document.createElement(name), { id: 'twin' })),
      kind,
    )
    const twin = page.locator('#twin')
    await twin.fill(said)
    wanted.set(name, read(await twin.inputValue()))
    await twin.evaluate((element) => element.remove())
  }
  return { wanted, told: told.join(', ') }
}

/** Compares the values of the plain fields with the expected ones. */
export async function expectTyped(
  page: Page,
  wanted: ReadonlyMap<string, string>,
  way: string,
): Promise<void> {
  for (const [label, text] of wanted) {
    const field = page.locator('main').getByLabel(label).and(page.locator('input, textarea')).first()
    await expect.poll(() => field.inputValue(), { message: `${way}: ${label}`, timeout: 10_000 }).toBe(text)
  }
}
