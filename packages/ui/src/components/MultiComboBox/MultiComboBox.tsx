'use client'
import {
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CheckIcon } from '../../icons/icons.tsx'
import { choiceWords } from '../../messages/choice.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { fill } from '../../private/edit/fill.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { isTaken } from '../../private/edit/isTaken.ts'
import { useFormReset } from '../../private/form/useFormReset.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx'
import { choiceParts } from '../ComboBox/ComboBox.tsx'
import { ComboBoxView } from '../ComboBox/ComboBoxView.tsx'
import type { ComboBoxPart, ComboBoxProps, ComboBoxReason } from '../ComboBox/comboBoxProps.ts'
import { OptionText } from '../ComboBox/OptionText.tsx'
import { RemovableChip } from '../RemovableChip/RemovableChip.tsx'
import * as css from './MultiComboBox.css.ts'

/** Props of a ComboBox for a single choice, which a MultiComboBox omits or replaces. */
type OfOne =
  | ('value' | 'defaultValue' | 'onChange' | 'allowsFreeText' | 'formValue' | 'keepsOpen' | 'onSelect')
  | ('inputValue' | 'defaultInputValue' | 'onInputChange' | 'anchor' | 'variant')

/** Parts of a MultiComboBox: those of a ComboBox, the tick of a chosen option, the row of chips and each chip. */
export type MultiComboBoxPart = ComboBoxPart | 'tick' | 'chips' | 'chip'

export interface MultiComboBoxProps<T> extends Omit<ComboBoxProps<T>, OfOne> {
  /** Keys of the chosen options, in the order of choosing. @default uncontrolled */
  value?: readonly string[] | undefined
  /** Value at the start, where `value` is not given. @default [] */
  defaultValue?: readonly string[] | undefined
  /**
   * Called when an option is chosen or removed. `items` has the items of those keys that were offered at least once.
   */
  onChange?: ((keys: string[], items: T[]) => void) | undefined
  /** Called when the filter text changes, so that a service can search. */
  onInputChange?: ((text: string, reason: ComboBoxReason) => void) | undefined
  /** Text on the chip of a key that was not offered yet. @default the key */
  getUnknownText?: ((key: string) => string) | undefined
  /** Class names for the parts inside the field and its list. @default none */
  classNames?: ClassNames<MultiComboBoxPart> | undefined
  /** Name under which each key is sent in a form. @default none, and nothing is sent */
  name?: string | undefined
}

const none: readonly string[] = []
/** Every choice keeps the list open, unlike in a ComboBox. */
const always = () => true

const Forwarded = forwardRef(<T,>(props: MultiComboBoxProps<T>, forwarded: Ref<HTMLInputElement>) => {
  const {
    value,
    defaultValue = none,
    onChange,
    onInputChange,
    getUnknownText,
    name,
    groups,
    getKey,
    getText,
    renderItem,
    filter = true,
    isRequired,
    onKeyDown,
    error: given,
    className,
    style,
    ...rest
  } = props
  const { label, isDisabled, isReadOnly, form, classNames } = rest
  const part = partsOf(classNames)
  const tickClass = classNames?.tick
  const words = useWords('choice', choiceWords)
  const announce = useAnnounce()
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(forwarded, () => field.current as HTMLInputElement, [])
  const [text, setText] = useState('')
  /** Items that were offered once or created, by key. */
  const [known] = useState(() => new Map<string, T>())
  const itemOf = (key: string) =>
    groups.flatMap((group) => group.items).find((item) => getKey(item) === key) ?? known.get(key)
  const life = useFormValue<readonly string[]>(name, value, defaultValue, (keys) =>
    onChange?.(
      [...keys],
      keys.map(itemOf).filter((item) => item !== undefined),
    ),
  )
  const { value: keys } = life
  const chosen = useMemo(() => new Set(keys), [keys])
  const type = (next: string, reason: ComboBoxReason) => {
    setText(next)
    onInputChange?.(next, reason)
  }
  useFormReset(root, () => {
    if (text) type('', 'reset')
    life.reset()
  })

  const nameOf = (key: string) => {
    const item = itemOf(key)
    return item === undefined ? (getUnknownText?.(key) ?? key) : getText(item)
  }
  const remove = (key: string) => {
    announce(fill(words.removed, { text: nameOf(key) }))
    // Before the last chip disappears, the focus moves to the field.
    if (keys.length === 1) field.current?.focus({ preventScroll: true })
    life.change(keys.filter((one) => one !== key))
  }
  const toggle = (item: T) => {
    const key = getKey(item)
    known.set(key, item)
    if (text) type('', 'choice')
    if (chosen.has(key)) return remove(key)
    announce(fill(words.added, { text: getText(item) }))
    life.change([...keys, key])
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const last = keys.at(-1)
    if (event.key !== 'Backspace' || isTaken(event) || isComposing(event) || isHeld(event)) return
    if (text || !last) return
    // Only a fresh press of Backspace removes a chip: a held key may just have emptied the text.
    if (event.repeat) return
    if (!isDisabled && !isReadOnly) remove(last)
  }
  const draw = useCallback(
    (item: T, state: { isActive: boolean }): ReactNode => (
      <>
        {renderItem ? renderItem(item, state) : <OptionText>{getText(item)}</OptionText>}
        {chosen.has(getKey(item)) && (
          <CheckIcon {...partsOf<'tick'>({ tick: tickClass })('tick', css.tick)} />
        )}
      </>
    ),
    [renderItem, getText, getKey, chosen, tickClass],
  )

  return (
    <div ref={root} className={cx(css.root, className)} style={style}>
      <ComboBoxView
        {...(rest as Omit<ComboBoxProps<unknown>, 'groups'>)}
        {...({
          groups,
          getKey,
          getText,
          filter,
          renderItem: draw,
          onSelect: toggle,
        } as ComboBoxProps<unknown>)}
        parts={choiceParts}
        ref={field}
        // The list opens below the chips and covers none of them.
        anchor={root}
        error={given ?? life.error}
        // With something chosen the empty input is valid.
        isRequired={isRequired && keys.length === 0}
        inputValue={text}
        onInputChange={type}
        allowsFreeText={false}
        several={chosen}
        keepsOpen={always}
        onKeyDown={press}
      />
      {keys.length > 0 && (
        <ChipGroup {...part('chips')} label={fill(words.chosen, { label })}>
          {keys.map((key) => (
            <RemovableChip
              key={key}
              {...part('chip')}
              isDisabled={isDisabled || isReadOnly}
              onRemove={() => remove(key)}
            >
              {nameOf(key)}
            </RemovableChip>
          ))}
        </ChipGroup>
      )}
      {name &&
        keys.map((key) => (
          <input key={key} type="hidden" {...{ name, form, value: key, disabled: isDisabled }} />
        ))}
    </div>
  )
})
Forwarded.displayName = 'MultiComboBox'

/**
 * A field that suggests options for the typed text, of which any number can be chosen. Each chosen one is shown as a
 * chip below.
 */
export const MultiComboBox = Forwarded as <T>(
  props: MultiComboBoxProps<T> & RefAttributes<HTMLInputElement>,
) => ReactElement
