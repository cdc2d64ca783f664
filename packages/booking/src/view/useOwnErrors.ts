import { useState } from 'react'
import { createStore, type Readable } from '../kernel/store/store.ts'

/** Error messages of a form's controls, by field: each control shows its own, and the error summary repeats it. */
export type OwnErrors = Readonly<Record<string, string | undefined>>

interface OwnErrorsStore {
  own: Readable<OwnErrors>
  fieldSays(field: string, words: string | undefined): void
}

/** Collects the error texts of a form's controls. Only components that read `own` render again when they change. */
export function useOwnErrors(): OwnErrorsStore {
  const [errors] = useState(createOwnErrors)
  return errors
}

function createOwnErrors(): OwnErrorsStore {
  const own = createStore(
    (before: OwnErrors, [field, words]: readonly [string, string | undefined]) =>
      before[field] === words ? before : { ...before, [field]: words },
    {},
  )
  return { own, fieldSays: (field, words) => own.dispatch([field, words]) }
}
