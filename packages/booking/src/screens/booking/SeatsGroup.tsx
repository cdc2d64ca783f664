import { ErrorIcon, Stepper } from '@wherry/ui'
import type { ChildSeatType } from '../../domain/booking.ts'
import { offersOf } from '../../domain/draft.ts'
import { seatTotal } from '../../domain/party.ts'
import { type SeatPrice, seatPriceOf } from '../../domain/seatPrice.ts'
import { seatTypesOf } from '../../domain/seats.ts'
import { money } from '../../format/money.ts'
import * as css from '../shared/FormPage.css.ts'
import { type FormView, useFormView } from './formView.ts'
import * as own from './SeatsGroup.css.ts'
import { seatNames } from './seatNames.ts'

/** Whom a seat is for. */
const seatUses = {
  infant_seat: 'booking.passengers.infantSeatFor',
  seat: 'booking.passengers.seatFor',
  booster: 'booking.passengers.boosterFor',
} as const satisfies Record<ChildSeatType, string>

/** Child seats of the kinds that the rides have, each with its price; what is wrong with them is said of all (BOOK-18). */
export function SeatsGroup() {
  const view = useFormView()
  const { booking, t, idOf, errorOf, frameProps } = view
  const { draft } = booking.state
  const types = seatTypesOf(...offersOf(draft))
  if (draft.children === 0 || types.length === 0) return null
  const free = draft.children - seatTotal(draft.childSeats)
  const error = errorOf('childSeats')
  const errorId = error && idOf('childSeats.error')
  return (
    <fieldset
      className={css.part}
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
        {types.map((type, index) => (
          <Stepper
            key={type}
            // Where the list of errors leads to.
            id={index === 0 ? idOf('childSeats') : undefined}
            aria-describedby={index === 0 ? errorId : undefined}
            label={t(seatNames[type])}
            description={
              <>
                {t(seatUses[type])}
                <SeatPriceLine {...view} price={seatPriceOf(draft, type)} />
              </>
            }
            value={draft.childSeats[type]}
            onChange={(count) => booking.dispatch({ type: 'seatsSet', seat: type, count })}
            maxValue={draft.childSeats[type] + free}
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

function SeatPriceLine({ t, lang, price: seat }: FormView & { price: SeatPrice | null }) {
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
