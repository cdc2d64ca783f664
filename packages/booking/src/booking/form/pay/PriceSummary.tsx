import { Button, Notice, useAnnounce, VisuallyHidden } from '@wherry/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { currencyName } from '../../../kernel/format/currencyName.ts'
import { money } from '../../../kernel/format/money.ts'
import { isolate } from '../../../kernel/format/outside.ts'
import { signedMoney } from '../../../kernel/format/signedMoney.ts'
import type { Draft } from '../../../kernel/model/booking.ts'
import type { Money } from '../../../kernel/values/money.ts'
import { useModule } from '../../../module/module.tsx'
import { useHasFeature } from '../../../module/useHasFeature.ts'
import { useT } from '../../../module/useT.ts'
import * as sum from '../../../view/ride/Sum.css.ts'
import type { PriceBreakdown } from '../../draft/price.ts'
import { isBonusIdle } from '../../draft/recalculation.ts'
import { isPriceAsked, noPricing, type Pricing, priceOf, totalOf } from '../../state/pricing.ts'
import type { KnownOrder } from '../../state/progress.ts'
import type { OrderTexts } from '../formView.ts'
import * as css from './PriceSummary.css.ts'
import { type PriceRow, priceRows } from './priceRows.ts'
import { priceTerm } from './priceTerm.ts'

/** A sum as it is shown: the price with its lines, the total, and the certificate. */
export interface PriceSum {
  price: PriceBreakdown
  total: Money
  /** True if the total may differ. */
  isAbout: boolean
  status: Pricing['status']
  /** True if the sum is that of an order. It is final and needs no confirmation. */
  isOrdered: boolean
  /** Certificate in the sum. Null: none, or one that does not change the price. */
  certificate: { number: string; isInOrder: boolean } | null
}

/** The draft, its price and its order, of which a sum is made. */
export interface PriceBasis {
  draft: Draft
  /** State of the service's price. @default no request was made */
  pricing?: Pricing
  /** Order made from the draft. @default null, none */
  order?: Pick<KnownOrder, 'total'> | null
}

/** Returns the sum of a draft, or of its order. */
export function priceSumOf({ draft, pricing = noPricing, order = null }: PriceBasis): PriceSum {
  const number = draft.hash.trim()
  // A refused certificate does not change the price; its field shows the reason.
  const isNone = number === '' || isBonusIdle(draft) || pricing.status === 'refused'
  const isOrdered = order !== null
  return {
    price: priceOf(draft, pricing),
    ...totalOf({ draft, pricing, order }),
    status: pricing.status,
    isOrdered,
    certificate: isNone ? null : { number, isInOrder: isOrdered || draft.change !== null },
  }
}

export interface PriceSummaryProps {
  sum: PriceSum
  /** Requests the sum again after a failure. */
  onAgain?(): void
}

/** The price with its lines (BOOK-38). A total that is not confirmed is marked (decisions/0019). */
export function PriceSummary({ sum: shown, onAgain }: PriceSummaryProps) {
  const t = useT('order')
  const { lang } = useModule()
  const { price, total, isAbout, status, isOrdered } = shown
  // The amount in the second currency belongs to the draft's total, so it is shown only beside that total.
  const hasAlternative = useHasFeature('alternativePrice')
  const alternative = hasAlternative && total.minor === price.total.minor ? price.alternative : null
  useTotalWords(total, isAbout)
  /** Amount of a row. A line without a stated price is not shown as included. */
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
        <BonusRow {...shown} />
        <div className={`${sum.row} ${sum.total}`}>
          <dt>
            <span className={sum.totalTerm}>{t('booking.sum.total')}</span>
            {!isOrdered && <small className={css.kind}>{kindText(shown, t)}</small>}
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
      {status === 'failed' && !isOrdered && (
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

/** The total. One that may differ has the sign ≈, and words for a screen reader. */
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

/**
 * Row with the amount that the certificate pays. It stays while the amount is requested, so that nothing
 * moves.
 */
function BonusRow({ price, status, certificate }: PriceSum) {
  const t = useT('order')
  const { lang } = useModule()
  if (!certificate) return null
  const term = t('bonus.sum.certificate', { number: isolate(certificate.number, 24) })
  if (price.bonus) return <Row term={term} amount={<Signed value={price.bonus} />} />
  if (certificate.isInOrder) return <Row term={term} amount={t('bonus.sum.inOrder')} />
  if (status === 'confirmed') return <Row term={term} amount={money({ ...price.total, minor: 0 }, lang)} />
  return (
    <Row term={term} amount={t(isPriceAsked({ status }) ? 'bonus.sum.counting' : 'bonus.sum.notCounted')} />
  )
}

/** An amount with its sign. It is set from left to right, else the sign would be at the wrong side in RTL. */
function Signed({ value }: { value: Money }) {
  const { lang } = useModule()
  return <bdi dir="ltr">{signedMoney(value, lang)}</bdi>
}

function kindText({ price, status }: PriceSum, t: OrderTexts): string {
  if (price.kind === 'confirmed') return t('bonus.sum.final')
  return t(isPriceAsked({ status }) ? 'bonus.sum.asking' : 'bonus.sum.preview')
}

/** Announces a changed total once it is confirmed. */
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

/**
 * Names the booking's currency if the page now shows another one, because a change of the page's currency
 * does not change the booking's.
 */
function CurrencyNote({ currency }: { currency: string }) {
  const t = useT('order')
  const module = useModule()
  if (currency === module.currency) return null
  const name = currencyName(currency, module.lang)
  return <p className={css.terms}>{t('change.currency', { code: currency, name })}</p>
}
