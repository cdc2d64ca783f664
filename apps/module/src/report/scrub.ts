/** A way in which personal data or a secret is known in a text, and what stands there instead. */
export interface TextRule {
  readonly name: 'quoted' | 'query' | 'named' | 'email' | 'phone' | 'token'
  replace(text: string): string
}

/** What stands in the place of something that was removed. */
export const removed = '[removed]'

/** Parts of the names under which personal data and secrets are kept, in any spelling. */
const privateNames = [
  ...['token', 'passw', 'secret', 'auth', 'cookie', 'session', 'credential', 'apikey', 'jwt', 'bearer'],
  ...['phone', 'mobile', 'telephone', 'msisdn', 'email', 'mail', 'login', 'user', 'account', 'viewer'],
  ...[
    'name',
    'person',
    'passenger',
    'traveller',
    'traveler',
    'contact',
    'table',
    'sign',
    'comment',
    'detail',
  ],
  ...['bonus', 'miles', 'loyalty', 'certificate', 'card', 'passport', 'birth', 'address', 'query', 'search'],
  ...['referer', 'referrer', 'ip', 'clientip', 'remoteip', 'realip', 'namesign', 'tablesign'],
]

/** The shortest of them count as words of their own; within one, `namespace`, they say nothing. */
const wholeNames = new Set(['ip', 'sign', 'table', 'card', 'name', 'detail'])

/** Of those, these count at the end of a word too: `username`; but a `trip` is no `ip`, and a `design` no `sign`. */
const endNames = new Set(['table', 'card', 'name', 'detail'])

/** `passengerPhone`, `passenger_phone` and `Passenger-Phone` are the same words. */
const wordsOf = (key: string): string[] =>
  key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)

/** Whether what stands under a key is to be removed, whatever it is. */
export function isPrivateKey(key: string): boolean {
  const words = wordsOf(key)
  const joined = words.join('')
  return privateNames.some((name) =>
    wholeNames.has(name)
      ? words.some((word) => word === name || word === `${name}s`) ||
        (endNames.has(name) && joined.endsWith(name))
      : joined.includes(name),
  )
}

/** Two or more of a kebab name's words: a path of the API is no token. */
const isKebab = (run: string) => /^[a-z]+(?:-[a-z]+)+$/.test(run)

/** An at sign, written out or encoded, with something on either side. */
const emailMark = /.(?:[@＠]|%(?:25)*40)./su

/** In their order: what was written as a whole is taken before its parts. */
export const textRules: readonly TextRule[] = [
  {
    // An error quotes what could not be read: `Unexpected token 'A', "Anna Kel"... is not valid JSON`.
    name: 'quoted',
    replace: (text) =>
      text
        .replace(/"[^"]*"?|“[^”]*”?|«[^»]*»?/gu, removed)
        .replace(/'([^']*)'/gu, (whole, inside: string) =>
          /^[a-z_$#][\w$]*$/.test(inside) ? whole : removed,
        ),
  },
  { name: 'query', replace: (text) => text.replace(/[?#][^\s?#][^\s]*/gu, `?${removed}`) },
  {
    name: 'named',
    replace: (text) =>
      // A word that has no value is taken too: it would be tried again from each of its letters.
      text.replace(
        /([\p{L}\d_-]+)(?:(\s*[=:]\s*)[^,;&\n]+)?/gu,
        (whole, key: string, between: string | undefined) =>
          // `https://` is no name with a value.
          between !== undefined && isPrivateKey(key) ? `${key}${between}${removed}` : whole,
      ),
  },
  {
    name: 'email',
    replace: (text) => text.replace(/\S+/gu, (run) => (emailMark.test(run) ? removed : run)),
  },
  {
    name: 'phone',
    replace: (text) =>
      text.replace(/\+?\p{Nd}(?:(?:[\s().\-–—/_+]|%(?:25)*(?:2[08B9]|C2|A0))*\p{Nd}){6,}/giu, removed),
  },
  {
    name: 'token',
    replace: (text) =>
      text
        .replace(/\b(bearer|basic)\s+[^\s]+/giu, `$1 ${removed}`)
        .replace(/[\w+=~%-]{20,}/gu, (run) => (isKebab(run) ? run : removed)),
  },
]

const limits = { read: 2000, text: 500, items: 100, depth: 8 } as const

/** Takes personal data and secrets out of a text. */
export function scrubText(text: string, rules: readonly TextRule[] = textRules): string {
  const scrubbed = rules.reduce((rest, rule) => rule.replace(rest), text.slice(0, limits.read))
  // Cut last: half of a token is none that a rule knows.
  return scrubbed.length > limits.text ? `${scrubbed.slice(0, limits.text)}…` : scrubbed
}

/**
 * A copy of a value that may leave the page (SEC-05): under a private key nothing stays; in every text, in keys too,
 * what looks like an e-mail address, a phone, a token or an address's query is replaced, as is each number of seven
 * digits or more. What is too deep, too long or no data is left out. Never throws.
 */
export function scrub(value: unknown, rules: readonly TextRule[] = textRules): unknown {
  const above = new Set<object>()
  const walk = (part: unknown, depth: number): unknown => {
    if (typeof part === 'string') return scrubText(part, rules)
    if (typeof part === 'number' || typeof part === 'bigint') {
      const written = String(part)
      return scrubText(written, rules) === written && typeof part === 'number' ? part : removed
    }
    if (typeof part === 'boolean' || part === null) return part
    if (typeof part !== 'object') return undefined
    if (depth > limits.depth || above.has(part)) return removed
    above.add(part)
    try {
      if (part instanceof Error)
        return { type: scrubText(part.name, rules), value: scrubText(part.message, rules) }
      if (Array.isArray(part)) return part.slice(0, limits.items).map((item) => walk(item, depth + 1))
      const entries = Object.entries(part).slice(0, limits.items)
      return Object.fromEntries(
        entries.map(([key, item]) => [
          scrubText(key, rules),
          isPrivateKey(key) ? removed : walk(item, depth + 1),
        ]),
      )
    } catch {
      // A getter or a proxy that throws.
      return removed
    } finally {
      above.delete(part)
    }
  }
  return walk(value, 0)
}
