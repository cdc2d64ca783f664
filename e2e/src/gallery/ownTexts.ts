import { recentYachts } from '@wherry/booking/testing/parts.ts'
import type { Page } from 'playwright'
import { texts } from './stage.ts'

/** Words in Latin letters that a page may have in any language: from Intl, from names, and the product’s own name. */
const common =
  /^(wherry|eur|usd|rub|gmt|utc|am|pm|km|min|hr|hrs|en|ru|es|ar|xa|xb|english|natural|earth|https?|google|play|app|store|js|script|iframe|react|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|mo|tu|we|th|fr|sa|su|(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?|russian|español|русский|turkey|istanbul)$/i

const regionName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes of countries and their names, which Intl shows next to a phone number. */
const regions = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = regionName.of(code)
      return name === undefined ? [] : [[code, name] as const]
    }),
)
/** A text without the codes and names of countries and currencies. */
const outside = (text: string) =>
  [...regions.values()]
    .reduce((left, name) => left.replaceAll(name, ''), text)
    .replaceAll(/\b[A-Z]{2,3}(?=\p{Sc})/gu, '')
    .replaceAll(/\b[A-Z]{2}\b/g, (code) => (regions.has(code) ? '' : code))

/** True of a code or a field’s name, which is for machines and is never shown. */
const isCode = (text: string) => /^[a-z]+(?:[_-][a-z]+)*$/.test(text)

/** Words in a service’s answer, in lower case: those of its texts, without names of fields and codes. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return isCode(value) ? [] : (value.toLowerCase().match(/[a-z]{2,}/g) ?? [])
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** Collects the words of the service’s answers to a page, because they are not from the product’s tables. */
export function hearService(page: Page, api: string): { readonly words: Set<string> } {
  // The names of boats and of their harbours are data too.
  const words = new Set(recentYachts.en.flatMap(({ name, place }) => wordsIn([name, place])))
  page.on('response', (response) => {
    if (!response.url().startsWith(api)) return
    void response
      .json()
      .then((body) => {
        for (const word of wordsIn(body)) words.add(word)
      })
      .catch(() => {})
  })
  return { words }
}

/** The dotted names of all texts of a tree. */
export const keysOf = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${name}.`) : [`${path}${name}`],
  )
const keys = new Set(keysOf(texts.en))

/**
 * True if a text of a page in a pseudo-locale is in no table: it is a key, lacks a value, or has words in plain Latin
 * letters that come neither from the service nor from the person.
 */
export function isForeign(text: string, known: ReadonlySet<string>): boolean {
  if (/\{\{\w+\}\}/.test(text) || (text.match(/\w+(?:\.\w+)+/g) ?? []).some((one) => keys.has(one)))
    return true
  /** A part of a long known word counts as known too. */
  const isKnown = (word: string) =>
    known.has(word) || (word.length > 20 && [...known].some((whole) => whole.startsWith(word)))
  const own = outside(text.replace(/\S+@\S+|#[\dA-F]{6}|rgb\([^)]*\)/gi, ''))
  const latin = own.match(/(?<!\p{L})[a-z]{2,}(?!\p{L})/giu) ?? []
  return latin.some((word) => !isKnown(word.toLowerCase()) && !common.test(word))
}

/**
 * Texts and names of a page in a pseudo-locale that are in no table.
 *
 * @param known words of the service, in lower case. The values of the page’s fields are added, because the page may
 * show them later without the fields
 */
export async function foreignTexts(page: Page, known: Set<string>): Promise<string[]> {
  const said = await page.evaluate(() => {
    const all: string[] = []
    const fields = 'input:not([type=radio], [type=checkbox]), textarea'
    const typed = [...document.querySelectorAll(fields)].map((one) => (one as HTMLInputElement).value)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode
      const isCode = parentElement?.closest(
        'script, style, template, noscript, pre, code, svg, .leaflet-container',
      )
      // A search highlights its match inside a word, so the whole word is read.
      const marked = parentElement?.closest(':has(> span > mark)')
      if (parentElement && !isCode && parentElement.checkVisibility())
        all.push((marked ?? texts.currentNode).textContent ?? '')
    }
    const names = ['label', 'description', 'placeholder', 'roledescription', 'valuetext']
      .map((name) => `aria-${name}`)
      .concat('title', 'placeholder', 'alt')
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      for (const name of names) all.push(element.getAttribute(name) ?? '')
    all.push(document.title)
    return { all, typed }
  })
  for (const word of said.typed.join(' ').match(/[a-z]{2,}/gi) ?? []) known.add(word.toLowerCase())
  return said.all.filter((text) => isForeign(text, known))
}
