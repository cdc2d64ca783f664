'use client'
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { isComposing } from './isComposing.ts'
import { type Selected, type TextEdit, textEdit } from './textEdit.ts'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'
import { useCaret } from './useCaret.ts'

interface TextEditsOptions {
  field: RefObject<HTMLInputElement | null>
  /** Text that the field shows. */
  text: string
  /**
   * Reads an edit and shows what it means.
   * @returns the caret's place in the text that is shown then, in UTF-16 units
   */
  onEdit: (edit: TextEdit) => number
  /** Shows a former text again, sign by sign as it stood. */
  onRestore: (text: string) => void
}

/** Former texts that undo can bring back. */
const most = 100

/** Z and Y of any layout: a Russian keyboard names the letter of its own, and the place of the key tells. */
const letterOf = (key: string, code: string) => (/^[a-z]$/i.test(key) ? key.toUpperCase() : code.slice(-1))

const selectionOf = (input: HTMLInputElement): Selected => {
  const { value: text, selectionStart, selectionEnd } = input
  return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length }
}

/**
 * The edits of a text field that shows something else than was typed: a mask, groups of digits. It tells each edit as
 * the browser made it, leaves a text alone while a keyboard composes it, and keeps undo and redo, which the browser
 * gives up for a field whose text is set.
 *
 * @returns props of the input
 */
export function useTextEdits({ field, text, onEdit, onRestore }: TextEditsOptions) {
  /** Stands in the input while a keyboard composes: touched, it would be lost or doubled. */
  const [composed, setComposed] = useState<string | null>(null)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const announced = useRef<{ before: Selected; inputType: string } | null>(null)
  const begun = useRef<Selected | null>(null)
  const history = useRef({ now: text, past: [] as string[], future: [] as string[] })
  /** A text was put over another one: a step of its own, though it may read the same. */
  const isReplaced = useRef(false)
  const putCaret = useCaret(field)

  /** A step that undo goes back over. */
  const step = (from: string) => {
    const { current: kept } = history
    kept.past = [...kept.past, from].slice(-most)
    kept.future = []
  }
  useBrowserLayoutEffect(() => {
    const { current: kept } = history
    const isStep = isReplaced.current && text !== ''
    isReplaced.current = false
    if (kept.now === text && !isStep) return
    step(kept.now)
    kept.now = text
  })

  const go = (isBack: boolean) => {
    const { current: kept } = history
    const former = (isBack ? kept.past : kept.future).pop()
    if (former === undefined) return
    ;(isBack ? kept.future : kept.past).push(kept.now)
    kept.now = former
    putCaret(former.length)
    draw()
    onRestore(former)
  }
  const take = (edit: TextEdit) => {
    setComposed(null)
    // A text that stays as it was is drawn all the same: the browser has moved the caret.
    draw()
    isReplaced.current = edit.kind === 'replaced'
    putCaret(onEdit(edit))
  }

  const before = (event: InputEvent) => {
    const input = event.currentTarget as HTMLInputElement
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault()
      go(event.inputType === 'historyUndo')
    } else announced.current = { before: selectionOf(input), inputType: event.inputType }
  }
  /** The very same text put over itself is a step, too; React tells no change of it. */
  const after = () => {
    const { current: known } = announced
    // A command of a page announces nothing.
    const isOver = !known || known.before.start !== known.before.end
    if (field.current?.value !== text || !isOver || composed !== null) return
    announced.current = null
    step(text)
  }
  // After each draw: React knows no `beforeinput`, and the input may be another one.
  useEffect(() => {
    const input = field.current
    input?.addEventListener('beforeinput', before)
    input?.addEventListener('input', after)
    return () => {
      input?.removeEventListener('beforeinput', before)
      input?.removeEventListener('input', after)
    }
  })

  return {
    value: composed ?? text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { isComposing: isComposed, inputType = '' } = nativeEvent as InputEvent
      const { current: known } = announced
      announced.current = null
      if (isComposed) return setComposed(target.value)
      const isKnown = known?.inputType === inputType && known.before.text === text
      take(textEdit(isKnown ? known.before : null, inputType, target.value, selectionOf(target).end))
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      begun.current = selectionOf(currentTarget)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      const { current: known } = begun
      begun.current = null
      announced.current = null
      const { text: written, end } = selectionOf(currentTarget)
      if (written === text) setComposed(null)
      else take(textEdit(known?.text === text ? known : null, 'insertCompositionText', written, end))
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isComposing(event) || event.altKey || event.currentTarget.readOnly) return
      if (!event.ctrlKey && !event.metaKey) return
      const letter = letterOf(event.key, event.code)
      const isRedo = letter === 'Y' || (letter === 'Z' && event.shiftKey)
      if (!isRedo && letter !== 'Z') return
      event.preventDefault()
      go(!isRedo)
    },
  }
}
