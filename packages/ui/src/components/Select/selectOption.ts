import type { ReactNode } from 'react'
import type { ListGroup } from '../../private/list/listGroup.ts'

export interface SelectOption<Value extends string> {
  /** Value that is unique in the field and not empty. */
  value: Value
  /** Name of the option, one line. Typed letters search it. */
  label: string
  /** Second line in a quieter colour. */
  note?: ReactNode
  /** Icon of 20 px before the label. */
  icon?: ReactNode
  /** Content at the end of the row: a time, a sum. */
  end?: ReactNode
  /** The option can be focused and read, but not chosen. @default false */
  isDisabled?: boolean | undefined
  /** Reason why the option cannot be chosen, shown under it and announced when it is tried. It disables the option. */
  offReason?: string | undefined
}

/** A group of options with an optional heading. */
export type SelectGroup<Value extends string> = ListGroup<SelectOption<Value>>

/** True if an option cannot be chosen. */
export const isOff = (option: SelectOption<string>) => !!option.isDisabled || option.offReason !== undefined
