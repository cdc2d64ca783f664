import { AlertIcon, BagIcon, UserIcon, VisuallyHidden } from '@wherry/ui'
import { names, number, rating } from '../../kernel/format/number.ts'
import { clamp } from '../../kernel/format/outside.ts'
import { saidAgainst } from '../../kernel/model/offer.ts'
import type { OrderedCar, OrderedProvider } from '../../kernel/model/order.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { Outside } from '../Outside.tsx'
import * as css from './Carrier.css.ts'
import { Rating } from './Rating.tsx'

export interface CarrierProps {
  /** The car; facts that are not stated are not shown. */
  car: Omit<OrderedCar, 'picture'>
  /** The company that drives. Null: not stated. */
  provider: Omit<OrderedProvider, 'phone'> | null
  /** Warnings of the service about the offer. */
  errors: readonly string[]
}

/** The provider and its car as in the offer: rating, example cars, seats and suitcases, warnings. */
export function Carrier({ car: { examples, capacity, luggage }, provider, errors }: CarrierProps) {
  const t = useT('order')
  const { lang } = useModule()
  const cars = examples.slice(0, 3).map((example) => clamp(example, 60))
  return (
    <div className={css.carrier}>
      {provider && (
        <p className={css.provider}>
          <Outside className={css.name}>
            {provider.name ?? t('confirmed.carrier.provider', { id: provider.id })}
          </Outside>
          {provider.rating !== null && <ProviderRating {...provider} rating={provider.rating} />}
        </p>
      )}
      {cars.length > 0 && (
        <p>
          <Outside longest={200}>{t('confirmed.carrier.similar', { cars: names(cars) })}</Outside>
        </p>
      )}
      {(capacity !== null || luggage !== null) && (
        <p className={css.facts}>
          {capacity !== null && (
            <span className={css.fact}>
              <UserIcon size={16} className={css.icon} />
              <span aria-hidden="true">{number(capacity, lang)}</span>
              <VisuallyHidden>{t('confirmed.carrier.seats', { count: capacity })}</VisuallyHidden>
            </span>
          )}
          {luggage !== null && (
            <span className={css.fact}>
              <BagIcon size={16} className={css.icon} />
              <span aria-hidden="true">{number(luggage, lang)}</span>
              <VisuallyHidden>{t('confirmed.carrier.bags', { count: luggage })}</VisuallyHidden>
            </span>
          )}
        </p>
      )}
      {saidAgainst(errors).map((error) => (
        <p key={error} className={css.caution}>
          <AlertIcon size={16} className={css.cautionIcon} />
          <Outside longest={200}>{error}</Outside>
        </p>
      ))}
    </div>
  )
}

function ProviderRating({ rating: value, reviews }: { rating: number; reviews: number | null }) {
  const t = useT('order')
  const { lang } = useModule()
  const rated = t('confirmed.carrier.rating', { rating: rating(value, lang) })
  const spoken = reviews === null ? rated : `${rated}, ${t('confirmed.carrier.reviews', { count: reviews })}`
  return <Rating value={value} reviews={reviews} spoken={spoken} lang={lang} />
}
