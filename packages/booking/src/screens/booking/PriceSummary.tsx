import { Button, Notice, useAnnounce, VisuallyHidden } from '@wherry/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Draft } from '../../domain/booking.ts'
import type { Money } from '../../domain/money.ts'
import type { PriceBreakdown } from '../../domain/price.ts'
import { isBonusIdle } from '../../domain/recalculation.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import { signedMoney } from '../../format/signedMoney.ts'
import { useModule } from '../../hooks/module.tsx'
import { useHasPart } from '../../hooks/useHasPart.ts'
import { useT } from '../../hooks/useT.ts'
import type { KnownOrder } from '../../state/bookingState.ts'
import { isPriceAsked, noPricing, type Pricing, priceOf, totalOf } from '../../state/pricing.ts'
import * as sum from '../shared/Sum.css.ts'
import { CurrencyNote } from './CurrencyNote.tsx'
import type { OrderTexts } from './formView.ts'
import * as css from './PriceSummary.css.ts'
import { type PriceRow, priceRows } from './priceRows.ts'
import { priceTerm } from './priceTerm.ts'

export interface PriceSummaryProps {
  draft: Draft
  /** What the service says of the price. @default nothing was asked */
  pricing?: Pricing
  /** The order that the draft has become: its price stands, and it is not ours to confirm. @default null, none */
  order?: Pick<KnownOrder, 'total'> | null
  /** Asks for the sum again after a failure. */
  onAgain?(): void
}

/** The price and of what it is made (BOOK-38); a sum that is not confirmed is marked as such (decisions/0019). */
export function PriceSummary({ draft, pricing = noPricing, order = null, onAgain }: PriceSummaryProps) {
  const t = useT('order')
  const { lang } = useModule()
  const price = priceOf(draft, pricing)
  const { total, isAbout } = totalOf({ draft, pricing, order })
  const isOrdered = order !== null
  // The second currency is of the sum beside it alone.
  const hasAlternative = useHasPart('alternativePrice')
  const alternative = hasAlternative && total.minor === price.total.minor ? price.alternative : null
  useTotalWords(total, isAbout)
  /** What nobody names a price for is not said to be included. */
  const amountOf = ({ price: amount, line }: PriceRow): ReactNode => {
    if (amount === null) return price.kind === 'preview' ? t('bonus.sum.onTop') : '–'
    return line && amount.minor === 0 ? t('booking.sum.included') : <Signed value={amount} />
  }
  return (
    <div className={css.whole}>
      <dl className={sum.sum} aria-label={t('booking.sum.title')}>
        {priceRows(price).map((row) => (
          <Row key={row.key} term={priceTerm(row, t)} amount={amountOf(row)} />
        ))}
        <BonusRow draft={draft} price={price} pricing={pricing} isOrdered={isOrdered} />
        <div className={`${sum.row} ${sum.total}`}>
          <dt>
            <span className={sum.totalTerm}>{t('booking.sum.total')}</span>
            {!isOrdered && <small className={css.kind}>{kindText(price, pricing, t)}</small>}
          </dt>
          <dd>
            <Total text={money(total, lang)} isAbout={isAbout} />
            {alternative && (
              <span className={css.alternative}>
                <About text={money(alternative, lang)} />
              </span>
            )}
          </dd>
        </div>
      </dl>
      <CurrencyNote currency={total.currency} />
      {pricing.status === 'failed' && !isOrdered && (
        <Notice
          tone="caution"
          action={
            onAgain && (
              <Button variant="outline" size="s" onClick={onAgain}>
                {t('bonus.sum.again')}
              </Button>
            )
          }
        >
          {t('bonus.sum.failed')}
        </Notice>
      )}
    </div>
  )
}

/** The total; one that may differ has the sign for it, and its words for those who do not see it. */
function Total({ text, isAbout }: { text: string; isAbout: boolean }) {
  return (
    <span className={sum.price} data-about={isAbout ? '' : undefined}>
      {isAbout ? <About text={text} /> : text}
    </span>
  )
}

function About({ text }: { text: string }) {
  const t = useT('order')
  return (
    <>
      <VisuallyHidden>{t('booking.sum.about', { price: text })}</VisuallyHidden>
      <span aria-hidden="true">≈ {text}</span>
    </>
  )
}

/** What the certificate pays; while that is asked its row stays, so that nothing moves. */
function BonusRow({
  draft,
  price,
  pricing,
  isOrdered,
}: Required<Pick<PriceSummaryProps, 'draft' | 'pricing'>> & { price: PriceBreakdown; isOrdered: boolean }) {
  const t = useT('order')
  const { lang } = useModule()
  const number = draft.hash.trim()
  // One that is not taken changes nothing of the price: its field says so.
  if (number === '' || isBonusIdle(draft) || pricing.status === 'refused') return null
  const term = t('bonus.sum.certificate', { number: isolate(number, 24) })
  if (price.bonus) return <Row term={term} amount={<Signed value={price.bonus} />} />
  if (isOrdered || draft.change) return <Row term={term} amount={t('bonus.sum.inOrder')} />
  if (pricing.status === 'confirmed')
    return <Row term={term} amount={money({ ...price.total, minor: 0 }, lang)} />
  return <Row term={term} amount={t(isPriceAsked(pricing) ? 'bonus.sum.counting' : 'bonus.sum.notCounted')} />
}

/** From left to right as every price is, else its sign stands at the far side. */
function Signed({ value }: { value: Money }) {
  const { lang } = useModule()
  return <bdi dir="ltr">{signedMoney(value, lang)}</bdi>
}

function kindText(price: PriceBreakdown, pricing: Pricing, t: OrderTexts): string {
  if (price.kind === 'confirmed') return t('bonus.sum.final')
  return t(isPriceAsked(pricing) ? 'bonus.sum.asking' : 'bonus.sum.preview')
}

/** Says a total that has changed once it is confirmed. */
function useTotalWords(total: Money, isAbout: boolean) {
  const t = useT('order')
  const { lang } = useModule()
  const announce = useAnnounce()
  const price = money(total, lang)
  const said = useRef(price)
  useEffect(() => {
    if (isAbout) return
    if (said.current !== price) announce(t('booking.sum.totalNow', { price }))
    said.current = price
  }, [isAbout, price, announce, t])
}

function Row({ term, amount }: { term: string; amount: ReactNode }) {
  return (
    <div className={sum.row}>
      <dt className={sum.term}>{term}</dt>
      <dd className={sum.amount}>{amount}</dd>
    </div>
  )
}
