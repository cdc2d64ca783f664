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
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'
import { isComposing } from './isComposing.ts'
import { type Selected, type TextEdit, textEdit } from './textEdit.ts'
import { useCaret } from './useCaret.ts'

interface TextEditsOptions {
  field: RefObject<HTMLInputElement | null>
  /** Text that the field shows. */
  text: string
  /**
   * Applies an edit and shows the result.
   * @returns position of the caret in the shown text, in UTF-16 units
   */
  onEdit: (edit: TextEdit) => number
  /** Restores an earlier text exactly. */
  onRestore: (text: string) => void
}

/** Maximum number of texts that undo can restore. */
const most = 100

/** Letter of a key in any layout: in a Russian layout the position of the key decides. */
const letterOf = (key: string, code: string) => (/^[a-z]$/i.test(key) ? key.toUpperCase() : code.slice(-1))

const selectionOf = (input: HTMLInputElement): Selected => {
  const { value: text, selectionStart, selectionEnd } = input
  return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length }
}

/**
 * Handles the edits of a text field that formats its text: a mask, groups of digits. It reports each edit of the browser,
 * does not change a text during an IME composition, and has its own undo and redo, since the browser's do not work for
 * a text set by code.
 *
 * @returns props of the input
 */
export function useTextEdits({ field, text, onEdit, onRestore }: TextEditsOptions) {
  /** Text of the input during an IME composition; a change by code would lose or double it. */
  const [composed, setComposed] = useState<string | null>(null)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const announced = useRef<{ before: Selected; inputType: string } | null>(null)
  const begun = useRef<Selected | null>(null)
  const history = useRef({ now: text, past: [] as string[], future: [] as string[] })
  /** True after a text was replaced as a whole: this is a separate undo step, even if the result is the same. */
  const isReplaced = useRef(false)
  const putCaret = useCaret(field)

  /** Adds an undo step. */
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
    // An unchanged text is rendered too, since the browser has moved the caret.
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
  /** Adds an undo step for a text replaced by the same text, for which React has no change event. */
  const after = () => {
    const { current: known } = announced
    // A command of a page has no `beforeinput` event.
    const isOver = !known || known.before.start !== known.before.end
    if (field.current?.value !== text || !isOver || composed !== null) return
    announced.current = null
    step(text)
  }
  // Runs after each render, since React has no `beforeinput` event and the input may be another element.
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
