import { Button } from '@wherry/ui'
import { type ComponentType, Fragment, memo, useMemo, useState } from 'react'
import { useModuleCore } from '../../module/module.tsx'
import { promoPlace } from '../../promo/index.ts'
import * as css from '../../view/ride/OfferFrame.css.ts'
import type { ClassGroup } from '../rules/offerOrder.ts'
import { CarDrawings, drawingNames } from './card/CarPicture.tsx'
import { OfferCard } from './card/OfferCard.tsx'
import type { OfferMarks } from './card/OfferRow.tsx'
import { drawnCardsOf } from './drawnCards.ts'
import type { OfferList } from './offerList.ts'

/**
 * Number of cards of a long list that are drawn at once; the others are drawn when they come near the view.
 */
const first = 12
const long = 24

export interface OfferCardsProps {
  /** Groups of offers, one card for each. */
  groups: readonly ClassGroup[]
  /** True if a card is a class and not a single offer. */
  isByClass: boolean
  list: OfferList
  marks: OfferMarks
  /** Number of cards at first, and of further cards with each press. @default all */
  step?: number
  /** True while newer prices are requested. @default false */
  isRenewing?: boolean
  /**
   * Promotion below the first offers, or below all if they are fewer. The place is the same if it arrives
   * before the list or after it. @default nothing
   */
  promo?: ComponentType | null
}

/** Cards of a list. After a new filter or order, only changed cards are drawn. */
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
  const { most } = drawnCardsOf(useModuleCore())
  const rest = groups.length - limit
  const shown = groups.slice(0, Math.min(limit, most))
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
