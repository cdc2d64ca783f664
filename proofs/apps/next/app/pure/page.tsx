import { markMatch } from '@wherry/ui'
import { answers } from '../../serverCalls.mjs'

export const dynamic = 'force-dynamic'

/**
 * A server component that calls every pure export: with 'use client' a call would fail, and a list would be an empty
 * function.
 */
export default function Page() {
  return (
    <main>
      <h1>{markMatch('Harbour Tours', 'tour')}</h1>
      <pre>{Buffer.from(JSON.stringify(answers)).toString('base64')}</pre>
    </main>
  )
}
