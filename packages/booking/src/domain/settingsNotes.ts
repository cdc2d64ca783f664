import { landingHeader, landingText, longestLandingText, wordsOf } from './landingText.ts'
import type { Look, LookTexts } from './moduleSettings.ts'

/** Settings of which a stored value may be broken: the default then stands in its place. */
export const brokenSettings = [
  'theme',
  'accent',
  'sellingPoints',
  'sellingPointsImage',
  'sellingPointsColor',
  'partnerSiteUrl',
  'promoCode',
] as const

export type BrokenSetting = (typeof brokenSettings)[number]

/** Whether saving the look writes the default over what is stored broken; the editor leaves the others alone (API-28). */
export function isMendedBySaving(setting: BrokenSetting): boolean {
  return setting !== 'partnerSiteUrl' && setting !== 'promoCode'
}

/** A partner's own text: `en.header`, `ru.bottom`. */
export type TextName = `${'ru' | 'en'}.${keyof LookTexts}`

/** What the editor says of settings that are not shown as they are stored (LAND-03). */
export type SettingsNote =
  /** What is stored cannot be read: the default shows. */
  | { kind: 'broken'; setting: BrokenSetting }
  /** Longer than fits: its beginning shows. `max`: so many characters. */
  | { kind: 'tooLong'; text: TextName; max: number }
  /** It holds markup of which nothing or only the words show. `isEmpty`: nothing is left to show. */
  | { kind: 'markup'; text: TextName; isEmpty: boolean }

const langs = ['en', 'ru'] as const
const names = ['header', 'top', 'bottom'] as const

/** The names of all texts, English first, in the order in which they are shown. */
export const textNames: readonly TextName[] = langs.flatMap((lang) =>
  names.map((name) => `${lang}.${name}` as const),
)

/** Most characters of a text that are shown: 80 of a headline, 300 of a description. */
export function longestText(text: TextName): number {
  return text.endsWith('.header') ? longestLandingText.header : longestLandingText.description
}

/** A text of a look. */
export function textOf(look: Pick<Look, 'texts'>, text: TextName): string {
  const [lang, name] = text.split('.') as ['ru' | 'en', keyof LookTexts]
  return look.texts[lang][name]
}

/** How many characters of a text count against its limit: those that are shown, markup is none of them. */
export function shownLength(text: string): number {
  return [...wordsOf(text)].length
}

const foreign = /<(script|style|template|svg|math|iframe|object|embed|img|video|audio|form|input|noscript)\b/i

/** What is not shown of a look's texts as it was written. */
export function textNotes(look: Pick<Look, 'texts'>): SettingsNote[] {
  return textNames.flatMap((text): SettingsNote[] => {
    const given = textOf(look, text)
    if (given.trim() === '') return []
    const max = longestText(text)
    const isHeader = text.endsWith('.header')
    const isEmpty = (isHeader ? landingHeader(given) : landingText(given)) === null
    if (isEmpty || foreign.test(given)) return [{ kind: 'markup', text, isEmpty }]
    return shownLength(given) > max ? [{ kind: 'tooLong', text, max }] : []
  })
}
