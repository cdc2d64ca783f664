import { isolate } from '../../../kernel/format/outside.ts'
import type { Offer } from '../../../kernel/model/offer.ts'
import { LegalTextLink } from '../../../view/foreign/LegalTextLink.tsx'
import * as css from './OfferTerms.css.ts'
import { className, type OfferWords, providerName } from './offerWords.ts'

export interface OfferTermsProps {
  offer: Offer
  words: OfferWords
}

/** Link to the legal text of an offer's class (PRICE-19). */
export function OfferTerms({ offer: { carClass, provider }, words }: OfferTermsProps) {
  const { t } = words
  const title = t('offers.termsOf', {
    car: isolate(className(carClass, words)),
    provider: isolate(providerName(provider, words)),
  })
  return (
    <LegalTextLink
      text={{ kind: 'offer', carClassId: carClass.id }}
      title={title}
      label={title}
      failed={t('offers.notLoaded')}
      className={css.terms}
    >
      {t('offers.terms')}
    </LegalTextLink>
  )
}
