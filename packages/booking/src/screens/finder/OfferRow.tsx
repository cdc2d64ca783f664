import { Badge, Button } from '@wherry/ui'
import type { CarClass, Offer } from '../../domain/offer.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import { Price } from '../shared/Price.tsx'
import { Rating } from '../shared/Rating.tsx'
import * as css from './OfferCard.css.ts'
import { AlternativePrice, className, Marks, OfferFacts, providerName } from './OfferFacts.tsx'

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

export interface OfferRowProps extends OfferChoice {
  /** The class as its card shows it: what differs here is said. */
  shown: CarClass
}

/** Another provider of a class, folded out under its card, with all that its offer states (PRICE-04). */
export function OfferRow({ offer, shown, isBestRated, onChoose }: OfferRowProps) {
  const t = useT()
  const { capacity, luggage } = offer.carClass
  return (
    <div className={css.row}>
      <div className={css.rowText}>
        <span className={css.provider}>
          <ProviderLine offer={offer} />
          {isBestRated && <Badge>{t('offers.bestRated')}</Badge>}
        </span>
        <Marks
          offer={offer}
          showSeats={capacity !== shown.capacity}
          showLuggage={luggage !== shown.luggage}
        />
        {offer.freeCancellationHours === null && <p className={css.small}>{t('offers.noCancellation')}</p>}
        <OfferFacts offer={offer} />
      </div>
      <div className={css.rowPrice}>
        <Price value={offer.price} size="s" />
        <AlternativePrice offer={offer} />
      </div>
      <ChooseButton offer={offer} onChoose={onChoose} small />
    </div>
  )
}
