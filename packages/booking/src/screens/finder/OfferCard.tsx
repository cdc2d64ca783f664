import { Badge, DownIcon, UpIcon } from '@wherry/ui'
import { useId, useState } from 'react'
import type { CarClass, ClassGroup, Offer } from '../../domain/offer.ts'
import { money } from '../../format/money.ts'
import { names } from '../../format/number.ts'
import { clamp } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import { Price } from '../shared/Price.tsx'
import { CarPicture } from './CarPicture.tsx'
import * as css from './OfferCard.css.ts'
import { AlternativePrice, className, Marks, OfferFacts } from './OfferFacts.tsx'
import { ChooseButton, OfferRow, ProviderLine } from './OfferRow.tsx'

export interface OfferCardProps {
  group: ClassGroup
  /** Price ids of the marked offers; null where nothing is marked. */
  marks: { cheapest: string; bestRated: string | null } | null
  onChoose(offer: Offer): void
}

/** A class with its best offer; its other providers fold out as rows (PRICE-04, PRICE-06). */
export function OfferCard({ group, marks, onChoose }: OfferCardProps) {
  const t = useT()
  const { lang } = useModule()
  const [isOpen, setOpen] = useState(false)
  const rowsId = useId()
  const nameId = useId()
  const [best, ...others] = group.offers
  const next = others[0]
  return (
    <article className={css.offer} aria-labelledby={nameId}>
      <div className={css.top}>
        <div className={css.car}>
          <CarPicture carClass={group.carClass} />
        </div>
        <div className={css.info}>
          <div className={css.name}>
            <h3 id={nameId} className={css.carClass}>
              <Outside>{className(best, t)}</Outside>
            </h3>
            {marks?.cheapest === best.priceId && <Badge tone="accent">{t('offers.cheapest')}</Badge>}
            {marks?.bestRated === best.priceId && <Badge>{t('offers.bestRated')}</Badge>}
          </div>
          <Examples carClass={group.carClass} />
          <Marks offer={best} />
        </div>
        <div className={css.buy}>
          <div>
            <p>
              <Price value={best.price} />
            </p>
            <AlternativePrice offer={best} />
          </div>
          <ChooseButton offer={best} onChoose={onChoose} />
        </div>
      </div>
      <div className={css.terms} data-fold={next ? '' : undefined}>
        <div className={css.provider}>
          <ProviderLine offer={best} />
        </div>
        <OfferFacts offer={best} />
        {next && (
          <button
            type="button"
            className={css.fold}
            aria-expanded={isOpen}
            aria-controls={isOpen ? rowsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen
              ? t('offers.others')
              : t('offers.more', { count: others.length, price: money(next.price, lang) })}
            {!isOpen && others.some((offer) => offer.priceId === marks?.bestRated) && (
              <Badge>{t('offers.bestRated')}</Badge>
            )}
            {isOpen ? <UpIcon size={16} /> : <DownIcon size={16} />}
          </button>
        )}
      </div>
      {isOpen && (
        <div id={rowsId}>
          {others.map((offer) => (
            <OfferRow
              key={offer.priceId}
              offer={offer}
              shown={best.carClass}
              isBestRated={marks?.bestRated === offer.priceId}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </article>
  )
}

function Examples({ carClass }: { carClass: CarClass }) {
  const t = useT()
  if (carClass.examples.length === 0) return null
  const cars = carClass.examples.slice(0, 3).map((example) => clamp(example, 60))
  return (
    <p className={css.examples}>
      <Outside longest={200}>{t('offers.similar', { cars: names(cars) })}</Outside>
    </p>
  )
}
