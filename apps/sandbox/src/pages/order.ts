import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { findCertificate } from '../bonus/certificates.ts'
import { langOf, type Texts, textIn } from '../lang.ts'
import { messageTexts } from '../mails/messageTexts.ts'
import { type CancelOffer, cancel, cancelOffer } from '../orders/cancel.ts'
import { orderNumber } from '../orders/orderOnWire.ts'
import { openPayPage } from '../orders/payPage.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import { carClassOf } from '../prices/carClasses.ts'
import { providerOf } from '../prices/providers.ts'
import type { StoredOrder } from '../store/store.ts'
import { cancelledSumText } from './cancelledSumText.ts'
import { helpTexts } from './help.ts'
import { inEachLanguage, type Markup, page, pageHeaders } from './layout.ts'
import { messageList } from './messages.ts'
import { orderTexts as texts } from './orderTexts.ts'
import { cancelledText, momentText, moneyText, paymentTexts, pickupText, routeText } from './ride.ts'
import { accountBrand, pageUser, signedIn } from './signIn.ts'

/** Maximum length in characters of an amount that a form sends. */
const longestSum = 20

/**
 * Serves the page of an order, `/orders/{name}`, and the cancellation of its rides. The name is the number of one of its
 * rides, for the signed-in user, or the key of a guest.
 */
export function createOrderPages(parts: Parts): Hono {
  const { places, store, options } = parts
  const app = new Hono()

  const shell = (context: Context, title: string, body: Markup, status: 200 | 404 = 200) => {
    const lang = langOf(context.req.query('lang'))
    const user = pageUser(context, parts)
    const whole = page(
      {
        ...{ title, lang, brand: accountBrand, width: 720, languages: inEachLanguage(context.req.url) },
        ...{ home: `${options().startUrl}/?lang=${lang}`, aside: signedIn(user, lang) },
      },
      body,
    )
    return context.html(whole, status, pageHeaders)
  }

  /** The rides of an address for the current user; empty for another user's order. */
  const ridesNamed = (context: Context): StoredOrder[] => {
    const name = context.req.param('name') ?? ''
    if (!/^\d{1,15}$/.test(name)) return store.ordersByGuestKey(name)
    const user = pageUser(context, parts)
    const order = store.order(Number(name))
    const isOwn = order !== null && user.userId !== null && order.userId === user.userId
    return isOwn ? store.ordersOf(order.transaction) : []
  }

  const unknown = (context: Context) => {
    const lang = langOf(context.req.query('lang'))
    const title = textIn(texts.unknown, lang)
    const body = html`<h1>${title}</h1><p class="note">${textIn(texts.unknownText, lang)}</p>
      <div class="acts"><a class="act go" href="/sign-in?lang=${lang}">${textIn(texts.signIn, lang)}</a></div>`
    return shell(context, title, body, 404)
  }

  app.get('/orders/:name', (context) => {
    const rides = ridesNamed(context)
    const [first] = rides
    if (first === undefined) return unknown(context)
    const lang = langOf(context.req.query('lang'))
    const say = (text: Texts, words: Record<string, string> = {}) => textIn(text, lang, words)
    const title = say(texts.title, { number: rides.map(orderNumber).join(', ') })
    const isGuest = first.guestKey !== null
    const approval = approvalUrl(first, lang)
    const body = html`<h1>${title}</h1>
      ${isGuest ? html`<p class="note">${say(texts.keepLink)}</p>` : ''}
      ${rides.map((ride) => rideCard(ride, context.req.param('name'), lang))}
      <section class="card" id="messages"><h2>${say(messageTexts.title)}</h2>${messageList(rides, parts, lang, false)}</section>
      <div class="acts"><a class="act" href="${approval}">${say(texts.confirmation)}</a>
        ${isGuest ? '' : html`<a class="act" href="/list?lang=${lang}">${say(texts.rides)}</a>`}
        <a class="act" href="/help?lang=${lang}">${say(helpTexts.title)}</a></div>`
    return shell(context, title, body)
  })

  const approvalUrl = ({ transaction }: StoredOrder, lang: Lang) =>
    `${options().moduleUrl}/approveorder/${transaction}?lang=${lang}`

  // A visitor who may see the order here may also pay it, since the bank returns to the order's confirmation.
  app.get('/orders/:name/pay', (context) => {
    const [first] = ridesNamed(context)
    if (first === undefined) return unknown(context)
    const lang = langOf(context.req.query('lang'))
    const payment = store.payment(first.transaction)
    const isDue = payment !== null && ['pending', 'declined', 'left'].includes(payment.status)
    if (!isDue) return context.redirect(orderUrl(context), 303)
    return context.redirect(openPayPage(payment, approvalUrl(first, lang), lang, parts), 303)
  })

  const rideCard = (ride: StoredOrder, name: string, lang: Lang): Markup => {
    const say = (text: Texts, words: Record<string, string> = {}) => textIn(text, lang, words)
    const payment = store.payment(ride.transaction)?.status ?? 'none'
    const offer = cancelOffer(ride, parts)
    const number = orderNumber(ride)
    const isOpen = offer.state === 'free' || offer.state === 'late'
    const row = (term: Texts, value: unknown, isNumber = false) =>
      html`<dt>${say(term)}</dt><dd class="${isNumber ? 'num' : ''}">${value}</dd>`
    const isStanding = ride.cancellation === null
    return html`<section class="card" aria-label="${number}"><dl class="facts">
        ${row(texts.number, number, true)}
        ${row(texts.route, routeText(ride, places, lang))}
        ${row(texts.when, pickupText(ride, lang), true)}
        ${row(texts.car, carName(ride, lang))}
        ${row(texts.provider, providerOf(ride.providerId)?.name ?? '')}
        ${ride.trip.arrival_number ? row(texts.flight, ride.trip.arrival_number, true) : ''}
        ${ride.trip.text_tablet ? row(texts.sign, ride.trip.text_tablet) : ''}
        ${row(texts.people, ride.trip.passengers.map((person) => person.name).join(', '))}
        ${row(texts.price, moneyText(ride.amount, ride.currency, lang), true)}
        ${isStanding ? row(texts.payment, html`<span class="badge ${payment}">${say(paymentTexts[payment])}</span>`) : ''}
        ${row(texts.cancellation, html`${isStanding ? '' : html`<span class="badge declined">${say(cancelledText)}</span> `}${cancelWords(ride, offer, lang)}`)}
      </dl>
      ${
        isOpen
          ? html`<div class="acts"><a class="act" href="/orders/${name}/cancel/${String(ride.orderId)}?lang=${lang}"
              aria-label="${say(texts.cancel)}: ${number}">${say(texts.cancel)}</a></div>`
          : ''
      }</section>`
  }

  /** Text about the cost of a cancellation, before or after it. */
  const cancelWords = (ride: StoredOrder, offer: CancelOffer, lang: Lang): string => {
    const say = (text: Texts, words: Record<string, string> = {}) => textIn(text, lang, words)
    const sum = (amount: number) => moneyText(amount, ride.currency, lang)
    const when = (at: number) => momentText(at, ride, places, lang)
    if (ride.cancellation !== null) {
      const came = cancelledSumText(ride, ride.cancellation, lang)
      return `${when(ride.cancellation.at)}. ${came}`
    }
    if (offer.state === 'free')
      return offer.until === null ? say(texts.freeUnpaid) : say(texts.free, { when: when(offer.until) })
    if (offer.state === 'late') {
      const fee = sum(offer.fee)
      return offer.since === null
        ? say(texts.lateAlways, { fee })
        : say(texts.late, { fee, when: when(offer.since) })
    }
    return say(texts.over)
  }

  const rideNamed = (context: Context) =>
    ridesNamed(context).find(({ orderId }) => String(orderId) === context.req.param('ride')) ?? null

  const orderUrl = (context: Context) =>
    `/orders/${encodeURIComponent(context.req.param('name') ?? '')}?lang=${langOf(context.req.query('lang'))}`

  app.get('/orders/:name/cancel/:ride', (context) => {
    const ride = rideNamed(context)
    if (ride === null) return unknown(context)
    const offer = cancelOffer(ride, parts)
    // The visitor has opened an old address: the ride cannot be cancelled any more.
    if (offer.state === 'cancelled' || offer.state === 'over') return context.redirect(orderUrl(context), 303)
    const lang = langOf(context.req.query('lang'))
    const say = (text: Texts, words: Record<string, string> = {}) => textIn(text, lang, words)
    const number = orderNumber(ride)
    const title = say(texts.askTitle, { number })
    const fee = moneyText(offer.fee, ride.currency, lang)
    const isDearer = context.req.query('dearer') !== undefined
    const [before, afterwards] = say(texts.askTitle).split('{number}')
    const body = html`<h1>${before}<span class="together">${number}</span>${afterwards}</h1>
      <section class="card">
        ${isDearer ? html`<p class="wrong" role="alert">${say(texts.dearer)}</p>` : ''}
        <dl class="facts"><dt>${say(texts.route)}</dt><dd>${routeText(ride, places, lang)}</dd>
          <dt>${say(texts.when)}</dt><dd class="num">${pickupText(ride, lang)}</dd>
          <dt>${say(texts.cancellation)}</dt><dd>${cancelWords(ride, offer, lang)}</dd></dl>
        <p id="costs">${costWords(ride, offer, lang)}</p>
        <div class="acts"><form method="post" action="/orders/${context.req.param('name')}/cancel/${String(ride.orderId)}?lang=${lang}">
          <input type="hidden" name="fee" value="${String(offer.fee)}">
          <button class="act go" aria-describedby="costs">${
            offer.fee > 0 ? say(texts.confirmLate, { fee }) : say(texts.confirmFree)
          }</button></form>
          <a class="act" href="${orderUrl(context)}">${say(texts.keep)}</a></div>
      </section>`
    return shell(context, title, body)
  })

  /** Text about the cost, shown beside the button. */
  const costWords = (
    ride: StoredOrder,
    { state, fee, refund }: Extract<CancelOffer, { fee: number }>,
    lang: Lang,
  ): string => {
    const say = (text: Texts, words: Record<string, string> = {}) => textIn(text, lang, words)
    const sum = (amount: number) => moneyText(amount, ride.currency, lang)
    const isPaid = store.payment(ride.transaction)?.status === 'paid'
    const provider = providerOf(ride.providerId)?.name ?? ''
    const cost =
      refund > 0
        ? say(texts.askRefund, { sum: sum(refund) })
        : fee === 0
          ? say(texts.askFree)
          : isPaid
            ? say(texts.askPaid, { fee: sum(fee) })
            : say(texts.askCash, { fee: sum(fee), provider })
    const certificate = ride.trip.hash === '' ? null : findCertificate(ride.trip.hash, store)
    if (certificate === null || certificate.isReusable) return cost
    return `${cost} ${say(state === 'late' ? texts.askSpent : texts.askFreed)}`
  }

  app.post('/orders/:name/cancel/:ride', async (context) => {
    const ride = rideNamed(context)
    if (ride === null) return unknown(context)
    const { fee } = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const agreed = typeof fee === 'string' && fee.length <= longestSum ? Number(fee) : Number.NaN
    const lang = langOf(context.req.query('lang'))
    // An invalid fee counts as no agreement.
    const result = cancel(ride.orderId, Number.isNaN(agreed) || fee === '' ? -1 : agreed, parts)
    if (result !== 'dearer') return context.redirect(orderUrl(context), 303)
    const name = encodeURIComponent(context.req.param('name'))
    return context.redirect(`/orders/${name}/cancel/${ride.orderId}?lang=${lang}&dearer`, 303)
  })
  return app
}

const carName = ({ classId }: StoredOrder, lang: Lang) => {
  const carClass = carClassOf(classId)
  return carClass === undefined ? '' : textIn(carClass.name, lang)
}
