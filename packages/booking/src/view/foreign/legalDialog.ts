import { onDemandPart } from '../onDemandPart.ts'
import type { LegalTextDialogProps } from './LegalTextDialog.tsx'

/** Dialog of a legal text, loaded together with its HTML sanitiser; for `useOnDemandPart`. */
export const legalDialog = onDemandPart<LegalTextDialogProps>(
  () => import('./LegalTextDialog.tsx').then((part) => part.LegalTextDialog),
  'legal',
)
