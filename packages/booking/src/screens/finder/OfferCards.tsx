import { Button } from '@wherry/ui'
import { type ComponentType, Fragment, memo, useMemo, useState } from 'react'
import type { ClassGroup } from '../../domain/offerOrder.ts'
import { promoPlace } from '../../domain/promoPlace.ts'
import { CarDrawings, drawingNames } from './CarPicture.tsx'
import { OfferCard } from './OfferCard.tsx'
import * as css from './OfferFrame.css.ts'
import type { OfferMarks } from './OfferRow.tsx'
import type { OfferList } from './offerList.ts'

/** Cards of a long list that are drawn at once; what lies below is drawn when it comes near. */
const first = 12
const long = 24

export interface OfferCardsProps {
  /** A card each. */
  groups: readonly ClassGroup[]
  /** The cards are classes, not single offers. */
  isByClass: boolean
  list: OfferList
  marks: OfferMarks
  /** How many cards are shown, and how many more with each press. @default all */
  step?: number
  /** Newer prices are on their way. @default false */
  isRenewing?: boolean
  /**
   * Stands under the first offers, or under all of them where they are fewer: the same place whether it comes before the
   * list or after it. @default nothing
   */
  promo?: ComponentType | null
}

/** The cards of a list; one that is filtered or sorted anew draws only what has changed. */
export const OfferCards = memo(function OfferCards(props: OfferCardsProps) {
  const {
    groups,
    isByClass,
    list,
    marks,
    step = Number.POSITIVE_INFINITY,
    isRenewing = false,
    promo: Promo,
  } = props
  const [limit, setLimit] = useState(step)
  const drawings = useMemo(() => drawingNames(groups.map(({ carClass }) => carClass)), [groups])
  const rest = groups.length - limit
  const shown = rest > 0 ? groups.slice(0, limit) : groups
  const place = promoPlace({ cards: shown.length, isHere: Boolean(Promo) })
  return (
    <>
      <CarDrawings id={list.drawingsId} names={drawings} />
      <div className={css.offers} aria-busy={isRenewing || undefined}>
        {shown.map(({ offers }, at) => {
          const [best] = offers
          return (
            <Fragment key={isByClass ? best.carClass.id : list.keyOf(best)}>
              <OfferCard
                offers={offers}
                list={list}
                marks={{
                  cheapest: marks.cheapest && offers.includes(marks.cheapest) ? marks.cheapest : null,
                  bestRated: marks.bestRated && offers.includes(marks.bestRated) ? marks.bestRated : null,
                }}
                isLater={groups.length > long && at >= first}
              />
              {at + 1 === place && Promo && <Promo />}
            </Fragment>
          )
        })}
      </div>
      {rest > 0 && (
        <Button variant="outline" isBlock onClick={() => setLimit(limit + step)}>
          {list.words.t('offers.showMore', { count: Math.min(rest, step) })}
        </Button>
      )}
    </>
  )
})
