import { useMemo } from 'react'
import { clamp } from '../../kernel/format/outside.ts'
import type { Look, ThemeName } from '../../kernel/model/moduleSettings.ts'
import type { Lang, Locale } from '../../kernel/values/language.ts'
import type { BrokenSetting, TextName } from '../../landing/index.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { type LookField, type LookValue, lookValue } from '../rules/editor.ts'

/** The texts of the editor and of the advantages, in the visitor's language: the same object until that changes. */
export interface EditorWords {
  t: Translate<MessageKey<'editor'>>
  lang: Locale
  /** Language for requests to the service and for the account pages. */
  serviceLang: Lang
  /** Title of an advantage. */
  pointName(id: number): string
  /** Text of an advantage, one sentence. */
  pointText(id: number): string
}

/** Returns the texts. Suspends until they are loaded. */
export function useEditorWords(): EditorWords {
  const { lang, serviceLang } = useModule()
  const t = useT('editor')
  const points = useT('sellingPoints')
  return useMemo(
    () => ({
      t,
      lang,
      serviceLang,
      // Every id from 1 to 35 has its texts.
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

/** Name of a setting. */
export function fieldName(field: LookField | BrokenSetting, { t }: EditorWords): string {
  const [lang, name] = field.split('.') as ['en' | 'ru', 'header' | 'top' | 'bottom' | undefined]
  return name
    ? t(`editor.fields.${name}`, { language: t(`editor.texts.${lang}`) })
    : t(`editor.fields.${field as Exclude<LookField, TextName> | BrokenSetting}`)
}

/** Maximum length of a partner's text in a comparison, in characters. */
const longestText = 400

/** Text of a look's value. */
export function valueInWords(look: Look, field: LookField, { t, pointName }: EditorWords): string {
  const value: LookValue = lookValue(look, field)
  if (field === 'theme') return t(themeKeys[look.theme])
  if (field === 'accent') return look.accent ?? t('editor.value.usual')
  if (field === 'sellingPoints') return look.sellingPoints.map(pointName).join('\n')
  if (value === null || value === '') return t('editor.value.none')
  if (typeof value === 'boolean') return t(value ? 'editor.value.on' : 'editor.value.off')
  return clamp(String(value), longestText)
}
