import { lazy, Suspense, useState } from 'react'
import type { Offer } from '../../domain/offer.ts'
import { isolate } from '../../format/outside.ts'
import * as css from './OfferTerms.css.ts'
import { className, type OfferWords, providerName } from './offerWords.ts'

const load = () => import('../shared/LegalTextDialog.tsx')
const LegalTextDialog = lazy(async () => ({ default: (await load()).LegalTextDialog }))
/** Asked again when the dialog opens; what goes wrong is told then. */
const preload = () => void load().catch(() => {})

export interface OfferTermsProps {
  offer: Offer
  words: OfferWords
}

/** Leads to the legal text of an offer's class (PRICE-19). Its code, its text and its words come when it is wanted. */
export function OfferTerms({ offer: { carClass, provider }, words }: OfferTermsProps) {
  const { t } = words
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const title = t('offers.termsOf', {
    car: isolate(className(carClass, words)),
    provider: isolate(providerName(provider, words)),
  })
  return (
    <>
      <button
        type="button"
        className={css.terms}
        aria-haspopup="dialog"
        aria-label={title}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t('offers.terms')}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <LegalTextDialog
            text={{ kind: 'offer', carClassId: carClass.id }}
            title={title}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
