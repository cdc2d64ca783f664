import { Tabs, Textarea, TextField } from '@wherry/ui'
import { memo } from 'react'
import type { Look } from '../../kernel/model/moduleSettings.ts'
import { longestText, type TextName, textOf } from '../../landing/index.ts'
import type { Editor } from '../resource/useEditor.ts'
import * as css from './EditorForm.css.ts'
import type { EditorWords } from './editorWords.ts'

/** Languages of a partner's own texts. */
export type TextLang = 'en' | 'ru'

export interface TextsSectionProps extends Pick<Editor, 'setText'>, Pick<Look, 'texts'> {
  words: EditorWords
  /** The shown language; the preview has the same. */
  textLang: TextLang
  onTextLang(lang: TextLang): void
}

/** Section with the headline and the descriptions in both languages, each with its shown length. */
export const TextsSection = memo(function TextsSection(props: TextsSectionProps) {
  const { textLang, onTextLang, ...field } = props
  const { t } = field.words
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('editor.texts.title')}</h2>
      <Tabs
        label={t('editor.texts.languages')}
        value={textLang}
        onChange={onTextLang}
        tabs={(['en', 'ru'] as const).map((lang) => ({
          value: lang,
          label: <span lang={lang}>{t(`editor.texts.${lang}`)}</span>,
          children: (
            <div className={css.texts}>
              <Text {...field} text={`${lang}.header`} />
              <Text {...field} text={`${lang}.top`} />
              <Text {...field} text={`${lang}.bottom`} />
              {lang === 'en' && <p className={css.quiet}>{t('editor.texts.spanish')}</p>}
            </div>
          ),
        }))}
      />
    </section>
  )
})

function Text({
  texts,
  setText,
  words: { t },
  text,
}: Pick<TextsSectionProps, 'texts' | 'setText' | 'words'> & { text: TextName }) {
  const [lang, name] = text.split('.') as [TextLang, 'header' | 'top' | 'bottom']
  const field = {
    label: t(`editor.texts.${name}`),
    lang,
    isOptional: true,
    value: textOf({ texts }, text),
    maxLength: longestText(text),
    onChange: (value: string) => setText(text, value),
  }
  return name === 'header' ? <TextField {...field} isCounted /> : <Textarea {...field} rows={2} autosize />
}
