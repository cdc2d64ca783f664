import { useCallback, useState } from 'react'

/** Words of the controls of a form, by field: each says by itself what is wrong with it, and the list of errors the same. */
export type OwnErrors = Readonly<Record<string, string | undefined>>

/** Gathers what the controls of a form say by themselves is wrong. */
export function useOwnErrors(): {
  own: OwnErrors
  fieldSays(field: string, words: string | undefined): void
} {
  const [own, setOwn] = useState<OwnErrors>({})
  const fieldSays = useCallback(
    (field: string, words: string | undefined) => setOwn((before) => ({ ...before, [field]: words })),
    [],
  )
  return { own, fieldSays }
}
