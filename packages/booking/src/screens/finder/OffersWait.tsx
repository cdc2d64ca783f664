import { Spinner } from '@wherry/ui'
import type { Ref } from 'react'
import { useT } from '../../hooks/useT.ts'
import * as css from './OfferFrame.css.ts'
import { OffersSkeleton } from './OffersSkeleton.tsx'

/** Prices are being asked for (PRICE-02). The text can take the focus by script. */
export function OffersWait({ textRef }: { textRef?: Ref<HTMLParagraphElement> }) {
  const t = useT()
  return (
    <>
      <p ref={textRef} className={css.asking} tabIndex={-1}>
        <Spinner />
        {t('Finder.askingPrices')}
      </p>
      <OffersSkeleton />
    </>
  )
}
