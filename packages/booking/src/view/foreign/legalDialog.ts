import { onDemandPart } from '../onDemandPart.ts'
import type { LegalTextDialogProps } from './LegalTextDialog.tsx'

/** Dialog of a legal text, loaded together with its HTML sanitiser; for `useOnDemandPart`. */
export const legalDialog = onDemandPart<LegalTextDialogProps>(
  async () => (await import('./LegalTextDialog.tsx')).LegalTextDialog,
  'legal',
)
