import { normalizeFlight } from './flightNumber.ts'

/** Cyrillic capitals that stand for one Latin letter alone: it looks like them and sounds like them. */
const latinOf: Readonly<Record<string, string>> = { А: 'A', Е: 'E', К: 'K', М: 'M', О: 'O', Т: 'T' }

/**
 * A flight number with the Latin letters that its Cyrillic ones stand for: `тк 1985` is `TK 1985`. As it was typed
 * where it has none, or one that may mean two: `СУ` looks like `CY` and sounds like `SU`, which are two airlines.
 */
export function latinFlight(value: string): string {
  if (!/\p{Script=Cyrillic}/u.test(value)) return value
  const latin = normalizeFlight(value).replace(/\p{Script=Cyrillic}/gu, (letter) => latinOf[letter] ?? letter)
  return /\p{Script=Cyrillic}/u.test(latin) ? value : latin
}
