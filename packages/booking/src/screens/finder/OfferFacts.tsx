import { BagIcon, BoltIcon, CheckIcon, UserIcon, VisuallyHidden } from '@wherry/ui'
import type { AdditionalService, Offer } from '../../domain/offer.ts'
import { money } from '../../format/money.ts'
import { capitalised, list, number } from '../../format/number.ts'
import { clamp } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'
import * as css from './OfferCard.css.ts'

type T = Translate<MessageKey>

/** The provider's name, or what stands in for it. */
export function providerName({ provider }: Offer, t: T): string {
  return clamp(provider.name ?? t('offers.provider', { id: provider.id }))
}

/** The class's name, or what stands in for it. */
export function className({ carClass }: Offer, t: T): string {
  return clamp(carClass.name ?? t('offers.carClass', { id: carClass.id }))
}

/** The cancellation terms in words; null where the offer states none. */
export function cancellation({ freeCancellationHours }: Offer, t: T): string | null {
  if (freeCancellationHours === null) return null
  if (freeCancellationHours === 0) return t('offers.cancellationAnyTime')
  return t('offers.cancellation', { hours: freeCancellationHours })
}

/** What the price holds besides the ride: `Tolls and 60 min waiting included`; null where it holds nothing more. */
function useIncluded(offer: Offer): string | null {
  const t = useT()
  const { lang } = useModule()
  const included = offer.services.filter((service) => service.includedInPrice)
  const isOurs = ({ category }: AdditionalService) => category === 'tollroad' || category === 'table'
  const names = included.filter((service) => !isOurs(service)).map(({ name }) => clamp(name ?? '', 40))
  if (included.some(({ category }) => category === 'tollroad')) names.push(t('offers.tolls'))
  if (included.some(({ category }) => category === 'table')) names.push(t('offers.sign'))
  if (offer.waitingMinutes) names.push(t('offers.waiting', { minutes: offer.waitingMinutes }))
  if (names.length === 0) return null
  return capitalised(t('offers.included', { list: list([...new Set(names.filter(Boolean))], lang) }), lang)
}

/** What is included, each with a tick: cancellation first. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useT()
  const facts = [cancellation(offer, t), useIncluded(offer)].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return (
    <ul className={css.included}>
      {facts.map((fact) => (
        <li key={fact} className={css.includedItem}>
          <CheckIcon size={16} className={css.yes} />
          {fact}
        </li>
      ))}
    </ul>
  )
}

export interface MarksProps {
  offer: Offer
  /** @default true */
  showSeats?: boolean
  /** @default true */
  showLuggage?: boolean
}

/** How many people and suitcases fit, and whether the car comes at once; null where there is nothing to say. */
export function Marks({ offer, showSeats = true, showLuggage = true }: MarksProps) {
  const t = useT()
  const { lang } = useModule()
  const { fastRide } = offer
  const { capacity, luggage } = offer.carClass
  const hasLuggage = showLuggage && luggage !== null
  if (!showSeats && !hasLuggage && !fastRide) return null
  return (
    <p className={css.capacity}>
      {showSeats && (
        <span className={css.fact}>
          <UserIcon className={css.factIcon} />
          <span aria-hidden="true">{number(capacity, lang)}</span>
          <VisuallyHidden>{t('offers.seats', { count: capacity })}</VisuallyHidden>
        </span>
      )}
      {hasLuggage && (
        <span className={css.fact}>
          <BagIcon className={css.factIcon} />
          <span aria-hidden="true">{number(luggage, lang)}</span>
          <VisuallyHidden>{t('offers.bags', { count: luggage })}</VisuallyHidden>
        </span>
      )}
      {fastRide && (
        <span className={css.fact}>
          <BoltIcon className={css.factIcon} />
          {t('offers.fastRide')}
        </span>
      )}
    </p>
  )
}

/** The price in the second currency; null where none is given. */
export function AlternativePrice({ offer: { alternativePrice } }: { offer: Offer }) {
  const t = useT()
  const { lang } = useModule()
  if (!alternativePrice) return null
  const price = money(alternativePrice, lang)
  return (
    <p className={css.alternative}>
      <span aria-hidden="true">≈ {price}</span>
      <VisuallyHidden>{t('offers.about', { price })}</VisuallyHidden>
    </p>
  )
}
