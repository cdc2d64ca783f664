import { longestRead, plainHyphens, plainLine, plainWidth, withoutJoiners } from './plain.ts'

/** Maximum length in characters of an address that mail can be sent to. */
export const emailLimit = 254

/** Fault of an address. */
export type EmailFault =
  | { reason: 'at' | 'several' | 'long' }
  /** The address has a character or a domain part that is not allowed. */
  | { reason: 'sign' | 'domain'; sign: string }

/** Characters not allowed before `@`: allowed are those of HTML's rule, and letters and digits of any script. */
const notInName = /[^\p{L}\p{M}\p{Nd}.!#$%&'*+/=?^_`{|}~-]/u
const notInDomain = /[^\p{L}\p{M}\p{Nd}.-]/u

/** Characters around an address that are not part of it. A pair before `@` is: `'a'@b.co`. */
const before =
  /^(?:(?:[-–—+]|\d{1,2}[.)])\s|=(?=")|(?!(['`*])[^@\s]{0,63}\1@)[\s\p{Extended_Pictographic}'`*"“”„‟«»‹›‘’‚()[\]<>,;:·•…¿¡「」『』【】])+/u
const after = /(?<![^\p{L}\p{M}\p{Nd}@])[^\p{L}\p{M}\p{Nd}@]+$/u
/** Characters that may begin an address, but are quotes if the paired character is at the end. */
const pairs: Readonly<Record<string, string>> = { _: '_', '{': '}', '|': '|' }

/** Removes a label or link from `mailto:mary@example.com?subject=…` and `E-mail: mary@example.com`. */
function withoutLabel(text: string): string {
  const label = /^(?:[^@:]{0,40}(?::|\s[-–—]\s)|\??(?:e-?mail|to)=)\s*(?=[^\s/])/iu.exec(text)?.[0]
  if (label === undefined) return text
  const rest = text.slice(label.length)
  if (!/^mailto:/i.test(label.trim())) return rest
  const address = rest.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Returns the only address between `<` and `>`, or in any brackets; the name before it may repeat the address. */
function withoutDisplayName(text: string): string {
  const inside =
    /^([^<>]*)<([^<>@]*@[^<>]*)>[^<>@]*$|^([^<>()]*\s)\(([^()@]*@[^()]*)\)$|^([^<>[\]]*\s)\[([^[\]@]*@[^[\]]*)\]$/u.exec(
      text,
    )
  if (!inside) return text
  const [name = '', address = ''] = inside.slice(1).filter((part) => part !== undefined)
  const named = trimmed(name).toLowerCase()
  return !name.includes('@') || named === trimmed(withoutLabel(address)).toLowerCase() ? address : text
}

function trimmed(text: string): string {
  let [whole, rest] = ['', text]
  while (whole !== rest) {
    whole = rest
    const twin = pairs[whole[0] ?? '']
    const tail = after.exec(whole)?.[0] ?? ''
    const inner = whole.slice(0, whole.length - tail.length)
    rest = twin !== undefined && tail.includes(twin) ? inner.slice(1) : inner.replace(before, '')
  }
  return whole
}

/** Words in brackets behind an address: `mary@example.com (work)`. */
const remark = /\s\([^()@<>]*\)$/u

/** Returns an address that is written several times, as in a Markdown link, only once. */
function onlyOne(text: string): string {
  const [first = '', ...others] = text
    .split(/[\s,;|<>()[\]]+/u)
    .filter((part) => part !== '')
    .map((part) => trimmed(withoutLabel(part)))
  const isOne = others.length > 0 && others.every((other) => other.toLowerCase() === first.toLowerCase())
  return isOne && first.includes('@') ? first : text
}

/** Cyrillic letters and the Latin ones that look the same; some are on the same key too. */
const [cyrillic, latin] = ['аеорсухіАВЕКМНОРСТУХІ', 'aeopcyxiABEKMHOPCTYXI'] as const

/** Replaces Cyrillic letters in a Latin word: no address has both in one word. */
function inOneScript(word: string): string {
  if (!/\p{Script=Latin}/u.test(word)) return word
  const read = word.replace(/\p{Script=Cyrillic}/gu, (letter) => latin[cyrillic.indexOf(letter)] ?? letter)
  return /\p{Script=Cyrillic}/u.test(read) ? word : read
}

/** Removes everything that people, programs and keyboards add around an address or inside it. */
function bare(text: string): string {
  const line = withoutJoiners(plainHyphens(plainWidth(plainLine(text))))
    .replace(/\uFE6B/g, '@')
    .replace(/[\uFE52\u3002\uFF61]/g, '.')
    .replace(/\p{L}+/gu, inOneScript)
  return onlyOne(trimmed(withoutLabel(trimmed(withoutDisplayName(line.replace(remark, ''))))))
}

function faultOfBare(address: string): EmailFault | null {
  const parts = address.split(/[\s,;|<>]+|\/(?=[^/@]+@)/u).filter((part) => /[^@]@[^@]/.test(part))
  if (parts.length > 1) return { reason: 'several' }
  const [name = '', domain, more] = address.split('@')
  if (name === '' || domain === undefined || more !== undefined) return { reason: 'at' }
  const sign = notInName.exec(name)?.[0] ?? notInDomain.exec(domain)?.[0]
  if (sign !== undefined) return { reason: 'sign', sign }
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  const odd =
    labels.find((label) => label === '' || label.length > 63 || /^-|-$/.test(label)) ??
    (labels.length < 2 || last.length < 2 || /^(?!xn--).*\p{Nd}/iu.test(last) ? last : undefined)
  // An empty part, or the only part, would not help in a message, so the whole domain is reported.
  if (odd !== undefined) return { reason: 'domain', sign: labels.length < 2 || odd === '' ? domain : odd }
  return address.length > emailLimit ? { reason: 'long' } : null
}

/**
 * Reads an e-mail address: without `mailto:`, brackets, a name beside it, punctuation around it and invisible signs. A
 * text that is no address is returned unchanged.
 */
export function readEmail(text: string): string {
  if (text.length > longestRead) return text
  const address = bare(text)
  return faultOfBare(address) === null ? address : text
}

/** Returns the fault of a text that should be an address. Null: the text is valid. */
export function emailFault(text: string): EmailFault | null {
  if (text.length > longestRead) return { reason: 'long' }
  return faultOfBare(bare(text))
}
