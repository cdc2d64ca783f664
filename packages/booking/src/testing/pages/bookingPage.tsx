import { useEffect, useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { BookingScreen, type BookingScreenProps } from '../../booking/form/BookingScreen.tsx'
import { FormRest, PayParts, Summary } from '../../booking/form/laterParts.ts'
import { bookingStore } from '../../booking/order/useBooking.ts'
import { formRulesOf } from '../../booking/resource/laterRules.ts'
import type { BookingAction } from '../../booking/state/bookingActions.ts'
import type { Draft } from '../../kernel/model/booking.ts'
import { plusMinutes, splitCivil, todayIn } from '../../kernel/values/time.ts'
import { type ModuleCore, useModuleCore } from '../../module/module.tsx'
import { pricesOf } from '../../offers/resource/prices.ts'
import { choiceOf } from '../../search/index.ts'
import { Shell } from '../../shell/Shell.tsx'
import { rentClient } from '../../wire/prices/rentClient.ts'
import { createFakePlatform } from '../fakePlatform.ts'
import { createPriceRoute } from '../samples/fixtures.ts'

export interface StoryPageProps extends BookingScreenProps {
  /**
   * Ids of the places between which an offer is chosen first, as in the finder; with null as second id a car is hired
   * for four hours. Null: no offer is chosen.
   */
  route: readonly [from: string, to: string | null] | null
  /** True for a return trip. @default false */
  isReturn?: boolean
  /** Changes the module before the screen is rendered. */
  before?: (module: ModuleCore) => void
}

/** The booking screen in its shell. */
export function StoryPage(page: StoryPageProps) {
  const { route, isReturn = false, before, ...props } = page
  const module = useModuleCore()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const [from, to] = route ?? []
    let chosen = Promise.resolve()
    if (from && to) chosen = choose(module, from, to, isReturn)
    else if (from) chosen = hire(module, from)
    void Promise.all([chosen, loadForm(module)]).then(() => {
      before?.(module)
      setReady(true)
    })
  }, [module, route, isReturn, before])
  return (
    <Shell section={null} sections={[]}>
      {isReady && <BookingScreen {...props} />}
    </Shell>
  )
}

/** Loads all of the form beforehand, so that it is whole when it appears. */
async function loadForm(module: ModuleCore) {
  await Promise.all([
    ...[FormRest, Summary, PayParts].map((part) => part.preload()),
    formRulesOf(module).load(),
  ])
}

const signal = new AbortController().signal

/** Chooses the cheapest offer of a class from one place to the other, as the finder does. */
async function choose(module: ModuleCore, fromId: string, toId: string, isReturn: boolean) {
  const { client, platform, stores } = module
  const { finder, session } = stores
  const [from, to] = await Promise.all([client.place(fromId, signal), client.place(toId, signal)])
  finder.dispatch({ type: 'placeChosen', side: 'from', place: from })
  finder.dispatch({ type: 'placeChosen', side: 'to', place: to })
  if (!from.location || !to.location) throw new Error('The sandbox places its places')
  const { serviceLang: lang, currency } = session.get()
  const route = createPriceRoute({ fromId, toId, lang, currency })
  finder.dispatch({ type: 'pricesRequested', route })
  const offers = await pricesOf(module).prices(
    { from: { location: from.location, placeId: fromId }, to: { location: to.location, placeId: toId } },
    signal,
  )
  finder.dispatch({ type: 'pricesArrived', route, offers, at: platform.clock.now() })
  if (isReturn) finder.dispatch({ type: 'returnToggled', on: true })
  const offer = offers.find(({ carClass }) => carClass.picture === 'comfort') ?? offers[0]
  if (offer) finder.dispatch(choiceOf(finder.get(), offer))
}

/** Chooses the first car that is hired by the hour from a place. */
async function hire(module: ModuleCore, fromId: string) {
  const { client, platform, stores } = module
  const { finder, session } = stores
  const from = await client.place(fromId, signal)
  if (!from.location) throw new Error('The sandbox places its places')
  finder.dispatch({ type: 'modeEntered', mode: 'rent' })
  finder.dispatch({ type: 'placeChosen', side: 'from', place: from })
  const durationSeconds = 4 * 3600
  finder.dispatch({ type: 'rentSecondsChanged', seconds: durationSeconds })
  const { serviceLang: lang, currency } = session.get()
  const route = createPriceRoute({ fromId, toId: null, rentSeconds: durationSeconds, lang, currency })
  finder.dispatch({ type: 'pricesRequested', route })
  const question = { from: { location: from.location, placeId: fromId }, durationSeconds }
  const offers = await rentClient(client.core).rentPrices(question, signal)
  finder.dispatch({ type: 'pricesArrived', route, offers, at: platform.clock.now() })
  const [offer] = offers
  if (offer) finder.dispatch(choiceOf(finder.get(), offer))
}

/** A day on which a ride can be booked, as a person types it. */
export function typedDay(): string {
  const { date } = splitCivil(
    plusMinutes(`${todayIn('Europe/Istanbul', createFakePlatform().clock.now())} 12:00`, 30 * 24 * 60, 'UTC'),
  )
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

export type Canvas = ReturnType<typeof within>

let watched: ModuleCore | null = null

/** A page with a ride from the airport to a hotel. The story can read and change its booking. */
export const watchedRide = {
  route: ['ap-IST', 'ho-ciragan-palace'],
  before(module) {
    watched = module
  },
} as const satisfies Partial<StoryPageProps>

/** Changes the booking of the watched page as another part of the form would. */
export function dispatch(action: BookingAction) {
  if (watched) bookingStore(watched).dispatch(action)
}

/** Returns the draft of the watched page's form. @throws Error before the form is rendered */
export function draftNow(): Draft {
  const draft = watched && bookingStore(watched).get().draft
  if (!draft) throw new Error('The form has come')
  return draft
}

export const summary = (canvas: Canvas) => within(canvas.getByRole('complementary', { name: 'Summary' }))
export const codeField = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: 'Promo code or certificate' })

/** Fills in everything that a ride from an airport needs. The trip is found by the heading of its card. */
export async function fill(canvas: Canvas, tripName = 'Your trip') {
  const trip = within(await canvas.findByRole('region', { name: tripName }))
  await userEvent.type(trip.getByRole('textbox', { name: /Flight number/ }), 'TK 1985')
  await userEvent.type(trip.getByLabelText('Landing date'), typedDay())
  await userEvent.type(trip.getByLabelText('Landing time'), '09:45')
  await userEvent.keyboard('{Escape}')
  // The fields of a signed-in user already have the user's own data (BOOK-20), so they are emptied first.
  const enter = async (name: string, text: string) => {
    const field = canvas.getByRole('textbox', { name })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await enter('First and last name', 'Katharina Freifrau von Ahlefeldt')
  await enter('Mobile phone', '+905321184027')
  await enter('E-mail for the voucher', 'k.vonahlefeldt@example.com')
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }))
}

export const payByCash = (canvas: Canvas) => canvas.getByRole('button', { name: 'Pay the driver in cash' })
export const payByCard = (canvas: Canvas) => canvas.getByRole('button', { name: /by card$/ })
