import { longestRead, plainHyphens, plainLine, plainWidth, withoutJoiners } from './plain.ts'

/** The longest address that mail can be sent to, in characters. */
export const emailLimit = 254

/** Fault of an address. */
export type EmailFault =
  | { reason: 'at' | 'several' | 'long' }
  /** A sign, or a part of the domain, that cannot stand there. */
  | { reason: 'sign' | 'domain'; sign: string }

/** Signs of the part before `@` by HTML, and letters and digits of any script. */
const notInName = /[^\p{L}\p{M}\p{Nd}.!#$%&'*+/=?^_`{|}~-]/u
const notInDomain = /[^\p{L}\p{M}\p{Nd}.-]/u

/** Signs around an address that are no part of it. */
const before =
  /^(?:[-–—*+]\s|(?:\p{Extended_Pictographic}\s*)+\s|[\s"“”„‟«»‹›‘’‚()[\]<>,;:·•…¿¡「」『』【】])+/u
const after = /(?<![^\p{L}\p{M}\p{Nd}@])[^\p{L}\p{M}\p{Nd}@]+$/u
/** A sign that may begin an address, and does not where its twin stands at the end. */
const pairs: Readonly<Record<string, string>> = { "'": "'", '`': '`', '*': '*', _: '_', '{': '}', '|': '|' }

/** `mailto:mary@example.com?subject=…` and `E-mail: mary@example.com` without what is no part of the address. */
function withoutLabel(text: string): string {
  const label = /^(?:[^@:]{0,40}(?::|\s[-–—]\s)|e-?mail=)\s*(?=[^\s/])/iu.exec(text)?.[0]
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

/** The one address between `<` and `>`; a name before it may say the same address again. */
function withoutDisplayName(text: string): string {
  const inside = /^([^<>]*)<([^<>@]*@[^<>]*)>[^<>@]*$/u.exec(text)
  if (!inside) return text
  const [, name = '', address = ''] = inside
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

/** An address that is written several times, as in a link of Markdown, is one. */
function onlyOne(text: string): string {
  const [first = '', ...others] = text
    .split(/[\s,;|<>()[\]]+/u)
    .filter((part) => part !== '')
    .map((part) => trimmed(withoutLabel(part)))
  const isOne = others.length > 0 && others.every((other) => other.toLowerCase() === first.toLowerCase())
  return isOne && first.includes('@') ? first : text
}

/** The text without all that people, programs and keyboards put around an address and into it. */
function bare(text: string): string {
  const line = withoutJoiners(plainHyphens(plainWidth(plainLine(text))))
    .replace(/\uFE6B/g, '@')
    .replace(/[\uFE52\u3002\uFF61]/g, '.')
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
    (labels.length < 2 || last.length < 2 || /^\p{Nd}+$/u.test(last) ? last : undefined)
  // An empty part, or the only one, says nothing by itself.
  if (odd !== undefined) return { reason: 'domain', sign: labels.length < 2 || odd === '' ? domain : odd }
  return address.length > emailLimit ? { reason: 'long' } : null
}

/**
 * An e-mail address as it was meant: without `mailto:`, brackets, a name beside it, punctuation around it, signs that
 * nobody sees. What is no address stays as it was written.
 */
export function readEmail(text: string): string {
  if (text.length > longestRead) return text
  const address = bare(text)
  return faultOfBare(address) === null ? address : text
}

/** Names the fault of a text that should be an address. Null: it has none. */
export function emailFault(text: string): EmailFault | null {
  if (text.length > longestRead) return { reason: 'long' }
  return faultOfBare(bare(text))
}
