'use client'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { fieldWords } from '../../messages/field.ts'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'
import { useWords } from '../useWords.ts'
import { isAsking, isFirstInvalid, reveal, silenceOthers, watchValidity } from './firstInvalid.ts'
import { FormContext, type ValidationBehavior } from './formContext.ts'
import { controlIn, type FormControl, useFormReset } from './useFormReset.ts'

interface ValidityOptions {
  /** Restores the first value. */
  reset?: (() => void) | undefined
  /** Error message of the control's own validation. */
  ownError?: string | undefined
  validationBehavior?: ValidationBehavior | undefined
}

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
  /** The browser's words for what the form has found; null for a control that is required and empty. */
  const [found, setFound] = useState<string | null>()
  /** The control that the form has found invalid. */
  const wrong = useRef<FormControl>(null)
  /** The last own error, and the control that has it. */
  const told = useRef<{ text: string; control?: FormControl | null | undefined }>({ text: '' })
  useBrowserLayoutEffect(() => {
    const text = (isNative && options.ownError) || ''
    const control = controlIn(root.current)
    if (control) watchValidity(control)
    // A page may call `setCustomValidity` too: its words stay as long as ours do not change.
    if (text !== told.current.text || (text && control !== told.current.control))
      control?.setCustomValidity(text)
    told.current = { text, control }
    if (found !== undefined && wrong.current?.validity.valid) setFound(undefined)
  })
  useFormReset(root, () => {
    setFound(undefined)
    options.reset?.()
  })
  useEffect(() => {
    const element = root.current!
    const listen = (event: Event) => {
      if (isAsking) return
      const control = event.target as FormControl
      wrong.current = control
      // Our message is under the control in the language of the page, so the browser's own is suppressed.
      event.preventDefault()
      setFound(control.validity.valueMissing ? null : control.validationMessage)
      if (!isFirstInvalid(control)) return
      reveal(element)
      controlIn(element)?.focus()
      silenceOthers(control)
    }
    element.addEventListener('invalid', listen, true)
    return () => element.removeEventListener('invalid', listen, true)
  }, [root])
  return {
    isNative,
    words,
    /** Error of the control from the last attempt to send the form; undefined if there is none. */
    message: found === null ? words.required : found && (options.ownError ?? found),
  }
}
