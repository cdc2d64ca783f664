import { Badge, Button } from '@wherry/ui'
import type { Offer } from '../../domain/offer.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import { Price } from '../shared/Price.tsx'
import { Rating } from '../shared/Rating.tsx'
import * as css from './OfferCard.css.ts'
import { cancellation, className, providerName } from './OfferFacts.tsx'

export interface OfferChoice {
  offer: Offer
  /** The best rated of all offers. */
  isBestRated: boolean
  onChoose(offer: Offer): void
}

/** Provider and rating of an offer. */
export function ProviderLine({ offer }: { offer: Offer }) {
  const t = useT()
  return (
    <>
      <Outside className={css.providerName}>{providerName(offer, t)}</Outside>
      {offer.provider.rating !== null && (
        <Rating value={offer.provider.rating} reviews={offer.provider.reviews} />
      )}
    </>
  )
}

/** The button that chooses an offer: its name tells which. */
export function ChooseButton({
  offer,
  onChoose,
  small,
}: Omit<OfferChoice, 'isBestRated'> & { small?: boolean }) {
  const t = useT()
  const { lang } = useModule()
  const label = t('offers.chooseOf', {
    car: isolate(className(offer, t)),
    provider: isolate(providerName(offer, t)),
    price: money(offer.price, lang),
  })
  return (
    <Button
      variant="soft"
      size={small ? 's' : 'm'}
      className={small ? css.rowChoose : css.choose}
      aria-label={label}
      onClick={() => onChoose(offer)}
    >
      {t('offers.choose')}
    </Button>
  )
}

/** Another provider of a class, folded out under its card. */
export function OfferRow({ offer, isBestRated, onChoose }: OfferChoice) {
  const t = useT()
  return (
    <div className={css.row}>
      <div className={css.rowText}>
        <span className={css.provider}>
          <ProviderLine offer={offer} />
          {isBestRated && <Badge>{t('offers.bestRated')}</Badge>}
        </span>
        <span className={css.small}>{cancellation(offer, t) ?? t('offers.noCancellation')}</span>
      </div>
      <span className={css.rowPrice}>
        <Price value={offer.price} size="s" />
      </span>
      <ChooseButton offer={offer} onChoose={onChoose} small />
    </div>
  )
}
