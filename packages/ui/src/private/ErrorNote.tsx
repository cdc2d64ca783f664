import { ErrorIcon } from '../icons/icons.tsx'
import { cx } from './cx.ts'
import { errorIcon, errorNote, indented } from './ErrorNote.css.ts'

interface ErrorNoteProps {
  id: string
  /** In line with the words beside a tick. @default false */
  isIndented?: boolean
  children: string
}

/** What is wrong and how to mend it, under a control that has no frame of a field. */
export const ErrorNote = ({ id, isIndented, children }: ErrorNoteProps) => (
  <span className={cx(errorNote, isIndented && indented)}>
    <ErrorIcon size={16} className={errorIcon} />
    <span id={id}>{children}</span>
  </span>
)
