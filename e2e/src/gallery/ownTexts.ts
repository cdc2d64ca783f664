import { recentYachts } from '@wherry/booking/domain/yachtFleet.ts'
import type { Page } from 'playwright'

/** What Intl and the names of things write in Latin letters in any language of Latin letters, and our own name. */
const common =
  /^(wherry|eur|usd|rub|gmt|utc|am|pm|km|min|hr|hrs|en|ru|es|ar|xa|xb|english|natural|earth|https?|google|play|app|store|js|script|iframe|react|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|mo|tu|we|th|fr|sa|su|(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?|russian|español|русский|turkey|istanbul)$/i

const regionName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes of countries and their names, which Intl writes beside a phone number. */
const regions = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = regionName.of(code)
      return name === undefined ? [] : [[code, name] as const]
    }),
)
/** What names a country or a currency, or stands for it. */
const outside = (text: string) =>
  [...regions.values()]
    .reduce((left, name) => left.replaceAll(name, ''), text)
    .replaceAll(/\b[A-Z]{2,3}(?=\p{Sc})/gu, '')
    .replaceAll(/\b[A-Z]{2}\b/g, (code) => (regions.has(code) ? '' : code))

/** Follows what a page is told by the service: its words are not ours. */
export function hearService(page: Page, api: string): { readonly words: Set<string> } {
  // The names of boats and of their harbours are data, too.
  const words = new Set(
    JSON.stringify(recentYachts.en)
      .toLowerCase()
      .match(/[a-z]{2,}/g),
  )
  page.on('response', (response) => {
    if (!response.url().startsWith(api)) return
    void response
      .text()
      .then((text) => {
        for (const word of text.match(/[a-z]{2,}/gi) ?? []) words.add(word.toLowerCase())
      })
      .catch(() => {})
  })
  return { words }
}

/**
 * Texts and names of a page in a pseudo-locale that stand in no table: they have words in plain Latin letters that
 * neither the service nor the person has said.
 *
 * @param known words of the service, in small letters; to them comes what the fields of the page hold, which it may show
 * later where they are gone
 */
export async function foreignTexts(page: Page, known: Set<string>): Promise<string[]> {
  const said = await page.evaluate(() => {
    const all: string[] = []
    const fields = 'input:not([type=radio], [type=checkbox]), textarea'
    const typed = [...document.querySelectorAll(fields)].map((one) => (one as HTMLInputElement).value)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const isCode = parentElement?.closest(
        'script, style, template, noscript, pre, code, svg, .leaflet-container',
      )
      if (parentElement && !isCode && parentElement.checkVisibility()) all.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-valuetext]',
    ))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        all.push(element.getAttribute(name) ?? '')
    return { all, typed }
  })
  for (const word of said.typed.join(' ').match(/[a-z]{2,}/gi) ?? []) known.add(word.toLowerCase())
  /** A long word may be shown in part. */
  const isKnown = (word: string) =>
    known.has(word) || (word.length > 20 && [...known].some((whole) => whole.startsWith(word)))
  return said.all.filter((text) =>
    (
      outside(text.replace(/\S+@\S+|#[\dA-F]{6}|rgb\([^)]*\)/gi, '')).match(
        /(?<!\p{L})[a-z]{2,}(?!\p{L})/giu,
      ) ?? []
    ).some((word) => !isKnown(word.toLowerCase()) && !common.test(word)),
  )
}
