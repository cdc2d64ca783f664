import { ErrorIcon } from '../../icons/icons.tsx'
import type { PartAttributes } from '../parts.ts'
import { errorIcon, errorNote } from './ErrorNote.css.ts'

interface ErrorNoteProps {
  id: string
  /** True if the note aligns with the text beside a checkbox or radio. @default false */
  isIndented?: boolean
  part: PartAttributes<'error' | 'errorIcon'>
  children: string
}

/** Error message under a control without the frame of a field. */
export const ErrorNote = ({ id, isIndented, part, children }: ErrorNoteProps) => (
  <span {...part('error', errorNote)} data-indented={isIndented ? '' : undefined}>
    <ErrorIcon size={16} {...part('errorIcon', errorIcon)} />
    <span id={id}>{children}</span>
  </span>
)
