import { PhoneField, Stepper, TextField, useAnnounce } from '@wherry/ui'
import { type ComponentProps, useEffect } from 'react'
import type { ChildSeatType } from '../../domain/booking.ts'
import type { Lang } from '../../domain/language.ts'
import { maxCapacity } from '../../domain/offer.ts'
import { childrenLimit, seatTotal } from '../../domain/party.ts'
import { passengerRulesOf, requiredOfPassenger } from '../../domain/rules/passenger.ts'
import { seatTypesOf } from '../../domain/seats.ts'
import { unknownUser } from '../../domain/user.ts'
import { isolate } from '../../format/outside.ts'
import * as css from './BookingScreen.css.ts'
import { passengerTitle, useFormView } from './formView.ts'

/** The country of a number that is typed without its code: of the languages that have one at home. */
const homeCountry: Partial<Record<Lang, NonNullable<ComponentProps<typeof PhoneField>['country']>>> = {
  ru: 'RU',
  es: 'ES',
}

const seatTexts = {
  infant_seat: ['booking.passengers.infantSeat', 'booking.passengers.infantSeatFor'],
  seat: ['booking.passengers.seat', 'booking.passengers.seatFor'],
  booster: ['booking.passengers.booster', 'booking.passengers.boosterFor'],
} as const satisfies Record<ChildSeatType, readonly [string, string]>

/** Who rides: how many, in which seats, and their names. */
export function PassengersSection() {
  const { booking, t, idOf, errorOf } = useFormView()
  const announce = useAnnounce()
  const { state, dispatch } = booking
  const { draft, childrenCut } = state
  const capacity = maxCapacity([draft.offer])
  const { name } = draft.offer.carClass
  const maxChildren = Math.min(childrenLimit, capacity - draft.adults)
  const full = t('booking.passengers.full', { count: capacity })
  useEffect(() => {
    if (childrenCut) announce(t('booking.passengers.childrenReduced', { count: draft.children }))
  }, [childrenCut, draft.children, announce, t])

  return (
    <section className={css.card} aria-labelledby={idOf('title.passengers')}>
      <header>
        <h2 id={idOf('title.passengers')} className={css.cardTitle}>
          {t('booking.passengers.title')}
        </h2>
      </header>
      <div className={css.lines}>
        <Stepper
          id={idOf('adults')}
          label={t('booking.passengers.adults')}
          description={
            name
              ? t('booking.passengers.adultsHint', { name: isolate(name), count: capacity })
              : t('booking.passengers.seatsHint', { count: capacity })
          }
          value={draft.adults}
          onChange={(count) => dispatch({ type: 'adultsSet', count })}
          minValue={1}
          maxValue={capacity}
          maxReason={full}
          unit={(count) => t('booking.passengers.countAdults', { count })}
          error={errorOf('adults')}
        />
        <Stepper
          id={idOf('children')}
          label={t('booking.passengers.children')}
          description={
            childrenCut
              ? t('booking.passengers.childrenReduced', { count: draft.children })
              : t('booking.passengers.childrenHint')
          }
          value={draft.children}
          onChange={(count) => dispatch({ type: 'childrenSet', count })}
          maxValue={maxChildren}
          maxReason={
            maxChildren === childrenLimit
              ? t('booking.passengers.childrenLimit', { count: childrenLimit })
              : full
          }
          unit={(count) => t('booking.passengers.countChildren', { count })}
          error={errorOf('children')}
        />
      </div>
      <SeatSteppers />
      {draft.passengers.map((passenger, index) => (
        <PassengerFields key={passenger.uniqId} index={index} />
      ))}
    </section>
  )
}

function SeatSteppers() {
  const { booking, t, idOf, errorOf } = useFormView()
  const { draft } = booking.state
  const types = seatTypesOf(draft.offer)
  if (draft.children === 0 || types.length === 0) return null
  const free = draft.children - seatTotal(draft.childSeats)
  const error = errorOf('childSeats')
  return (
    <div className={css.part}>
      <div>
        <h3 className={css.partTitle}>{t('booking.passengers.seats')}</h3>
        <p className={css.muted}>{t('booking.passengers.seatsNeeded')}</p>
      </div>
      <div className={css.lines}>
        {types.map((type, index) => (
          <Stepper
            key={type}
            id={index === 0 ? idOf('childSeats') : undefined}
            label={t(seatTexts[type][0])}
            description={t(seatTexts[type][1])}
            value={draft.childSeats[type]}
            onChange={(count) => booking.dispatch({ type: 'seatsSet', seat: type, count })}
            maxValue={draft.childSeats[type] + free}
            maxReason={t('booking.passengers.seatsFull')}
            error={index === 0 ? error : undefined}
          />
        ))}
      </div>
    </div>
  )
}

function PassengerFields({ index }: { index: number }) {
  const { booking, t, lang, idOf, errorOf } = useFormView()
  const { draft } = booking.state
  const passenger = draft.passengers[index]
  if (!passenger) return null
  const required = requiredOfPassenger(passengerRulesOf(booking.user ?? unknownUser), index)
  const isFirst = index === 0
  const shared = (part: 'name' | 'phone' | 'email') => ({
    id: idOf(`passengers.${index}.${part}`),
    label: t(`booking.passengers.${part}`),
    value: passenger[part],
    onChange: (value: string) =>
      booking.dispatch({ type: 'passengerEntered', uniqId: passenger.uniqId, field: part, value }),
    isRequired: required.includes(part),
    isOptional: !required.includes(part),
    error: errorOf(`passengers.${index}.${part}`),
  })
  const title = idOf(`title.passengers.${index}`)
  return (
    <fieldset className={css.part} aria-labelledby={title}>
      <h3 id={title} className={css.partTitle}>
        {passengerTitle(index, t)}
      </h3>
      <div className={css.fieldsTwo}>
        <TextField {...shared('name')} autoComplete={isFirst ? 'name' : 'off'} maxLength={100} />
        {(isFirst || required.includes('phone')) && (
          <PhoneField
            {...shared('phone')}
            country={homeCountry[lang]}
            autoComplete={isFirst ? 'tel' : 'off'}
          />
        )}
      </div>
      {(isFirst || required.includes('email')) && (
        <TextField
          {...shared('email')}
          type="email"
          inputMode="email"
          autoComplete={isFirst ? 'email' : 'off'}
          spellCheck={false}
          dir="ltr"
          maxLength={254}
        />
      )}
    </fieldset>
  )
}
