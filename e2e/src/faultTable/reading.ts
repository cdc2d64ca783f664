import { words } from '../words.ts'
import type { Stage } from './states.ts'
import { editor, legal, login, USP, unnamed, yacht } from './texts.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Values of the filled inputs. The key is the group, the name, and the position among inputs of the same name. */
export type Entered = Readonly<Record<string, string>>

/** Reads from a page that may be between two documents. */
async function askPage<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await ask()
    } catch (error) {
      if (tries > 4 || !/Execution context was destroyed/.test(String(error))) throw error
      await pause(100)
    }
}

/** Reads all inputs, also those under a dialog, and the places in the address. */
export const enteredIn = (stage: Stage): Promise<Entered> =>
  askPage(() => stage.locator('body').evaluate(readEntered))

function readEntered(body: HTMLElement | SVGElement): Record<string, string> {
  const found: Record<string, string> = {}
  const address = new URLSearchParams(window.location.search)
  for (const name of ['from', 'to'])
    if (address.has(name)) found[`address, ${name}`] = address.get(name) ?? ''
  const named = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim()
  const groupOf = (input: Element) => {
    const names: string[] = []
    for (let at = input.parentElement; at; at = at.parentElement)
      if (at.matches('fieldset, section, [role=group], [role=radiogroup], [role=region], [role=dialog]'))
        names.unshift(named(at) || (at.querySelector('legend')?.textContent ?? ''))
    return names.filter((name) => name !== '').join(', ')
  }
  const counts = new Map<string, number>()
  const places = 'input, textarea, select, [role=spinbutton], [role=switch], [role=radio], [role=checkbox]'
  for (const input of body.querySelectorAll<HTMLInputElement>(places)) {
    const label =
      input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? (named(input) || input.id)
    const group = groupOf(input)
    const name = group === '' ? label : `${group}: ${label}`
    // Empty inputs are counted too, so that the position of the inputs after them does not change.
    const place = (counts.get(name) ?? 0) + 1
    counts.set(name, place)
    const value =
      input.type === 'checkbox' || input.type === 'radio'
        ? String(input.checked)
        : (input.getAttribute('aria-valuenow') ?? input.getAttribute('aria-checked') ?? input.value ?? '')
    // The spaces between a phone number’s digits appear shortly after the digits.
    const plain = input.type === 'tel' ? value.replaceAll(' ', '') : value
    if (plain !== '' && plain !== 'false') found[place === 1 ? name : `${name} (${place})`] = plain
  }
  return found
}

/** Values that differ from the entered ones. */
export function lost(before: Entered, after: Entered): string[] {
  return Object.entries(before)
    .filter(([label, value]) => after[label] !== value)
    .map(([label, value]) => `“${label}” was ${value}, is ${after[label] ?? 'empty'}`)
}

/** The product's own texts of failures, split into the parts between their parameters. */
const failureTexts = textsOfFailures([words.en, unnamed, login, legal, yacht, editor, USP])

function textsOfFailures(namespaces: readonly object[]): string[] {
  const texts: string[] = []
  const collect = (part: object, way: string) => {
    for (const [key, value] of Object.entries(part)) {
      const inner = `${way}.${key}`
      if (typeof value === 'object' && value !== null) collect(value, inner)
      else if (/fail|error|not(read|found|checked)|unknown|unexpected|refus|offline|forbidden/i.test(inner))
        texts.push(...String(value).split(/\{\{\w+\}\}/))
    }
  }
  for (const namespace of namespaces) collect(namespace, '')
  return texts.map((text) => text.trim()).filter((text) => text.length >= 14)
}

/** Messages of a failure anywhere on a page: alerts, toasts, invalid fields and error texts. */
export const messagesIn = (stage: Stage): Promise<string[]> =>
  askPage(() => stage.locator('body').evaluate(readMessages, failureTexts))

function readMessages(body: HTMLElement | SVGElement, failures: string[]): string[] {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not laid out is not said
  const plain = (element: Element) => ((element as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim()
  const said: string[] = []
  const places = '[role=alert], [aria-live=assertive], [data-tone=critical], [data-tone=caution]'
  for (const element of body.querySelectorAll(places))
    if (element.checkVisibility() && plain(element) !== '') said.push(plain(element))
  for (const field of body.querySelectorAll('[aria-invalid=true]'))
    if (field.checkVisibility()) said.push(`${field.getAttribute('aria-label') ?? field.id} is called wrong`)
  const all = plain(body)
  return [...said, ...failures.filter((text) => all.includes(text))]
}

/** True if the page is blank. */
export async function isBlank(stage: Stage): Promise<boolean> {
  // biome-ignore lint/performance/useDomNodeTextContent: blank is what is not laid out
  const read = () => stage.locator('body').evaluate((body) => (body as HTMLElement).innerText.trim())
  const text = await askPage(read)
  return text.length < 20
}
