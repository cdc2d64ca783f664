import type { Look, LookTexts } from '../../kernel/model/moduleSettings.ts'
import { landingHeader, landingText, longestLandingText, wordsOf } from '../../kernel/values/landingText.ts'

/** Settings whose stored value may be broken; then the default is used. */
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

/**
 * True if saving the look replaces a broken stored value by the default. The editor does not save the other
 * settings (API-28).
 */
export function isMendedBySaving(setting: BrokenSetting): boolean {
  return setting !== 'partnerSiteUrl' && setting !== 'promoCode'
}

/** A partner's own text: `en.header`, `ru.bottom`. */
export type TextName = `${'ru' | 'en'}.${keyof LookTexts}`

/** Note of the editor about a setting that is not shown as stored (LAND-03). */
export type SettingsNote =
  /** The stored value cannot be read; the default is shown. */
  | { kind: 'broken'; setting: BrokenSetting }
  /** The text is too long; its first `max` characters are shown. */
  | { kind: 'tooLong'; text: TextName; max: number }
  /** The text has markup, of which only the words are shown. `isEmpty`: no words are left to show. */
  | { kind: 'markup'; text: TextName; isEmpty: boolean }

const langs = ['en', 'ru'] as const
const names = ['header', 'top', 'bottom'] as const

/** The names of all texts, English first, in the order in which they are shown. */
export const textNames: readonly TextName[] = langs.flatMap((lang) =>
  names.map((name) => `${lang}.${name}` as const),
)

/** Maximum number of shown characters: 80 of a headline, 300 of a description. */
export function longestText(text: TextName): number {
  return text.endsWith('.header') ? longestLandingText.header : longestLandingText.description
}

/** Returns a text of a look by its name. */
export function textOf(look: Pick<Look, 'texts'>, text: TextName): string {
  const [lang, name] = text.split('.') as ['ru' | 'en', keyof LookTexts]
  return look.texts[lang][name]
}

/** Number of characters that count against a text's limit: shown ones, without markup. */
export function shownLength(text: string): number {
  return [...wordsOf(text)].length
}

const foreign = /<(script|style|template|svg|math|iframe|object|embed|img|video|audio|form|input|noscript)\b/i

/** Notes about a look's texts that are not shown as written. */
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
