import { useMemo } from 'react'
import { type LookField, type LookValue, lookValue } from '../../domain/editor.ts'
import type { Lang, Locale } from '../../domain/language.ts'
import type { Look, ThemeName } from '../../domain/moduleSettings.ts'
import type { BrokenSetting, TextName } from '../../domain/settingsNotes.ts'
import { clamp } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'

/** The texts of the editor and of the advantages, in the visitor's language: the same object until that changes. */
export interface EditorWords {
  t: Translate<MessageKey<'editor'>>
  lang: Locale
  /** The language that the service and the account pages are asked in. */
  serviceLang: Lang
  /** Title of an advantage. */
  pointName(id: number): string
  /** What it promises, in a sentence. */
  pointText(id: number): string
}

/** Suspends until the texts have come. */
export function useEditorWords(): EditorWords {
  const { lang, serviceLang } = useModule()
  const t = useT('editor')
  const points = useT('sellingPoints')
  return useMemo(
    () => ({
      t,
      lang,
      serviceLang,
      // Every id from 1 to 35 has its words.
      pointName: (id) => points(`usp.p${id as 1}.title`),
      pointText: (id) => points(`usp.p${id as 1}.text`),
    }),
    [t, points, lang, serviceLang],
  )
}

export const themeKeys = {
  light: 'editor.look.themes.light',
  dark: 'editor.look.themes.dark',
  'alfa-on-white': 'editor.look.themes.alfaOnWhite',
  wherry: 'editor.look.themes.wherry',
} as const satisfies Record<ThemeName, string>

/** A setting by its name. */
export function fieldName(field: LookField | BrokenSetting, { t }: EditorWords): string {
  const [lang, name] = field.split('.') as ['en' | 'ru', 'header' | 'top' | 'bottom' | undefined]
  return name
    ? t(`editor.fields.${name}`, { language: t(`editor.texts.${lang}`) })
    : t(`editor.fields.${field as Exclude<LookField, TextName> | BrokenSetting}`)
}

/** Longest of a partner's texts in a comparison. */
const longestText = 400

/** A value of a look in words. */
export function valueInWords(look: Look, field: LookField, { t, pointName }: EditorWords): string {
  const value: LookValue = lookValue(look, field)
  if (field === 'theme') return t(themeKeys[look.theme])
  if (field === 'accent') return look.accent ?? t('editor.value.usual')
  if (field === 'sellingPoints') return look.sellingPoints.map(pointName).join('\n')
  if (value === null || value === '') return t('editor.value.none')
  if (typeof value === 'boolean') return t(value ? 'editor.value.on' : 'editor.value.off')
  return clamp(String(value), longestText)
}
