import type { HexColor } from '../model/moduleSettings.ts'

/**
 * Checks a colour from outside before it is used in a style (SEC-01): six hexadecimal digits, with or without `#`.
 * Null: the text is no such colour.
 */
export function safeColor(text: string): HexColor | null {
  const digits = /^#?([\da-f]{6})$/i.exec(text)?.[1]
  return digits ? `#${digits.toUpperCase()}` : null
}
