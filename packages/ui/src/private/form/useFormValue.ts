'use client'
import { useContext, useState } from 'react'
import { FormContext } from './formContext.ts'
import { useControlled } from './useControlled.ts'

/**
 * The value of a control with a name: as `useControlled`, with the reset of its form and the error from its server.
 *
 * @param initial first value of an uncontrolled control.
 */
export function useFormValue<Value>(
  name: string | undefined,
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
) {
  const { errors } = useContext(FormContext)
  const [now, change, hold] = useControlled(value, initial, onChange)
  const [first] = useState(now)
  /** The server's errors at the time of the last change; an error is hidden once the value has changed. */
  const [answered, setAnswered] = useState<unknown>()
  return {
    value: now,
    /**
     * Props of a native text control. An uncontrolled control keeps its value in the DOM, so that text restored by the
     * browser or written by a form library stays.
     */
    native: value === undefined ? { defaultValue: initial } : { value: now },
    change: (next: Value) => {
      setAnswered(errors)
      change(next)
    },
    /** Changes the value of an uncontrolled control, without `onChange`. */
    hold: (next: Value) => {
      setAnswered(errors)
      hold(next)
    },
    /** Changes the value as `hold` does; the error from the server stays, since a form is reset after each answer. */
    restore: hold,
    /** Restores the first value of a controlled control, or the current default of an uncontrolled one. */
    reset: () => {
      const back = value === undefined ? initial : first
      if (back !== now) change(back)
    },
    error: name && errors !== answered ? errors?.[name] : undefined,
  }
}
