import type { Lang, Said } from './tables.ts'

/** Words of a text in small letters, without placeholders and without example addresses. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\{\w+\}\}|\S+@\S+/g, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/** Spellings and endings that do not exist in Spanish. */
const notSpanish =
  /[kw]|(?<!^de)sh|th|ph|gh|ck|bb|dd|ff|gg|mm|pp|ss|tt|zz|[bcfghkmpqtvwxñ]$|[bcdfghjklmnpqrstvwxz]{4}/

/** Words that a Spanish text may have although they are not Spanish, or exist in English too. */
const inSpanish: ReadonlySet<string> = new Set([
  // Names: of the product, of keys, of a library, of languages, of a town, of an airline in an example.
  ...'wherry enter escape react javascript english русский tk https novosibirsk'.split(' '),
  // Units, and day and month in a date format.
  ...'kg mb dd mm min'.split(' '),
  // Words of both languages, and loanwords and a short form that Spanish has adopted.
  ...'app business error extra extras final flexible has hotel local no red script similar taxi'.split(' '),
  ...'terminal total zoom web wifi aprox'.split(' '),
])

/** Latin words that a Russian text may have: names, keys, an airline in an example, Wi-Fi, addresses. */
const inRussian: ReadonlySet<string> = new Set(
  'wherry react javascript enter escape english https tk wi fi'.split(' '),
)

/**
 * English words in a Spanish or Russian text, as far as spelling shows it: in Russian every Latin word, in Spanish each
 * word that our English texts have too, and each with a spelling that Spanish does not have.
 *
 * @param english all words of our English texts
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

/** All words that the texts of a language have. */
export const vocabularyOf = (all: readonly Said[], lang: Lang): ReadonlySet<string> =>
  new Set(all.filter((said) => said.lang === lang).flatMap(({ text }) => wordsOf(text)))

/** Texts that are missing or empty in a language but not in another one: `es embed.retry`. */
export function missingFrom(all: readonly Said[], languages: readonly Lang[]): string[] {
  const said = new Set(all.filter(({ text }) => text.trim() !== '').map(({ lang, key }) => `${lang} ${key}`))
  const keys = new Set(all.map(({ key }) => key))
  return languages.flatMap((lang) => [...keys].map((key) => `${lang} ${key}`)).filter((one) => !said.has(one))
}
