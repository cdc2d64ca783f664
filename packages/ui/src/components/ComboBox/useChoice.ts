'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { choiceWords } from '../../messages/choice.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWords } from '../../private/useWords.ts'
import type { ComboBoxProps, ComboBoxReason } from './comboBoxProps.ts'

type ChoiceProps<T> = Pick<
  ComboBoxProps<T>,
  | ('name' | 'value' | 'defaultValue' | 'onChange' | 'allowsFreeText' | 'formValue')
  | ('inputValue' | 'defaultInputValue' | 'onInputChange' | 'groups' | 'getKey' | 'getText')
>

/** True for a field of text only: its owner passes no key. */
export const isTextAlone = ({ inputValue, value, defaultValue, onChange }: Partial<ChoiceProps<unknown>>) =>
  inputValue !== undefined && value === undefined && defaultValue === undefined && !onChange

/**
 * A text without the width and case of its letters, signs that nobody sees, and kinds of spaces. A dot that stands alone
 * is of a small `İ`.
 */
const plain = (text: string) =>
  text
    .replace(/[\s\uff00-\uffef]+/g, (wide) => wide.normalize('NFKC'))
    .normalize()
    .toLowerCase()
    .replace(/\p{Cf}|\u0307/gu, '')
    .trim()

/** State of the chosen key and of the text. Each may be controlled by the owner, and the text follows the key. */
export function useChoice<T>(props: ChoiceProps<T>) {
  const { name, value, defaultValue = null, onChange, groups, getKey, getText } = props
  const { inputValue, defaultInputValue = '', onInputChange } = props
  const words = useWords('choice', choiceWords)
  const isText = isTextAlone(props as Partial<ChoiceProps<unknown>>)
  const { allowsFreeText = isText || props.formValue === 'text' } = props

  /** All options, not only those that match the text. */
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
  /** Options that were chosen before: a service that searches may no longer offer them. */
  const [once] = useState(() => new Map<string, T>())
  const itemOf = (key: string) => items.find((item) => getKey(item) === key) ?? once.get(key) ?? null
  const life = useFormValue<string | null>(name, value, defaultValue, (next) =>
    onChange?.(next, next === null ? null : itemOf(next)),
  )
  const { value: key } = life
  const [first] = useState({ key, text: inputValue })
  const chosen = key === null ? null : itemOf(key)
  useEffect(() => {
    if (chosen !== null && key !== null) once.set(key, chosen)
  }, [chosen, key, once])

  /** A text that is no option; null while the text is that of the choice. */
  const [typed, setTyped] = useState(key === null ? defaultInputValue : null)
  /** True after a form reset until the owner has answered. */
  const [isReset, setReset] = useState(false)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    if (key !== null) setTyped(null)
    else if (typed === null) setTyped(isReset ? defaultInputValue : '')
  }
  const textOf = (key: string | null) => {
    const item = key === null ? null : itemOf(key)
    return item ? getText(item) : key === first.key ? defaultInputValue : ''
  }
  const chosenText = key === null ? '' : textOf(key)
  const text = inputValue ?? typed ?? chosenText
  const isUnchosen = key === null ? text.trim() !== '' : text !== chosenText
  /** Key of the choice that typing has replaced. */
  const before = useRef<string | null>(null)
  /** The text at the time of a reset: if the owner keeps this text, the option it belongs to stays chosen. */
  const [met, setMet] = useState<string | null>(null)
  if (met !== null) {
    setMet(null)
    if (met !== text) life.restore(null)
  }

  const tell = (next: string, reason: ComboBoxReason) => {
    if (next !== text && !(isText && allowsFreeText && reason === 'choice')) onInputChange?.(next, reason)
  }
  const turnTo = (next: string | null) => (next === key ? life.hold(next) : life.change(next))
  const take = (next: string, itsText: string) => {
    before.current = null
    setReset(false)
    setTyped(null)
    turnTo(next)
    tell(itsText, 'choice')
  }

  /** The only option with a text, or with the same plain text unless it must be exact; null for none and for several. */
  const itemNamed = (written: string, isExact?: boolean) => {
    const exact = items.filter((item) => getText(item) === written.trim())
    const named =
      exact.length || isExact ? exact : items.filter((item) => plain(getText(item)) === plain(written))
    return named.length === 1 ? named[0]! : null
  }
  const type = (next: string, reason: 'type' | 'clear') => {
    if (key !== null) before.current = key
    if (reason === 'clear') before.current = null
    setReset(false)
    setTyped(next)
    turnTo(null)
    tell(next, reason)
  }
  const pick = (item: T) => {
    once.set(getKey(item), item)
    take(getKey(item), getText(item))
  }
  return {
    key,
    /** Key that the list shows as chosen. A field of text only has none; its owner may show it in another way. */
    chosen: isText ? null : key,
    text,
    /** Text that filters the list; empty while the text is that of the choice. */
    query: isUnchosen ? text : '',
    error: life.error,
    /** Error message for a text that is no option and may not stay. */
    ownError: isUnchosen && !allowsFreeText ? words.unchosen : undefined,
    type,
    pick,
    /** Takes a text that was written before React ran: the choice that it names (exactly, if it may stay), else the text. */
    adopt: (written: string) => {
      const named = isText ? null : itemNamed(written, allowsFreeText)
      if (named === null) type(written, 'type')
      else pick(named)
    },
    /**
     * Called when the field is left: a text that names an option is its choice, another one that may not stay is
     * replaced by the text of the last choice.
     */
    leave: () => {
      const { current: back } = before
      if (allowsFreeText || !isUnchosen) return
      const named = itemNamed(text)
      if (named !== null) return pick(named)
      before.current = null
      if (back !== null) take(back, textOf(back))
      else {
        setTyped(key === null ? '' : null)
        tell(chosenText, 'choice')
      }
    },
    reset: () => {
      before.current = null
      if (isText) {
        setMet(text)
        tell(first.text ?? '', 'reset')
        return
      }
      const back = value === undefined ? defaultValue : first.key
      setReset(true)
      setTyped(back === null && key === null ? defaultInputValue : null)
      life.reset()
      tell(
        inputValue === undefined ? (back === null ? defaultInputValue : textOf(back)) : first.text!,
        'reset',
      )
    },
  }
}
