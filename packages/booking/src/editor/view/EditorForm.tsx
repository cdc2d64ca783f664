import type { CreatedTheme } from '@wherry/ui/accent'
import type { Editor } from '../resource/useEditor.ts'
import { BlocksSection } from './BlocksSection.tsx'
import * as css from './EditorForm.css.ts'
import { EmbedSection } from './EmbedSection.tsx'
import type { EditorWords } from './editorWords.ts'
import { LookSection } from './LookSection.tsx'
import { PointsSection } from './points/PointsSection.tsx'
import { type TextLang, TextsSection } from './TextsSection.tsx'

export interface EditorFormProps {
  editor: Editor
  words: EditorWords
  /** The theme of the draft. */
  theme: string | CreatedTheme
  textLang: TextLang
  onTextLang(lang: TextLang): void
  /** Opens an account page; asks first if there are unsaved changes. */
  onAccount(url: string): void
  /** True in the modal: sections have hairlines between them. @default false */
  isModal?: boolean
}

/**
 * Form with all settings of a partner, beside the preview or in a modal over it. A section gets single values and
 * functions that never change, not the editor: so it renders again only if one of its values has changed, and dragging
 * a colour along its scale does not render the rest of the form.
 */
export function EditorForm(props: EditorFormProps) {
  const { editor, words, theme, textLang, onTextLang, onAccount, isModal } = props
  const { look, settings, facts, notes, partnerId, state, change, allow, setText } = editor
  const { accent, sellingPointsColor, sellingPointsImage, sellingPoints, texts } = look
  const { showsSellingPoints, showsReviews, showsMobileApp } = look
  const { showsPartnerLogo, logo, partnerSiteUrl, showsPromoCode, promoCode } = settings
  const isCodeBroken = notes.some((note) => note.kind === 'broken' && note.setting === 'promoCode')
  return (
    <div className={css.form} data-modal={isModal ? '' : undefined}>
      <LookSection
        {...{ accent, sellingPointsColor, sellingPointsImage, theme, change, allow, words }}
        themeName={look.theme}
      />
      <PointsSection {...{ sellingPoints, facts, change, words }} />
      <TextsSection {...{ texts, setText, textLang, onTextLang, words }} />
      <BlocksSection
        {...{ showsSellingPoints, showsReviews, showsMobileApp }}
        {...{ showsPartnerLogo, logo, partnerSiteUrl, showsPromoCode, promoCode, isCodeBroken }}
        {...{ change, onAccount, words }}
      />
      <EmbedSection {...{ accent, partnerId, words }} theme={look.theme} savedAccent={state.saved.accent} />
    </div>
  )
}
