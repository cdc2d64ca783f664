import type { FocusEvent, ReactNode, RefObject } from 'react'
import type { ClassNames } from '../../private/parts.ts'
import type { ControlAttributes, FieldOptions, FieldPart } from '../Field/Field.tsx'
import type { ComboBoxGroup } from './useComboBox.ts'

export const comboBoxVariants = ['field', 'bare'] as const
export const comboBoxFormValues = ['key', 'text'] as const
export const comboBoxFullScreens = ['small', 'never'] as const

/**
 * Parts of a field with a list: those of a field, and those of its list. `bar` and `back` are seen if the list fills
 * the view; `status` is the line about the list.
 */
export type ComboBoxPart =
  | Exclude<FieldPart, 'counter'>
  | ('clear' | 'bar' | 'back' | 'popup' | 'list')
  | ('groupTitle' | 'rule' | 'option' | 'status')

/** Reason for a change of the text. */
export type ComboBoxReason = 'type' | 'clear' | 'choice' | 'reset'

export interface ComboBoxProps<T>
  extends FieldOptions,
    Omit<ControlAttributes<'input'>, 'onSelect' | 'onBlur' | 'defaultValue'> {
  /**
   * Key of the chosen option; null for none. The field shows its text, even if the option is no longer offered.
   * @default uncontrolled
   */
  value?: string | null | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: string | null | undefined
  /**
   * Called when another option is chosen, or none, as when typing replaces a choice. `item` is null if none is chosen,
   * or if the key was never offered.
   */
  onChange?: ((key: string | null, item: T | null) => void) | undefined
  /**
   * True if a typed text that is no option may stay. If false, the chosen option's text comes back when the field is
   * left, and a form is not sent with a text that was not chosen. @default false; true with `formValue="text"`, and for
   * a field of text only, which has `inputValue` and none of `value`, `defaultValue`, `onChange`
   */
  allowsFreeText?: boolean | undefined
  /**
   * Hides options that do not contain the typed text (its first 100 characters), ignoring case and accents by the
   * language of the ThemeProvider. A function decides by itself; keep it the same between renders. False shows all of
   * `groups`, for services that search themselves. @default true; false for a field of text only, as in
   * `allowsFreeText`
   */
  filter?: boolean | ((item: T, text: string) => boolean) | undefined
  /**
   * Lets a person create an option from a typed text that is none. Return the new item, which is then chosen, and offer
   * it in `groups` from then on; return null if you have to ask first. The text is trimmed. @default no option can be
   * created
   */
  onCreate?: ((text: string) => T | null) | undefined
  /** Text of the input. @default uncontrolled: the text of the chosen option */
  inputValue?: string | undefined
  /** Initial text: one that is no option, or the text of a `value` whose option is not offered yet. @default '' */
  defaultInputValue?: string | undefined
  /**
   * Called when the text changes. `type`: by a key; `clear`: by the button or Escape; `reset`: by the form; `choice`:
   * to the text of a chosen option, or back to it when the field is left. A field of text only is not called for a
   * choice.
   */
  onInputChange?: ((text: string, reason: ComboBoxReason) => void) | undefined
  /** Name under which the chosen option is sent in a form. @default none, and nothing is sent */
  name?: string | undefined
  /**
   * Value in a form: the key of the chosen option (nothing for a text that is no option), or the text. @default 'key'
   */
  formValue?: (typeof comboBoxFormValues)[number] | undefined
  /** Groups of options, in order. Empty groups are not drawn. */
  groups: readonly ComboBoxGroup<T>[]
  /** Returns a key that is unique among all items of all groups. Keep the function the same between renders. */
  getKey: (item: T) => string
  /** Returns the name of an item, for assistive technology. */
  getText: (item: T) => string
  /** Renders the content of an option; see OptionText and markMatch. @default the item's text */
  renderItem?: ((item: T, state: { isActive: boolean }) => ReactNode) | undefined
  /** Called when an option is chosen. In a field of text only, set `inputValue` to its name. */
  onSelect?: ((item: T) => void) | undefined
  /**
   * Returns true if an option is an action on the list and no choice, such as “Try again”: then `onSelect` is called,
   * and list, text and focus stay. @default false for every option
   */
  keepsOpen?: ((item: T) => boolean) | undefined
  /** True if there are further pages, which `onLoadMore` loads. @default false */
  hasMore?: boolean | undefined
  /**
   * Called when the person comes near the end of the list, by scrolling or by keyboard: set `isLoading` and append the
   * next page to `groups`. The active option keeps its position. A page that failed is requested again when they go on.
   */
  onLoadMore?: (() => void) | undefined
  /**
   * One line about the list, such as a count or "nothing found"; announced after it has stopped changing, drawn if the
   * list is empty. @default with `filter`, the number of remaining options, in the visitor's language
   */
  status?: string | undefined
  /** Draws the status below a list with items too. @default false */
  isStatusVisible?: boolean | undefined
  /** A line for an empty text without options, shown after a press or Arrow Down, not on focus alone. @default none */
  emptyHint?: ReactNode
  /**
   * Content below the list. Give a button a group of its own instead, since the keyboard does not reach this content.
   * @default none
   */
  footer?: ReactNode
  /** Element whose width the list takes. @default the field */
  anchor?: RefObject<HTMLElement | null> | undefined
  /** True while the layer is open. Without this prop the component keeps its own state. @default uncontrolled */
  isOpen?: boolean | undefined
  /** True if it is open at the start, where `isOpen` is not given. @default false */
  defaultOpen?: boolean | undefined
  /** Called with the new state when the list opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Called when the focus leaves both the field and its list. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /**
   * Called after a press on the back button of the full view, so that you can restore the choice that typing has
   * replaced.
   */
  onBack?: (() => void) | undefined
  /** Called for Enter without an active option, for instance while the list is still loading. */
  onEnterWithoutOption?: (() => void) | undefined
  /** After typing, Enter takes the first option at once. @default true */
  autoHighlight?: boolean | undefined
  /** Opens the list when an empty field gets the focus. @default true */
  openOnFocus?: boolean | undefined
  /** `bare` has no edge of its own and is 64 px high, for a card of fields. @default 'field' */
  variant?: (typeof comboBoxVariants)[number] | undefined
  /** In a container under 700 px the open list fills the view and has a back button. @default 'small' */
  fullScreen?: (typeof comboBoxFullScreens)[number] | undefined
  /** Class names for the parts inside the field and its list. @default none */
  classNames?: ClassNames<ComboBoxPart> | undefined
  /** Icon before the label and the value. @default none */
  icon?: ReactNode
  /** Content after the value. @default none */
  trailing?: ReactNode
}
