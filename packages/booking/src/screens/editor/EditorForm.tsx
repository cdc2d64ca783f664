import type { CreatedTheme } from '@wherry/ui/accent'
import { type ComponentType, memo } from 'react'
import type { Editor } from '../../hooks/useEditor.ts'
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

/**
 * A section that is drawn again only where what it shows of the editor has changed: while a colour is drawn along its
 * scale, the rest of the form costs nothing. What the editor does never changes.
 */
function drawnBy<P extends SectionProps>(
  Section: ComponentType<P>,
  shown: (editor: Editor) => readonly unknown[],
) {
  const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
    one.every((value, at) => Object.is(value, other[at]))
  const parts = ({ editor, ...props }: P) => [...Object.values(props), ...shown(editor)]
  return memo(Section, (one, other) => isSame(parts(one as P), parts(other as P)))
}

const Look = drawnBy(LookSection, ({ look }) => [
  look.theme,
  look.accent,
  look.sellingPointsColor,
  look.sellingPointsImage,
])
const Points = drawnBy(PointsSection, ({ look, facts }) => [look.sellingPoints, facts])
const Texts = drawnBy(TextsSection, ({ look }) => [look.texts])
const Blocks = drawnBy(BlocksSection, ({ look, settings, notes }) => [
  look.showsSellingPoints,
  look.showsReviews,
  look.showsMobileApp,
  settings.showsPartnerLogo,
  settings.logo,
  settings.partnerSiteUrl,
  settings.showsPromoCode,
  settings.promoCode,
  notes.some((note) => note.kind === 'broken' && note.setting === 'promoCode'),
])
const Embed = drawnBy(EmbedSection, ({ look, partnerId, state }) => [
  look.theme,
  look.accent,
  state.saved.accent,
  partnerId,
])

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
      <Look editor={editor} words={words} theme={theme} />
      <Points editor={editor} words={words} />
      <Texts editor={editor} words={words} textLang={textLang} onTextLang={onTextLang} />
      <Blocks editor={editor} words={words} onAccount={onAccount} />
      <Embed editor={editor} words={words} />
    </div>
  )
}
