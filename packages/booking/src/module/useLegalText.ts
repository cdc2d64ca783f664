import { useMemo } from 'react'
import type { ForeignHtml, LegalText } from '../kernel/values/foreignHtml.ts'
import { readUrl } from '../kernel/values/readUrl.ts'
import { widgetClient } from '../wire/widget/client.ts'
import { useModule } from './module.tsx'
import { useResource } from './useResource.ts'

export interface LegalTextRead {
  /** The text's HTML, to be rendered by `ForeignText` only. Null: not loaded yet, or reading failed. */
  html: ForeignHtml | null
  isFailed: boolean
  /** Hosts that links in the text may lead to. */
  hosts: readonly string[]
  /** Reads the text again. */
  retry(): void
}

/** A legal text in the visitor's language, read once for a module (PRICE-19). */
export function useLegalText(text: LegalText): LegalTextRead {
  const { client, serviceLang: lang, config, platform } = useModule()
  const subject = text.kind === 'offer' ? text.carClassId : null
  const { data, failure, isReading, again } = useResource(['legalText', text.kind, subject, lang], (signal) =>
    widgetClient(client.core).html(text, signal),
  )
  const { linkHosts, accountUrl } = config
  const { hostName } = platform.location
  const hosts = useMemo(() => {
    const account = readUrl(accountUrl)
    return [hostName, ...(account ? [account.hostname] : []), ...linkHosts]
  }, [hostName, accountUrl, linkHosts])
  return {
    html: data ?? null,
    isFailed: data === undefined && failure !== undefined && !isReading,
    hosts,
    retry: again,
  }
}
