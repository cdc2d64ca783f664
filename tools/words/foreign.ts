import type { Lang, Said } from './tables.ts'

/** Words of a text without places for values and addresses that are examples, in small letters. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\{\w+\}\}|\S+@\S+/g, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/** How no Spanish word is written or ends. */
const notSpanish =
  /[kw]|(?<!^de)sh|th|ph|gh|ck|bb|dd|ff|gg|mm|pp|ss|tt|zz|[bcfghkmpqtvwxñ]$|[bcdfghjklmnpqrstvwxz]{4}/

/** What stands in a Spanish text and is no Spanish, or is Spanish and English at once. */
const inSpanish: ReadonlySet<string> = new Set([
  // Names: ours, of keys, of a library, of languages, of a town; an airline in an example of a flight.
  ...['wherry', 'enter', 'escape', 'react', 'javascript', 'english', 'русский', 'tk', 'https', 'novosibirsk'],
  // Units, and a day and a month in a pattern of a date.
  ...['kg', 'mb', 'dd', 'mm', 'min'],
  // Words of both languages, and loans and a short form that Spanish has taken in.
  ...[
    'app',
    'business',
    'error',
    'extra',
    'extras',
    'final',
    'flexible',
    'has',
    'hotel',
    'local',
    'no',
    'red',
  ],
  ...['script', 'similar', 'taxi', 'terminal', 'total', 'zoom', 'web', 'wifi', 'aprox'],
])

/** What a Russian text has in Latin letters: names, an airline in an example, a network, addresses, the row of letters. */
const inRussian: ReadonlySet<string> = new Set([
  ...['wherry', 'react', 'javascript', 'enter', 'escape', 'english', 'https', 'tk', 'wi', 'fi'],
])

/**
 * Words of a text in Spanish or Russian that are English, as far as letters tell: in Russian every word in Latin ones,
 * in Spanish what our English texts say, too, and what Spanish does not spell so.
 *
 * @param english all words that our English texts have
 */
export function englishIn(
  { lang, text }: Pick<Said, 'lang' | 'text'>,
  english: ReadonlySet<string>,
): string[] {
  if (lang === 'en') return []
  return wordsOf(text).filter((word) =>
    lang === 'ru'
      ? /\p{Script=Latin}/u.test(word) && !inRussian.has(word)
      : (english.has(word) || notSpanish.test(word)) && !inSpanish.has(word),
  )
}

/** All words of texts of a language. */
export const vocabularyOf = (all: readonly Said[], lang: Lang): ReadonlySet<string> =>
  new Set(all.filter((said) => said.lang === lang).flatMap(({ text }) => wordsOf(text)))

/** What a language lacks that another has, and what is empty: `es embed.retry`. */
export function missingFrom(all: readonly Said[], languages: readonly Lang[]): string[] {
  const said = new Set(all.filter(({ text }) => text.trim() !== '').map(({ lang, key }) => `${lang} ${key}`))
  const keys = new Set(all.map(({ key }) => key))
  return languages.flatMap((lang) => [...keys].map((key) => `${lang} ${key}`)).filter((one) => !said.has(one))
}
