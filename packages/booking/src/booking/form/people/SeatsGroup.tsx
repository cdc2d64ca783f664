import { ErrorIcon, Stepper } from '@wherry/ui'
import { money } from '../../../kernel/format/money.ts'
import type { ChildSeatType } from '../../../kernel/model/booking.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { offersOf } from '../../draft/draft.ts'
import { seatTotal } from '../../draft/party.ts'
import { type SeatPrice, seatPriceOf } from '../../draft/seatPrice.ts'
import { seatTypesOf } from '../../draft/seats.ts'
import { useField, useFormPart, useFormView } from '../formView.ts'
import * as own from './SeatsGroup.css.ts'
import { seatNames } from './seatNames.ts'

/** Descriptions of the children for whom a kind of seat is meant. */
const seatUses = {
  infant_seat: 'booking.passengers.infantSeatFor',
  seat: 'booking.passengers.seatFor',
  booster: 'booking.passengers.boosterFor',
} as const satisfies Record<ChildSeatType, string>

/**
 * Child seats of the kinds that the rides have, each with its price. There is one error for all of them
 * (BOOK-18).
 */
export function SeatsGroup() {
  const { booking, t, idOf, frameProps } = useFormView()
  const { error } = useField('childSeats')
  const { children, childSeats, types } = useFormPart(({ draft }) => ({
    children: draft.children,
    childSeats: draft.childSeats,
    types: seatTypesOf(...offersOf(draft)).map((type) => ({ type, price: seatPriceOf(draft, type) })),
  }))
  if (children === 0 || types.length === 0) return null
  const free = children - seatTotal(childSeats)
  const errorId = error && idOf('childSeats.error')
  return (
    <fieldset
      className={css.part()}
      aria-labelledby={idOf('title.seats')}
      aria-describedby={errorId}
      {...frameProps('childSeats')}
    >
      <div>
        <h3 id={idOf('title.seats')} className={css.partTitle}>
          {t('booking.passengers.seats')}
        </h3>
        {error ? (
          <p id={errorId} className={own.error}>
            <ErrorIcon size={16} className={own.errorIcon} />
            {error}
          </p>
        ) : (
          <p className={css.muted}>{t('booking.passengers.seatsNeeded')}</p>
        )}
      </div>
      <div className={css.lines}>
        {types.map(({ type, price }, index) => (
          <Stepper
            key={type}
            // Target of the link in the error summary.
            id={index === 0 ? idOf('childSeats') : undefined}
            aria-describedby={index === 0 ? errorId : undefined}
            label={t(seatNames[type])}
            description={
              <>
                {t(seatUses[type])}
                <SeatPriceLine price={price} />
              </>
            }
            value={childSeats[type]}
            onChange={(count) => booking.dispatch({ type: 'seatsSet', seat: type, count })}
            maxValue={childSeats[type] + free}
            maxReason={t('booking.passengers.seatsFull')}
          />
        ))}
      </div>
    </fieldset>
  )
}

const perTexts = {
  oneWay: 'booking.passengers.seatOneWay',
  bothWays: 'booking.passengers.seatBothWays',
} as const

function SeatPriceLine({ price: seat }: { price: SeatPrice | null }) {
  const { t, lang } = useFormView()
  if (!seat) return null
  const price = money(seat.price, lang)
  const text =
    seat.price.minor === 0
      ? t('booking.passengers.seatIncluded')
      : seat.per === 'hire'
        ? price
        : t(perTexts[seat.per], { price })
  return <span className={own.price}>{text}</span>
}
