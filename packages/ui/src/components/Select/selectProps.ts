import type { FocusEvent, HTMLAttributes, ReactNode } from 'react'
import type { ClassNames } from '../../private/parts.ts'
import type { FieldOptions, FieldPart, fieldSizes } from '../Field/Field.tsx'
import type { SelectGroup, SelectOption } from './selectOption.ts'

export const selectNatives = ['touch', 'always', 'never'] as const

/** Renders the content of an option in the list, by the option and its state. */
export type RenderOption<Value extends string> = (
  option: SelectOption<Value>,
  state: { isActive: boolean; isChosen: boolean },
) => ReactNode

/** Parts of a select: those of a field, and those of our own list. */
export type SelectPart =
  | Exclude<FieldPart, 'counter'>
  | ('arrow' | 'list' | 'groupTitle')
  | ('option' | 'optionIcon' | 'optionLabel' | 'optionNote' | 'optionEnd' | 'tick')

/** Further attributes, for the button or the native select. */
interface SelectAttributes
  extends Omit<
    HTMLAttributes<HTMLElement>,
    keyof FieldOptions | 'defaultValue' | 'onChange' | 'onBlur' | 'children'
  > {
  /** Kind of value that the browser may fill in; used by the native list only. */
  autoComplete?: string | undefined
  /** Id of the form, if the field is outside of it. */
  form?: string | undefined
  [data: `data-${string}`]: string | undefined
}

interface SelectShared<Value extends string> extends FieldOptions, SelectAttributes {
  /** Options in order: groups with headings, or one group without a heading. */
  groups: readonly SelectGroup<Value>[]
  /** Text of the field while nothing is chosen. @default "Choose" in the visitor's language */
  placeholder?: string | undefined
  /** 44 or 56 px high; with `m` the label is only announced by a screen reader. @default 'l' */
  size?: (typeof fieldSizes)[number] | undefined
  /** Icon before the label and the value. */
  icon?: ReactNode
  /**
   * Renders the content of an option in our own list. The label is still used for the field's text and for typing
   * ahead. @default icon, label, note, end
   */
  renderOption?: RenderOption<Value> | undefined
  /** Class names for the parts inside the field and its list. @default none */
  classNames?: ClassNames<SelectPart> | undefined
  /** Name under which the value is sent in a form; several values are sent separately under the same name. */
  name?: string | undefined
  /** True while the layer is open. Without this prop the component keeps its own state. @default uncontrolled */
  isOpen?: boolean | undefined
  /** True if it is open at the start, where `isOpen` is not given. @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Called when the focus leaves the field. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/**
 * Props for a single choice. `Held` is the type of a controlled value; it includes null if there may be no choice yet.
 */
export interface SelectProps<Value extends string, Held extends Value | null = Value>
  extends SelectShared<Value> {
  /** True if several may be chosen at a time. @default false */
  isMultiple?: false | undefined
  /** Chosen value; null if there is none yet. @default uncontrolled */
  value?: Held | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: Held | undefined
  /**
   * Called when another option is chosen. Null only after a form reset, if the initial `value` or `defaultValue` is
   * null.
   */
  onChange?: ((value: Value | Extract<Held, null>) => void) | undefined
  /** Screens on which the browser's own list is used: small touch screens, all, or none. @default 'touch' */
  native?: (typeof selectNatives)[number] | undefined
}

/** Props for any number of choices. The list stays open, and each press or Enter chooses or removes one. */
export interface SelectMultipleProps<Value extends string> extends SelectShared<Value> {
  /** True if several may be chosen at a time. */
  isMultiple: true
  /** Chosen values, in the order of the list. @default uncontrolled */
  value?: readonly Value[] | undefined
  /** Value at the start, where `value` is not given. @default [] */
  defaultValue?: readonly Value[] | undefined
  /** Called with all chosen values, in the order of the list. */
  onChange?: ((value: Value[]) => void) | undefined
  native?: never
}
