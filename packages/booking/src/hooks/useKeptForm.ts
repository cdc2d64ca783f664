import { useState } from 'react'
import { draftsOf } from './drafts.ts'
import { useModuleCore } from './module.tsx'

/**
 * Whether the form of an order is still kept here, so that there is something to go back to (BOOK-48). What was filled
 * in inside another site's frame is kept there alone.
 */
export function useKeptForm(transaction: string): boolean {
  const module = useModuleCore()
  const [isKept] = useState(() => {
    const found = draftsOf(module).read()
    return found?.kind === 'kept' && found.kept.order?.transaction === transaction
  })
  return isKept
}
