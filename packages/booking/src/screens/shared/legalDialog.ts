import { askedPart } from './askedPart.tsx'
import type { LegalTextDialogProps } from './LegalTextDialog.tsx'

/** The dialog with a legal text, with the cleaner that it brings: for `useAskedPart`. */
export const legalDialog = askedPart<LegalTextDialogProps>(
  async () => (await import('./LegalTextDialog.tsx')).LegalTextDialog,
  'legal',
)
