import type { HexColor } from '../model/moduleSettings.ts'
import { safeColor } from '../values/safeColor.ts'

/** Reads a colour from a person or the service; three digits and spaces around are allowed too. */
export function writtenColor(text: string): HexColor | null {
  return safeColor(text.trim().replace(/^(#?)([\da-f])([\da-f])([\da-f])$/i, '$1$2$2$3$3$4$4'))
}
