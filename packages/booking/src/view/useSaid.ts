import { type Announce, useAnnounce } from '@wherry/ui'
import { useEffect } from 'react'

/** Announces a text once when it appears or changes (A11Y-03); nothing without a text. */
export function useSaid(text: string | null | undefined | false, tone?: Parameters<Announce>[1]): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (text) announce(text, tone)
  }, [text, tone, announce])
}
