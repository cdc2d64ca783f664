/** A rule that finds personal data or secrets in a text and replaces them. */
export interface TextRule {
  readonly name: 'quoted' | 'query' | 'named' | 'email' | 'phone' | 'token'
  replace(text: string): string
}

/** Text that replaces removed data. */
export const removed = '[removed]'

/** Parts of field names that stand for personal data or secrets, in any spelling. */
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

/** Short names that match a whole word only: `name` is not found in `namespace`. */
const wholeNames = new Set(['ip', 'sign', 'table', 'card', 'name', 'detail'])

/**
 * Short names that match at the end of a word too: `name` in `username`. `ip` and `sign` are not among them, because of
 * `trip` and `design`.
 */
const endNames = new Set(['table', 'card', 'name', 'detail'])

/** Splits a key into words: `passengerPhone`, `passenger_phone` and `Passenger-Phone` give the same words. */
const wordsOf = (key: string): string[] =>
  key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)

/** True if the value of a key has to be removed, whatever it is. */
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

/** True for two or more words joined by hyphens: such a part of an API path is no token. */
const isKebab = (run: string) => /^[a-z]+(?:-[a-z]+)+$/.test(run)

/** An at sign, plain or encoded, with a character on each side. */
const emailMark = /.(?:[@＠]|%(?:25)*40)./su

/** Rules in their order: a rule for a longer text comes before those for its parts. */
export const textRules: readonly TextRule[] = [
  {
    // An error message may quote the text that could not be parsed: `Unexpected token 'A', "Anna Kel"... is not valid
    // JSON`.
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
      // Words without a value are matched too, for speed: else the pattern would be tried again from each of their
      // letters.
      text.replace(
        /([\p{L}\d_-]+)(?:(\s*[=:]\s*)[^,;&\n]+)?/gu,
        (whole, key: string, between: string | undefined) =>
          // `https://` looks like a name with a value but is none.
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

/** Removes personal data and secrets from a text. */
export function scrubText(text: string, rules: readonly TextRule[] = textRules): string {
  const scrubbed = rules.reduce((rest, rule) => rule.replace(rest), text.slice(0, limits.read))
  // The text is cut after scrubbing, because no rule recognises half of a token.
  return scrubbed.length > limits.text ? `${scrubbed.slice(0, limits.text)}…` : scrubbed
}

/**
 * Copies a value so that it may be sent from the page (SEC-05). Values of private keys are removed. In all texts, also
 * in keys, e-mail addresses, phones, tokens, queries of addresses and numbers of seven or more digits are replaced.
 * Values that are too deep, too long or no data are left out. Never throws.
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
        entries.map(([key, item]) => {
          const name = scrubText(key, rules)
          // The name as it is sent counts too: what was removed from a key may end a private name.
          return [name, isPrivateKey(key) || isPrivateKey(name) ? removed : walk(item, depth + 1)]
        }),
      )
    } catch {
      // A getter or proxy of the value has thrown.
      return removed
    } finally {
      above.delete(part)
    }
  }
  return walk(value, 0)
}
