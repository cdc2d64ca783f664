import { type Announce, useAnnounce } from '@wherry/ui'
import { useEffect } from 'react'

/** Says a text once, when it comes or changes (A11Y-03); nothing where there is none. */
export function useSaid(text: string | null | undefined | false, tone?: Parameters<Announce>[1]): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (text) announce(text, tone)
  }, [text, tone, announce])
}
