import { Stepper, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { capacityOf, offersOf } from '../../domain/draft.ts'
import { childrenLimit } from '../../domain/party.ts'
import { seatTypesOf } from '../../domain/seats.ts'
import { isolate } from '../../format/outside.ts'
import * as css from '../shared/FormPage.css.ts'
import { useSaid } from '../shared/useSaid.ts'
import { CapacityOffer } from './CapacityOffer.tsx'
import { passengerTitle } from './fieldText.ts'
import { useFormView } from './formView.ts'
import { PassengerRows } from './PassengerRows.tsx'
import { SeatsGroup } from './SeatsGroup.tsx'

/** Who rides: how many, in which seats, and their names. */
export function PassengersSection() {
  const { booking, t, idOf, fieldProps } = useFormView()
  const { state, dispatch } = booking
  const { draft, adultsCut, childrenCut } = state
  const capacity = capacityOf(draft)
  const { name } = draft.offer.carClass
  const maxChildren = Math.min(childrenLimit, capacity - draft.adults)
  const full = t('booking.passengers.full', { count: capacity })
  const fewerAdults = adultsCut && t('booking.passengers.adultsReduced', { count: draft.adults })
  const fewerChildren = childrenCut && t('booking.passengers.childrenReduced', { count: draft.children })
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
          {...fieldProps('adults')}
          label={t('booking.passengers.adults')}
          description={
            fewerAdults ||
            (name
              ? t('booking.passengers.adultsHint', { name: isolate(name), count: capacity })
              : t('booking.passengers.seatsHint', { count: capacity }))
          }
          value={draft.adults}
          onChange={(count) => dispatch({ type: 'adultsSet', count })}
          minValue={1}
          maxValue={capacity}
          maxReason={full}
          unit={(count) => t('booking.passengers.countAdults', { count })}
        />
        <Stepper
          {...fieldProps('children')}
          label={t('booking.passengers.children')}
          description={fewerChildren || t('booking.passengers.childrenHint')}
          value={draft.children}
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

/** Says what has come into the form below with another person (A11Y-03). */
function useAddedWords() {
  const { booking, t } = useFormView()
  const announce = useAnnounce()
  const { draft } = booking.state
  const rows = draft.passengers.length
  const last = passengerTitle(rows - 1, draft, t)
  const asksSeats = draft.children > 0 && seatTypesOf(...offersOf(draft)).length > 0
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
