import { type PriceRow, priceRows, priceTerm } from '../../booking/index.ts'
import { money } from '../../kernel/format/money.ts'
import { isolate } from '../../kernel/format/outside.ts'
import { signedMoney } from '../../kernel/format/signedMoney.ts'
import { type Order, settlementOf } from '../../kernel/model/order.ts'
import type { Money } from '../../kernel/values/money.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { Outside } from '../../view/Outside.tsx'
import * as page from '../../view/ride/DonePage.css.ts'
import * as css from '../../view/ride/Sum.css.ts'
import { orderBreakdown } from '../rules/orderPrice.ts'

/** Sum of the order with its parts, the way it is paid, and its number. */
export function OrderSum({ order, price }: { order: Order; price: Money }) {
  const t = useT('order')
  const { lang } = useModule()
  const breakdown = orderBreakdown(order)
  const paid = settlementOf(order)
  const code = order.trips.find(({ hash }) => hash !== '')?.hash
  const amountOf = ({ price: amount, line }: PriceRow) => {
    if (amount === null) return '–'
    return line && amount.minor === 0 ? t('booking.sum.included') : signedMoney(amount, lang)
  }
  const rows = breakdown ? priceRows(breakdown) : []
  return (
    <dl className={css.sum}>
      {(rows.length > 1 || breakdown?.bonus) &&
        rows.map((row) => (
          <div key={row.key} className={css.row}>
            <dt className={css.term}>{priceTerm(row, t)}</dt>
            <dd className={css.amount}>
              <bdi dir="ltr">{amountOf(row)}</bdi>
            </dd>
          </div>
        ))}
      {breakdown?.bonus && (
        <div className={css.row}>
          <dt className={css.term}>
            {code ? t('bonus.sum.certificate', { number: isolate(code, 24) }) : t('confirmed.code')}
          </dt>
          <dd className={css.amount}>
            <bdi dir="ltr">{signedMoney(breakdown.bonus, lang)}</bdi>
          </dd>
        </div>
      )}
      <div className={`${css.row} ${css.total}`}>
        <dt className={css.totalTerm}>{t('approval.total')}</dt>
        <dd className={css.price}>{money(price, lang)}</dd>
      </div>
      {paid && (
        <div className={css.row}>
          <dt className={css.term}>{t('confirmed.payment')}</dt>
          <dd>{t(`confirmed.by.${paid}`)}</dd>
        </div>
      )}
      <div className={css.row}>
        <dt className={css.term}>{t('approval.number', { count: order.numbers.length })}</dt>
        <dd>
          {order.numbers.map((number) => (
            <Outside key={number} className={page.number}>
              {number}
            </Outside>
          ))}
        </dd>
      </div>
    </dl>
  )
}
