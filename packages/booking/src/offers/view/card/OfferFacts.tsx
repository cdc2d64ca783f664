import { AlertIcon, BagIcon, BoltIcon, CheckIcon, UserIcon, VisuallyHidden } from '@wherry/ui'
import { number } from '../../../kernel/format/number.ts'
import { type Offer, saidAgainst } from '../../../kernel/model/offer.ts'
import { Outside } from '../../../view/Outside.tsx'
import * as css from './OfferCard.css.ts'
import { cancellation, included, type OfferWords } from './offerWords.ts'

export interface OfferPartProps {
  offer: Offer
  words: OfferWords
}

/** Cancellation terms and included services. Included services have a tick, and so does free cancellation. */
export function OfferFacts({ offer, words }: OfferPartProps) {
  const facts = [
    { text: cancellation(offer, words), isGood: offer.freeCancellationHours !== 'none' },
    { text: included(offer, words), isGood: true },
  ].filter(({ text }) => text !== null)
  if (facts.length === 0) return null
  return (
    <ul className={css.included}>
      {facts.map(({ text, isGood }) => (
        <li key={text} className={css.includedItem}>
          {isGood && <CheckIcon size={16} className={css.yes} />}
          {text}
        </li>
      ))}
    </ul>
  )
}

export interface MarksProps extends OfferPartProps {
  /** Shows the number of seats. @default true */
  showSeats?: boolean
  /** Shows the number of suitcases. @default true */
  showLuggage?: boolean
}

/** Number of passengers and suitcases that fit, and a mark for urgent rides; nothing if there is none of these. */
export function Marks({ offer, words: { t, lang }, showSeats = true, showLuggage = true }: MarksProps) {
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

/** Errors of the service about an offer, at most three sentences. */
export function OfferErrors({ offer: { errors } }: Pick<OfferPartProps, 'offer'>) {
  if (errors.length === 0) return null
  return (
    <ul className={css.errors}>
      {saidAgainst(errors).map((error) => (
        <li key={error} className={css.errorItem}>
          <AlertIcon size={16} className={css.errorIcon} />
          <Outside longest={200}>{error}</Outside>
        </li>
      ))}
    </ul>
  )
}
