import type { Offer } from '@wherry/booking/kernel'

const euro = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})
const stars = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const count = new Intl.NumberFormat('en-GB')
const list = new Intl.ListFormat('en-GB')

/** Number of cards that are rendered at once, as in the finder's long list. */
const first = 12

interface OfferCardsProps {
  offers: readonly Offer[]
  /** True if cards further down are rendered only when they come near, as in the finder. */
  isNearOnly: boolean
}

/** Hand-written offer cards with the contents of the finder's cards, in as few elements as possible. */
export function OfferCards({ offers, isNearOnly }: OfferCardsProps) {
  const cheapest = Math.min(...offers.map(({ price }) => price.minor))
  const best = Math.max(...offers.map(({ provider }) => provider.rating ?? 0))
  return (
    <div className="offers">
      {offers.map((offer, at) => (
        <OfferCard
          key={offer.priceId}
          offer={offer}
          isCheapest={offer.price.minor === cheapest}
          isBest={offer.provider.rating === best}
          isLater={isNearOnly && at >= first}
        />
      ))}
    </div>
  )
}

interface OfferCardProps {
  offer: Offer
  isCheapest: boolean
  isBest: boolean
  isLater: boolean
}

function OfferCard({ offer, isCheapest, isBest, isLater }: OfferCardProps) {
  const { carClass, provider, price, fastRide, freeCancellationHours, waitingMinutes, services } = offer
  const included = services
    .filter(({ includedInPrice }) => includedInPrice)
    .map(({ name }) => name?.toLowerCase() ?? '')
  if (waitingMinutes) included.push(`${waitingMinutes} min waiting`)
  return (
    <article className="offer" data-later={isLater ? '' : undefined}>
      <div className="top">
        <svg className="car" viewBox="0 0 240 96" aria-hidden="true">
          <path d="M28 67C26 61 26 55 28 50C29 48 31 47 34 46L49 45C60 37 72 30 88 28H121C135 30 146 38 157 47C176 48 197 50 206 54C212 57 214 61 214 66V71C214 74 213 76 210 76H32C29 76 29 73 28 67Z" />
          <circle cx="66" cy="74" r="14" />
          <circle cx="176" cy="74" r="14" />
        </svg>
        <div>
          <h3>
            {carClass.name} {isCheapest && <span className="badge">Cheapest</span>}
            {isBest && <span className="badge">Best rated</span>}
          </h3>
          <p className="small">{carClass.examples.join(', ')} or similar</p>
          <p>
            <Icon d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 20c0-4 4-6 8-6s8 2 8 6" />
            <span aria-hidden="true">{count.format(carClass.capacity)}</span>
            <span className="hidden">{carClass.capacity} seats</span>
            <Icon d="M6 8h12v12H6ZM9 8V5h6v3" />
            <span aria-hidden="true">{count.format(carClass.luggage ?? 0)}</span>
            <span className="hidden">{carClass.luggage} suitcases</span>
            {fastRide && (
              <>
                <Icon d="M13 4 5 14h6l-1 6 8-10h-6Z" />
                Car at once
              </>
            )}
          </p>
        </div>
        <div className="buy">
          <p className="price">{euro.format(price.minor / 100)}</p>
          <button
            type="button"
            className="choose"
            aria-label={`Choose ${carClass.name} of ${provider.name} for ${euro.format(price.minor / 100)}`}
          >
            Choose
          </button>
        </div>
      </div>
      <div className="terms">
        <p>
          {provider.name}{' '}
          {provider.rating !== null && (
            <>
              <Icon d="m12 4 2 5h6l-5 4 2 6-5-4-5 4 2-6-5-4h6Z" />
              <span className="hidden">Rated {stars.format(provider.rating)} of 5</span>
              <span aria-hidden="true">
                {stars.format(provider.rating)} ({count.format(provider.reviews ?? 0)})
              </span>
            </>
          )}
        </p>
        <ul>
          {freeCancellationHours !== null && (
            <li>
              <Icon d="m5 12 4 5L19 7" />
              Free cancellation up to {freeCancellationHours} h
            </li>
          )}
          {included.length > 0 && (
            <li>
              <Icon d="m5 12 4 5L19 7" />
              {list.format(included)} included
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}

function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
