import { useState } from 'react'
import { useModuleCore } from '../../module/module.tsx'
import { draftsOf } from './drafts.ts'

/**
 * True if the form of an order is still kept here, so that the person can go back to it (BOOK-48). A form
 * from inside a partner's frame is kept only there.
 */
export function useKeptForm(transaction: string): boolean {
  const module = useModuleCore()
  const [isKept] = useState(() => {
    const found = draftsOf(module).read()
    return found?.kind === 'kept' && found.kept.order?.transaction === transaction
  })
  return isKept
}
