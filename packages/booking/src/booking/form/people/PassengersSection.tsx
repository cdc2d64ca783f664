import { Stepper, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { isolate } from '../../../kernel/format/outside.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { useSaid } from '../../../view/useSaid.ts'
import { capacityOf, offersOf } from '../../draft/draft.ts'
import { childrenLimit } from '../../draft/party.ts'
import { seatTypesOf } from '../../draft/seats.ts'
import { passengerTitle } from '../fieldText.ts'
import { useField, useFormPart, useFormView } from '../formView.ts'
import { CapacityOffer } from '../trip/CapacityOffer.tsx'
import { PassengerRows } from './PassengerRows.tsx'
import { SeatsGroup } from './SeatsGroup.tsx'

/** Section with the passengers: their numbers, child seats and names. */
export function PassengersSection() {
  const { booking, t, idOf } = useFormView()
  const { dispatch } = booking
  const [adultsField, childrenField] = [useField('adults'), useField('children')]
  const { adults, children, capacity, name, adultsCut, childrenCut } = useFormPart(({ draft, state }) => ({
    adults: draft.adults,
    children: draft.children,
    capacity: capacityOf(draft),
    name: draft.offer.carClass.name,
    adultsCut: state.adultsCut,
    childrenCut: state.childrenCut,
  }))
  const maxChildren = Math.min(childrenLimit, capacity - adults)
  const full = t('booking.passengers.full', { count: capacity })
  const fewerAdults = adultsCut && t('booking.passengers.adultsReduced', { count: adults })
  const fewerChildren = childrenCut && t('booking.passengers.childrenReduced', { count: children })
  const fewer = [fewerAdults, fewerChildren].filter(Boolean).join('. ')
  useSaid(fewer)
  useAddedWords()

  return (
    <section className={css.card} aria-labelledby={idOf('title.passengers')}>
      <header>
        <h2 id={idOf('title.passengers')} className={css.cardTitle}>
          {t('booking.passengers.title')}
        </h2>
      </header>
      <div className={css.lines}>
        <Stepper
          {...adultsField}
          label={t('booking.passengers.adults')}
          description={
            fewerAdults ||
            (name
              ? t('booking.passengers.adultsHint', { name: isolate(name), count: capacity })
              : t('booking.passengers.seatsHint', { count: capacity }))
          }
          value={adults}
          onChange={(count) => dispatch({ type: 'adultsSet', count })}
          minValue={1}
          maxValue={capacity}
          maxReason={full}
          unit={(count) => t('booking.passengers.countAdults', { count })}
        />
        <Stepper
          {...childrenField}
          label={t('booking.passengers.children')}
          description={fewerChildren || t('booking.passengers.childrenHint')}
          value={children}
          onChange={(count) => dispatch({ type: 'childrenSet', count })}
          maxValue={maxChildren}
          maxReason={
            maxChildren === childrenLimit
              ? t('booking.passengers.childrenLimit', { count: childrenLimit })
              : full
          }
          unit={(count) => t('booking.passengers.countChildren', { count })}
        />
      </div>
      <CapacityOffer />
      <SeatsGroup />
      <PassengerRows />
    </section>
  )
}

/** Announces fields that were added further down for another person (A11Y-03). */
function useAddedWords() {
  const { t } = useFormView()
  const announce = useAnnounce()
  const { rows, last, asksSeats } = useFormPart(({ draft }) => ({
    rows: draft.passengers.length,
    last: passengerTitle(draft.passengers.length - 1, draft, t),
    asksSeats: draft.children > 0 && seatTypesOf(...offersOf(draft)).length > 0,
  }))
  const was = useRef({ rows, asksSeats })
  useEffect(() => {
    const before = was.current
    was.current = { rows, asksSeats }
    const said = [
      rows > before.rows && t('booking.passengers.rowAdded', { passenger: last }),
      asksSeats && !before.asksSeats && t('booking.passengers.seatsAsked'),
    ].filter(Boolean)
    if (said.length > 0) announce(said.join('. '))
  }, [rows, last, asksSeats, announce, t])
}
