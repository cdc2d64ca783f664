import { useMemo } from 'react'
import { widgetClient } from '../client/widget.ts'
import type { ForeignHtml, LegalText } from '../domain/foreignHtml.ts'
import { readUrl } from '../domain/readUrl.ts'
import { useModule } from './module.tsx'
import { useRead } from './useRead.ts'

export interface LegalTextRead {
  /** Null: not here, or the reading failed. It is shown by `ForeignText` only. */
  html: ForeignHtml | null
  isFailed: boolean
  /** Hosts that a link in it may lead to. */
  hosts: readonly string[]
  /** Reads again. */
  retry(): void
}

/** A legal text in the visitor's language, read once for a module (PRICE-19). */
export function useLegalText(text: LegalText): LegalTextRead {
  const { client, serviceLang: lang, config, platform } = useModule()
  const subject = text.kind === 'offer' ? text.carClassId : null
  const { data, error, isValidating, mutate } = useRead(
    ['legalText', text.kind, subject, lang],
    (signal) => widgetClient(client.core).html(text, signal),
    { revalidateIfStale: false },
  )
  const { linkHosts, accountUrl } = config
  const { hostName } = platform.location
  const hosts = useMemo(() => {
    const account = readUrl(accountUrl)
    return [hostName, ...(account ? [account.hostname] : []), ...linkHosts]
  }, [hostName, accountUrl, linkHosts])
  return {
    html: data ?? null,
    isFailed: data === undefined && error !== undefined && !isValidating,
    hosts,
    retry: () => void mutate(),
  }
}
