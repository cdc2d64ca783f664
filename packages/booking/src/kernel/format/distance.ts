import type { Locale } from '../values/language.ts'
import { localeOf } from './locale.ts'

/**
 * A distance by road: `800 m`, `3.4 km`, `52 km`.
 *
 * @param meters 0 and up, already rounded.
 */
export function distance(meters: number, lang: Locale): string {
  const isShort = meters < 1000
  const written = new Intl.NumberFormat(localeOf(lang), {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(isShort ? meters : meters / 1000)
  return written.replaceAll(' ', '\u00a0')
}
