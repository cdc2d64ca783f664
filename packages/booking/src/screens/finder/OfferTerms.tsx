import { useState } from 'react'
import type { Offer } from '../../domain/offer.ts'
import { isolate } from '../../format/outside.ts'
import { PartMissing, useAskedPart } from '../shared/askedPart.tsx'
import { legalDialog } from '../shared/legalDialog.ts'
import * as css from './OfferTerms.css.ts'
import { className, type OfferWords, providerName } from './offerWords.ts'

export interface OfferTermsProps {
  offer: Offer
  words: OfferWords
}

/** Leads to the legal text of an offer's class (PRICE-19). Its code, its text and its words come when it is wanted. */
export function OfferTerms({ offer: { carClass, provider }, words }: OfferTermsProps) {
  const { t } = words
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { Part: LegalTextDialog, missing, preload, ask } = useAskedPart(legalDialog)
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
        onClick={({ currentTarget }) =>
          ask(() => {
            setWanted(true)
            setOpen(true)
          }, currentTarget)
        }
      >
        {t('offers.terms')}
      </button>
      {missing && <PartMissing text={t('offers.notLoaded')} retry={t('common.retry')} {...missing} />}
      {LegalTextDialog && isWanted && (
        <LegalTextDialog
          text={{ kind: 'offer', carClassId: carClass.id }}
          title={title}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}
