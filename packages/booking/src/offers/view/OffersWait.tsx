import { Spinner } from '@wherry/ui'
import type { Ref } from 'react'
import { useT } from '../../module/useT.ts'
import * as css from '../../view/ride/OfferFrame.css.ts'
import { OffersSkeleton } from './OffersSkeleton.tsx'

/** State while prices are requested (PRICE-02). Its text can take the focus by script. */
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
