import type { ReactNode } from 'react'

export interface SelectOption<Value extends string> {
  /** Unique in the field, and not empty. */
  value: Value
  /** Its name, one line; typed letters look for it. */
  label: string
  /** A second line, quieter. */
  note?: ReactNode
  /** Before the label, 20 px. */
  icon?: ReactNode
  /** At the far end: a time, a sum. */
  end?: ReactNode
  /** It can be reached and read, not chosen. @default false */
  isDisabled?: boolean | undefined
  /** Why it cannot be chosen: stands under it, and is spoken when it is tried. Disables it. */
  offReason?: string | undefined
}

export interface SelectGroup<Value extends string> {
  /** Unique among the groups. */
  key: string
  /** Heading. */
  title?: string | undefined
  items: readonly SelectOption<Value>[]
}

/** Can it not be chosen? */
export const isOff = (option: SelectOption<string>) => !!option.isDisabled || option.offReason !== undefined
