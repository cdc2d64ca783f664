'use client'
import { createContext } from 'react'

export type ValidationBehavior = 'native' | 'aria'

/** Settings that a form passes to its controls. */
export interface FormLife {
  errors?: Readonly<Record<string, string | undefined>> | undefined
  validationBehavior: ValidationBehavior
}

export const FormContext = createContext<FormLife>({ validationBehavior: 'native' })
