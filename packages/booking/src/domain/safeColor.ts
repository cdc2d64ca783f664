import type { HexColor } from './moduleSettings.ts'

/** A colour from outside that may stand in a style (SEC-01): six hexadecimal digits, `#` before them or not. Null: it is none. */
export function safeColor(text: string): HexColor | null {
  const digits = /^#?([\da-f]{6})$/i.exec(text)?.[1]
  return digits ? `#${digits.toUpperCase()}` : null
}

/** The same of what a person or a service has written, where each of three digits stands for two and spaces for nothing. */
export function writtenColor(text: string): HexColor | null {
  return safeColor(text.trim().replace(/^(#?)([\da-f])([\da-f])([\da-f])$/i, '$1$2$2$3$3$4$4'))
}
