import { useMemo } from 'react'
import type { Offer } from '../../kernel/model/offer.ts'
import type { Place, PlaceKind } from '../../kernel/model/place.ts'
import { finishKindOf, type RouteType, startKindOf } from '../../kernel/model/route.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import * as css from '../../view/ride/FormPage.css.ts'
import type { Booking } from '../order/useBooking.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking } from '../state/bookingState.ts'
import { viewOf } from '../state/bookingView.ts'
import { SkeletonPeople, SkeletonSummary } from './BookingSkeleton.tsx'
import { formFactsOf } from './formFacts.ts'
import { FormContext, type FormView } from './formView.ts'
import { TripSection } from './trip/TripSection.tsx'

const types = { airport: 2, station: 3, suburb: 1 } as const satisfies Record<PlaceKind, number>

function placeOf(kind: PlaceKind): Place {
  return {
    ...{
      placeId: kind,
      text: '',
      secondaryText: '',
      icon: 'building',
      country: null,
      location: null,
    },
    ...{ exact: true, timeZone: 'UTC', type: types[kind] },
  }
}

function offerOf(routeType: RouteType): Offer {
  const finish = finishKindOf(routeType)
  const start = startKindOf(routeType)
  const ends = { start: { placeId: start, type: types[start] } }
  return {
    ...{ priceId: '', serviceId: null, price: { minor: 0, currency: 'EUR' }, pricePerStop: null },
    ...{ alternativePrice: null, alternativePricePerStop: null, routeType, fastRide: false, ...ends },
    carClass: { id: '', capacity: 1, name: null, picture: null, examples: [], luggage: null },
    provider: { id: '', name: null, rating: null, reviews: null },
    finish: finish === 'rent' ? finish : { placeId: finish, type: types[finish] },
    ...{ flexibleTariff: false, flexibleTariffAgreement: false, services: [], reverse: null, loyalty: 0 },
    ...{ minimumDuration: null, travelTime: null, childSeatsAvailable: false, freeCancellationHours: null },
    ...{ waitingMinutes: null, expiresAt: null, isOutOfPolicy: false, errors: [] },
  }
}

/** A booking of a kind of route, in which nothing is entered and nothing happens. */
function emptyBooking(routeType: RouteType): Booking {
  const finish = finishKindOf(routeType)
  const state = bookingReducer(initialBooking, {
    ...{ type: 'started', offer: offerOf(routeType), quotedAt: 0, intentId: '', utm: {}, user: unknownUser },
    ...{ from: placeOf(startKindOf(routeType)), to: finish === 'rent' ? null : placeOf(finish) },
  })
  const facts = { state: viewOf(state), violations: null, warnings: [] }
  const nothing = async () => {}
  return {
    facts: { get: () => facts, subscribe: () => () => {} },
    ...{ dispatch() {}, user: null, settingsFailed: false, retrySettings() {}, onSignIn: undefined },
    actions: {
      ...{ book: nothing, payNow: nothing, askAgain: nothing, acceptPrice: nothing, startAnew() {} },
      ...{ checkTimeAgain() {}, askPriceAgain() {} },
    },
  }
}

/**
 * The form of a kind of route as it stands in the page before its script: the trip's fields, labelled and empty, and
 * placeholders for what depends on the visitor. It has the size of the form that takes its place.
 */
export function DrawnForm({ routeType }: { routeType: RouteType }) {
  const t = useT('order')
  const { lang, serviceLang } = useModule()
  const view = useMemo<FormView>(() => {
    const booking = emptyBooking(routeType)
    const idOf = (field: string) => `drawn.${field}`
    return {
      ...{ booking, t, lang, serviceLang, idOf, fieldSays() {} },
      facts: formFactsOf(booking.facts, { user: unknownUser, t, lang, idOf }),
      frameProps: () => ({ onBlur() {}, onFocus() {} }),
    }
  }, [routeType, t, lang, serviceLang])
  return (
    <FormContext.Provider value={view}>
      <div className={css.columns}>
        <div className={css.form}>
          <TripSection />
          <SkeletonPeople />
        </div>
        <SkeletonSummary />
      </div>
    </FormContext.Provider>
  )
}
