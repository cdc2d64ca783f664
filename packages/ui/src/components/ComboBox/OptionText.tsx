import type { ReactNode } from 'react'
import * as list from '../../private/overlay/listBox.css.ts'
import * as css from '../../private/overlay/optionText.css.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'

/** Parts of the content of an option. */
export type OptionTextPart = 'optionIcon' | 'optionLabel' | 'optionNote' | 'optionEnd'

export interface OptionTextProps {
  /** Icon of 20 px; decoration. @default none */
  icon?: ReactNode
  /** Name of the option, at most three lines. */
  children: ReactNode
  /** Second line in a quieter colour. @default none */
  note?: ReactNode
  /** Content at the end of the row: a time, a sum. @default none */
  end?: ReactNode
  /** Class names for its parts. @default none */
  classNames?: ClassNames<OptionTextPart> | undefined
}

/** Content of an option in a list: icon, name, second line. */
export const OptionText = ({ icon, children, note, end, classNames }: OptionTextProps) => {
  const part = partsOf(classNames)
  return (
    <>
      {icon && <span {...part('optionIcon', css.optionIcon)}>{icon}</span>}
      <span className={list.optionMain}>
        <span {...part('optionLabel', list.optionText)}>{children}</span>
        {note && <span {...part('optionNote', css.optionNote)}>{note}</span>}
      </span>
      {end && <span {...part('optionEnd', list.optionEnd)}>{end}</span>}
    </>
  )
}
