import { themeChangeWords } from '../../messages/themeChange.ts'
import type { OwnWords } from '../../messages/words.ts'
import { fill } from '../../private/edit/fill.ts'
import type { ThemeChange } from '../createdTheme.ts'
import type { Language } from '../useTheme.ts'

const brightness = (hex: string): number => {
  const number = Number.parseInt(hex.slice(1), 16)
  return 0.2126 * (number >> 16) + 0.7152 * ((number >> 8) & 255) + 0.0722 * (number & 255)
}

/**
 * Describes one entry of a theme's report in a sentence.
 *
 * @param own texts that replace the package's own, as for ThemeProvider
 */
export function describeChange(change: ThemeChange, language: Language, own?: OwnWords): string {
  const ours = themeChangeWords[language]
  const { roles, other, lighter, darker, ...sentences } = { ...ours, ...own?.themeChange }
  const { role, from, to, ratio, needed, reason } = change
  const template = {
    'invalid-colour': sentences.invalid,
    'text-contrast': sentences.moved,
    'part-contrast': sentences.moved,
    'ink-contrast': sentences.moved,
    'pale-solid': sentences.edge,
    'faint-solid': sentences.faint,
    'page-range': sentences.range,
    'other-scheme': sentences.scheme,
  }[reason]
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const values: Record<string, string> = {
    // An edge has the name of its solid colour in the report, since it exists only where that colour hardly differs
    // from the page.
    role: roles[role.replace(/-edge$/, '-solid')] ?? other,
    way: from && brightness(to) > brightness(from) ? lighter : darker,
    from: from ?? '',
    to,
    ratio: ratio === null ? '' : number.format(ratio),
    needed: needed === null ? '' : number.format(needed),
  }
  return fill(template, values)
}
