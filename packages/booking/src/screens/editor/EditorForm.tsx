import type { CreatedTheme } from '@wherry/ui/accent'
import { BlocksSection } from './BlocksSection.tsx'
import * as css from './EditorForm.css.ts'
import { EmbedSection } from './EmbedSection.tsx'
import { LookSection, type SectionProps } from './LookSection.tsx'
import { PointsSection } from './PointsSection.tsx'
import { type TextLang, TextsSection } from './TextsSection.tsx'

export interface EditorFormProps extends SectionProps {
  /** The theme of the draft. */
  theme: string | CreatedTheme
  textLang: TextLang
  onTextLang(lang: TextLang): void
  /** Leads to an account page, after a question where something is unsaved. */
  onAccount(url: string): void
  /** In the modal: hairlines part the sections. @default false */
  isModal?: boolean
}

/** All that a partner chooses, beside the preview or in a modal over it. */
export function EditorForm({
  editor,
  words,
  theme,
  textLang,
  onTextLang,
  onAccount,
  isModal,
}: EditorFormProps) {
  return (
    <div className={css.form} data-modal={isModal ? '' : undefined}>
      <LookSection editor={editor} words={words} theme={theme} />
      <PointsSection editor={editor} words={words} />
      <TextsSection editor={editor} words={words} textLang={textLang} onTextLang={onTextLang} />
      <BlocksSection editor={editor} words={words} onAccount={onAccount} />
      <EmbedSection editor={editor} words={words} />
    </div>
  )
}
