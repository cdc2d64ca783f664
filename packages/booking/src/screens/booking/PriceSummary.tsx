import { useAnnounce, VisuallyHidden } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import type { ChildSeatType, Draft } from '../../domain/booking.ts'
import { type PriceLine, priceBreakdown } from '../../domain/price.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import * as css from './PriceSummary.css.ts'

const seatNames = {
  infant_seat: 'booking.passengers.infantSeat',
  seat: 'booking.passengers.seat',
  booster: 'booking.passengers.booster',
} as const satisfies Record<ChildSeatType, string>

/** The price and of what it is made (BOOK-38). */
export function PriceSummary({ draft }: { draft: Draft }) {
  const t = useT('order')
  const { lang } = useModule()
  const { trip, extras, seats, total } = priceBreakdown(draft)
  const { alternativePrice } = draft.offer
  const announce = useAnnounce()
  const price = money(total, lang)
  const said = useRef(price)
  useEffect(() => {
    if (said.current !== price) announce(t('booking.sum.totalNow', { price }))
    said.current = price
  }, [price, announce, t])
  const names: Readonly<Record<string, string>> = {
    tollroad: t('booking.extra.tollroad'),
    table: t('booking.extra.table'),
  }
  const nameOf = ({ service }: PriceLine) => isolate(service.name ?? names[service.category] ?? service.type)
  const included = extras.filter((line) => line.price?.minor === 0)
  const charged = extras.filter((line) => line.price !== null && line.price.minor !== 0)
  return (
    <dl className={css.sum} aria-label={t('booking.sum.title')}>
      <Row term={t('booking.sum.ride')} amount={money(trip, lang)} />
      {seats.map((line) => (
        <Row
          key={line.service.id}
          term={`${t(seatNames[line.service.type as ChildSeatType] ?? 'booking.extra.baby_seat')}${
            line.amount > 1 ? ` × ${line.amount}` : ''
          }`}
          amount={amountOf(line)}
        />
      ))}
      {charged.map((line) => (
        <Row key={line.service.id} term={nameOf(line)} amount={amountOf(line)} />
      ))}
      {included.map((line) => (
        <Row key={line.service.id} term={nameOf(line)} amount={amountOf(line)} />
      ))}
      <div className={`${css.row} ${css.total}`}>
        <dt className={css.totalTerm}>{t('booking.sum.total')}</dt>
        <dd className={css.totalAmount}>
          <span className={css.price}>{price}</span>
          {alternativePrice && (
            <span className={css.alternative}>
              <VisuallyHidden>
                {t('booking.sum.about', { price: money(alternativePrice, lang) })}
              </VisuallyHidden>
              <span aria-hidden="true">≈ {money(alternativePrice, lang)}</span>
            </span>
          )}
        </dd>
      </div>
    </dl>
  )

  function amountOf({ price }: PriceLine): string {
    return price === null || price.minor === 0 ? t('booking.sum.included') : money(price, lang)
  }
}

function Row({ term, amount }: { term: string; amount: string }) {
  return (
    <div className={css.row}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.amount}>{amount}</dd>
    </div>
  )
}
