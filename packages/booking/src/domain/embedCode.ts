import type { Lang } from './language.ts'
import { defaultAccent, type Look, type ThemeName } from './moduleSettings.ts'

/** The ways of putting the module into a page (EMBED-08). */
export const embedKinds = ['script', 'react', 'frame'] as const

export type EmbedKind = (typeof embedKinds)[number]

/** What is embedded; what is left out is as the module has it by itself. */
export interface EmbedOptions {
  /** Where the module is served, with its base path: `https://booking.example/transfer`. */
  baseUrl: string
  /** The loader. @default `/embed/v1/loader.js` where the module is served */
  scriptUrl?: string
  partner?: string
  section?: 'transfer' | 'rent' | 'yacht'
  /** Place id of the pickup. */
  from?: string
  /** Place id of the drop-off. */
  to?: string
  lang?: Lang
  /** ISO 4217. */
  currency?: string
  theme?: ThemeName
  /** `#rrggbb`. */
  accent?: string
  hideMenu?: boolean
  /** Exact origins that a payment may lead to; a script tag's loader has them of its server. @default none */
  redirectOrigins?: readonly string[]
  /** What a screen reader calls a plain frame, in the page's language. @default 'Wherry' */
  title?: string
}

/**
 * The options of a look: its theme always, its accent where it has one. Words and advantages come with the partner's id.
 * @param stored what customers get as yet: an accent of it would show where the look has none, so the default is named
 */
export function embedOptions(
  look: Pick<Look, 'theme' | 'accent'>,
  stored: Pick<Look, 'accent'>,
): Pick<EmbedOptions, 'theme' | 'accent'> {
  const accent = look.accent ?? (stored.accent === null ? null : defaultAccent)
  return { theme: look.theme, ...(accent !== null && { accent }) }
}

/** Height in pixels of a plain frame, which cannot follow its content. */
const frameHeight = 720

/**
 * The code that puts the module into a page; every value is escaped for the place where it stands.
 * @throws TypeError where `baseUrl` is no absolute URL
 */
export function embedCode(kind: EmbedKind, options: EmbedOptions): string {
  switch (kind) {
    case 'script':
      return scriptCode(options)
    case 'react':
      return reactCode(options)
    case 'frame':
      return `<iframe src="${escaped(frameUrl(options))}" title="${escaped(options.title ?? 'Wherry')}" width="100%" height="${frameHeight}" style="border: 0" allow="payment; geolocation; storage-access; clipboard-write" referrerpolicy="strict-origin-when-cross-origin" loading="lazy"></iframe>`
  }
}

function scriptCode(options: EmbedOptions): string {
  const { baseUrl, scriptUrl = new URL('/embed/v1/loader.js', baseUrl).href } = options
  const attributes = namedOptions(options).map(([name, value]) => {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return value === true ? `\n  ${attribute}` : `\n  ${attribute}="${escaped(value)}"`
  })
  return `<script async src="${escaped(scriptUrl)}"></script>\n<wherry-module${attributes.join('')}\n></wherry-module>`
}

function reactCode(options: EmbedOptions): string {
  const props = namedOptions(options).map(([name, value]) => {
    if (value === true) return `\n  ${name}`
    // In JSX text between quotes cannot hold every character; between braces it is JavaScript.
    return /^[^"&\\\n\r\u2028\u2029]*$/.test(value)
      ? `\n  ${name}="${value}"`
      : `\n  ${name}={${JSON.stringify(value)}}`
  })
  const origins = (options.redirectOrigins ?? []).map((origin) => JSON.stringify(origin))
  if (origins.length > 0) props.push(`\n  redirectOrigins={[${origins.join(', ')}]}`)
  return `import { WherryModule } from '@wherry/embed/react'\n\n<WherryModule${props.join('')}\n/>`
}

/** The options that are set, in one order for all ways; the address as a browser reads it. */
function namedOptions(options: EmbedOptions): (readonly [string, string | true])[] {
  const { baseUrl, partner, section, from, to, lang, currency, theme, accent, hideMenu } = options
  const texts = { baseUrl: new URL(baseUrl).href, partner, section, from, to, lang, currency, theme, accent }
  const set = Object.entries(texts).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return hideMenu ? [...set, ['hideMenu', true] as const] : set
}

/** The address of the module for a plain frame; the same as the embed package makes it. */
function frameUrl({ baseUrl, section, accent, hideMenu, ...rest }: EmbedOptions): string {
  const url = new URL(baseUrl)
  if (section && section !== 'transfer') url.pathname = `${withoutSlash(url.pathname)}/${section}`
  const { partner, from, to, lang, currency, theme } = rest
  for (const [name, value] of Object.entries({ partner, from, to, lang, currency, theme }))
    if (value) url.searchParams.set(name, value)
  if (accent) url.searchParams.set('accent', accent.replace('#', ''))
  if (hideMenu) url.searchParams.set('menu', '0')
  return url.href
}

const withoutSlash = (text: string) => text.replace(/\/$/, '')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A parser of HTML would make a line feed of it.
  '\r': '&#13;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"'\r]/g, (character) => entities[character] ?? '')
}
