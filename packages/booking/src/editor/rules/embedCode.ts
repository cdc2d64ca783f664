import { defaultAccent, type Look, type ThemeName } from '../../kernel/model/moduleSettings.ts'
import type { Lang } from '../../kernel/values/language.ts'

/** The ways of putting the module into a page (EMBED-08). */
export const embedKinds = ['script', 'react', 'frame'] as const

export type EmbedKind = (typeof embedKinds)[number]

/** Options of the embedded module. An absent option has the module's default. */
export interface EmbedOptions {
  /** Address of the module with its base path: `https://booking.example/transfer`. */
  baseUrl: string
  /** Address of the loader. @default `/embed/v1/loader.js` on the module's server */
  scriptUrl?: string
  partner?: string
  section?: 'transfer' | 'rent' | 'yacht'
  /** Place id of the pickup. */
  from?: string
  /** Place id of the drop-off. */
  to?: string
  lang?: Lang
  /** Currency of the prices, ISO 4217. */
  currency?: string
  theme?: ThemeName
  /** Accent as `#rrggbb`. */
  accent?: string
  hideMenu?: boolean
  /**
   * Exact origins that a payment may lead to. The loader of a script tag gets them from its server. @default
   * none
   */
  redirectOrigins?: readonly string[]
  /** Accessible name of a plain frame, in the page's language. @default 'Wherry' */
  title?: string
}

/**
 * Returns the options of a look: its theme, and its accent if it has one. Texts and advantages come with the
 * partner's id.
 * @param stored the saved look. If it has an accent and the new look has none, the default accent is named,
 *   else the saved one would show
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
 * Returns the code that embeds the module. Every value is escaped for its context.
 * @throws TypeError if `baseUrl` is not an absolute URL
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
    // A JSX string in quotes cannot hold every character, so other values are JavaScript strings in braces.
    return /^[^"&\\\n\r\u2028\u2029]*$/.test(value)
      ? `\n  ${name}="${value}"`
      : `\n  ${name}={${JSON.stringify(value)}}`
  })
  const origins = (options.redirectOrigins ?? []).map((origin) => JSON.stringify(origin))
  if (origins.length > 0) props.push(`\n  redirectOrigins={[${origins.join(', ')}]}`)
  return `import { WherryModule } from '@wherry/embed/react'\n\n<WherryModule${props.join('')}\n/>`
}

/**
 * Options that are set, in the same order for all kinds of code. The address is in the browser's spelling.
 */
function namedOptions(options: EmbedOptions): (readonly [string, string | true])[] {
  const { baseUrl, partner, section, from, to, lang, currency, theme, accent, hideMenu } = options
  const texts = { baseUrl: new URL(baseUrl).href, partner, section, from, to, lang, currency, theme, accent }
  const set = Object.entries(texts).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return hideMenu ? [...set, ['hideMenu', true] as const] : set
}

/** Address of the module for a plain frame, the same as in the embed package. */
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
  // An HTML parser would turn it into a line feed.
  '\r': '&#13;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"'\r]/g, (character) => entities[character] ?? '')
}
