import { Tabs, Textarea, TextField } from '@wherry/ui'
import { longestText, type TextName, textOf } from '../../domain/settingsNotes.ts'
import * as css from './EditorForm.css.ts'
import type { SectionProps } from './LookSection.tsx'

/** The languages of a partner's own words. */
export type TextLang = 'en' | 'ru'

export interface TextsSectionProps extends SectionProps {
  /** The language that is shown; the preview shows the same. */
  textLang: TextLang
  onTextLang(lang: TextLang): void
}

/** Headline and descriptions in both languages, each with how much of it is shown. */
export function TextsSection({ editor, words, textLang, onTextLang }: TextsSectionProps) {
  const { t } = words
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('editor.texts.title')}</h2>
      <Tabs
        label={t('editor.texts.languages')}
        value={textLang}
        onChange={(lang) => onTextLang(lang as TextLang)}
        tabs={(['en', 'ru'] as const).map((lang) => ({
          value: lang,
          label: <span lang={lang}>{t(`editor.texts.${lang}`)}</span>,
          children: (
            <div className={css.texts}>
              <Text editor={editor} words={words} text={`${lang}.header`} />
              <Text editor={editor} words={words} text={`${lang}.top`} />
              <Text editor={editor} words={words} text={`${lang}.bottom`} />
              {lang === 'en' && <p className={css.quiet}>{t('editor.texts.spanish')}</p>}
            </div>
          ),
        }))}
      />
    </section>
  )
}

function Text({ editor, words: { t }, text }: SectionProps & { text: TextName }) {
  const [lang, name] = text.split('.') as [TextLang, 'header' | 'top' | 'bottom']
  const field = {
    label: t(`editor.texts.${name}`),
    lang,
    isOptional: true,
    value: textOf(editor.look, text),
    maxLength: longestText(text),
    onChange: (value: string) => editor.setText(text, value),
  }
  return name === 'header' ? <TextField {...field} isCounted /> : <Textarea {...field} rows={2} autosize />
}
