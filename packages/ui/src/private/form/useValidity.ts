'use client'
import { type RefObject, useContext, useRef, useState } from 'react'
import { fieldWords } from '../../messages/field.ts'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'
import { useWords } from '../useWords.ts'
import { isFirstInvalid, questions, reveal, watchQuestions } from './firstInvalid.ts'
import { FormContext, type ValidationBehavior } from './formContext.ts'
import { controlIn, type FormControl, useFormEvent, useFormReset } from './useFormReset.ts'

interface ValidityOptions {
  /** Restores the first value. */
  reset?: (() => void) | undefined
  /** Error message of the control's own validation. */
  ownError?: string | undefined
  validationBehavior?: ValidationBehavior | undefined
}

/** The form that was not sent in this task, if its first invalid control is one of ours, which took the focus. */
let focusedIn: HTMLFormElement | null

/**
 * Connects a control to the form around it: an invalid control keeps the form from being sent, and a reset of the form
 * resets it.
 *
 * @param root the element around the control and its label.
 */
export function useValidity(root: RefObject<HTMLElement | null>, options: ValidityOptions) {
  const form = useContext(FormContext)
  const words = useWords('field', fieldWords)
  const isNative = (options.validationBehavior ?? form.validationBehavior) === 'native'
  /** The control that the form has found invalid, and the browser's words; null for one that is required and empty. */
  const [[wrong, found], setFound] = useState<[control?: FormControl, text?: string | null]>([])
  /** The last own error, and the control that has it. */
  const told = useRef<[text: string, control?: FormControl | null]>([''])
  useBrowserLayoutEffect(() => {
    const text = (isNative && options.ownError) || ''
    const control = controlIn(root.current)
    const form = control?.form
    // A control named “elements” stands in the place of the list: then ours is watched, and the form.
    const others = Array.from(form?.elements ?? root.current!.querySelectorAll('input'))
    const asked = [control, form, ...others] as FormControl[]
    asked.forEach(watchQuestions)
    // A page may call `setCustomValidity` too: its words stay as long as ours do not change.
    if (text !== told.current[0] || (text && control !== told.current[1])) control?.setCustomValidity(text)
    told.current = [text, control]
    if (wrong?.validity.valid) setFound([])
  })
  useFormReset(root, () => {
    setFound([])
    options.reset?.()
  })
  useFormEvent(root, 'invalid', (event) => {
    const control = event.target as FormControl
    const form = control.form
    const isMine = event.currentTarget === root.current
    if (questions || !(isMine || (form && controlIn(root.current)?.form === form))) return
    if (isMine) setFound([control, control.validity.valueMissing ? null : control.validationMessage])
    if (isFirstInvalid(control)) {
      // The browser itself opens no `<details>` for a native control.
      reveal(control)
      if (isMine) {
        controlIn(root.current)?.focus()
        focusedIn = form
        setTimeout(() => {
          focusedIn = null
        })
      }
    }
    // Our message is under the control in the language of the page, so the browser's own is suppressed. Those of the
    // other controls, whose events follow in the same task, too: the browser would focus the first of them.
    if (isMine || form === focusedIn) event.preventDefault()
  })
  return {
    isNative,
    words,
    /** Error of the control from the last attempt to send the form; undefined if there is none. */
    message: found === null ? words.required : found && (options.ownError ?? found),
  }
}
