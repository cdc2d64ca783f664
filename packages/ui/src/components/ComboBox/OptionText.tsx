import type { ReactNode } from 'react'
import * as css from '../../private/listBox.css.ts'

export interface OptionTextProps {
  /** 20 px, decoration. */
  icon?: ReactNode
  /** Its name, three lines at most. */
  children: ReactNode
  /** A second line, quieter. */
  note?: ReactNode
  /** At the far end: a time, a sum. */
  end?: ReactNode
}

/** What stands in an option of a list: icon, name, second line. */
export const OptionText = ({ icon, children, note, end }: OptionTextProps) => (
  <>
    {icon && <span className={css.optionIcon}>{icon}</span>}
    <span className={css.optionMain}>
      <span className={css.optionText}>{children}</span>
      {note && <span className={css.optionNote}>{note}</span>}
    </span>
    {end && <span className={css.optionEnd}>{end}</span>}
  </>
)
