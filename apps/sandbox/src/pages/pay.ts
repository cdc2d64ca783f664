import { Hono } from 'hono'
import { html } from 'hono/html'
import { langOf, type Texts, textIn } from '../lang.ts'
import { orderNumber } from '../orders/orderOnWire.ts'
import { returnOf } from '../orders/payPage.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import type { PayPage, StoredPayment } from '../store/store.ts'
import { inEachLanguage, type Markup, page, pageHeaders } from './layout.ts'
import { formLimit, ownSiteOnly, refusedPayment } from './ownSite.ts'
import { claimedPage, claimName } from './payClaim.ts'
import { moneyText, pickupText, routeText } from './ride.ts'

const texts = {
  title: { en: 'Payment by card', ru: 'Оплата картой', es: 'Pago con tarjeta' },
  intro: {
    en: 'This page stands for a bank’s. No card is asked and no money moves: choose how the payment ends.',
    ru: 'Эта страница заменяет банковскую. Карта не нужна, деньги не списываются: выберите, чем закончится платёж.',
    es: 'Esta página hace las veces del banco. No se pide tarjeta ni se cobra: elige cómo termina el pago.',
  },
  order: { en: 'Order', ru: 'Заказ', es: 'Reserva' },
  ride: { en: 'Ride', ru: 'Поездка', es: 'Viaje' },
  pickup: { en: 'Pickup', ru: 'Подача', es: 'Recogida' },
  pay: { en: 'Pay {sum}', ru: 'Оплатить {sum}', es: 'Pagar {sum}' },
  decline: { en: 'Decline the card', ru: 'Отклонить карту', es: 'Rechazar la tarjeta' },
  leave: { en: 'Leave without paying', ru: 'Уйти без оплаты', es: 'Salir sin pagar' },
  none: {
    en: 'There is nothing to pay: this order is cancelled.',
    ru: 'Платить не нужно: этот заказ отменён.',
    es: 'No hay nada que pagar: esta reserva está cancelada.',
  },
  paid: { en: 'This order is paid.', ru: 'Этот заказ оплачен.', es: 'Esta reserva está pagada.' },
  declined: {
    en: 'The card was declined. You can try again.',
    ru: 'Карта отклонена. Можно попробовать ещё раз.',
    es: 'La tarjeta fue rechazada. Puedes intentarlo de nuevo.',
  },
  back: { en: 'Back to the booking', ru: 'Вернуться к заказу', es: 'Volver a la reserva' },
  unknown: { en: 'No such payment', ru: 'Такого платежа нет', es: 'No existe ese pago' },
  unknownHint: {
    en: 'Check the link, or start the payment again from the booking.',
    ru: 'Проверьте ссылку или начните оплату заново со страницы заказа.',
    es: 'Revisa el enlace o inicia el pago de nuevo desde la reserva.',
  },
} as const satisfies Record<string, Texts>

const brand = 'Harbour Bank'
const width = 560

/**
 * Serves the bank's page: it sets the payment's status and returns to the module (303), with a receipt for an account's
 * order. The page itself does not show the transaction.
 */
export function createPayPages(parts: Parts): Hono {
  const { places, store, clock } = parts
  const app = new Hono()
  app.use(ownSiteOnly(), formLimit)
  app.onError(refusedPayment(brand))

  app.get('/:key', (context) => {
    const lang = langOf(context.req.query('lang'))
    const opened = claimedPage(context, null, { store, now: clock.now() })
    const payment = opened && store.payment(opened.transaction)
    const languages = inEachLanguage(context.req.url)
    if (!payment) return context.html(unknownPage(lang), 404, pageHeaders)
    const orders = store.ordersOf(payment.transaction)
    const body = html`
      <div><h1>${textIn(texts.title, lang)}</h1></div>
      <section class="card">
        <p class="sum">${moneyText(payment.amount, payment.currency, lang)}</p>
        <dl class="facts">${orders.map(
          (order) => html`
          <dt>${textIn(texts.order, lang)}</dt><dd>${orderNumber(order)}</dd>
          <dt>${textIn(texts.ride, lang)}</dt><dd>${routeText(order, places, lang)}</dd>
          <dt>${textIn(texts.pickup, lang)}</dt><dd>${pickupText(order, lang)}</dd>`,
        )}</dl>
        ${statusOf(payment, lang)}
        ${
          payment.status === 'paid' || payment.status === 'none'
            ? backForm(opened, lang)
            : choices(payment, opened, lang)
        }
      </section>
      <p class="small">${textIn(texts.intro, lang)}</p>`
    return context.html(
      page({ title: textIn(texts.title, lang), lang, languages, brand, width }, body),
      200,
      pageHeaders,
    )
  })

  app.post('/:key', async (context) => {
    const { end, [claimName]: claim } = await context.req.parseBody()
    const opened = claimedPage(context, claim, { store, now: clock.now() })
    const payment = opened && store.payment(opened.transaction)
    if (!payment) return context.html(unknownPage(langOf(context.req.query('lang'))), 404, pageHeaders)
    const isOpen = payment.status !== 'paid' && payment.status !== 'none'
    if (isOpen && end === 'pay') store.setPayment({ ...payment, status: 'paid' })
    if (isOpen && end === 'decline') store.setPayment({ ...payment, status: 'declined' })
    if (isOpen && end === 'leave') store.setPayment({ ...payment, status: 'left' })
    return context.redirect(await returnOf(opened, parts), 303)
  })

  return app
}

/** A hidden field that identifies a browser without cookies. */
const claimField = ({ claim }: PayPage) => html`<input type="hidden" name="${claimName}" value="${claim}">`

/** The way back is a button and no link, so that the bank's page does not have our address. */
const backForm = (opened: PayPage, lang: Lang) =>
  html`<form class="acts" method="post" action="?lang=${lang}">${claimField(opened)}
    <button class="act go" name="end" value="back">${textIn(texts.back, lang)}</button></form>`

function choices(payment: StoredPayment, opened: PayPage, lang: Lang): Markup {
  const sum = moneyText(payment.amount, payment.currency, lang)
  return html`<form class="acts" method="post" action="?lang=${lang}">${claimField(opened)}
    <button class="act go" name="end" value="pay">${textIn(texts.pay, lang, { sum })}</button>
    <button class="act" name="end" value="decline">${textIn(texts.decline, lang)}</button>
    <button class="act" name="end" value="leave">${textIn(texts.leave, lang)}</button>
  </form>`
}

function statusOf({ status }: StoredPayment, lang: Lang): Markup | string {
  if (status === 'none')
    return html`<p role="status"><span class="badge">${textIn(texts.none, lang)}</span></p>`
  if (status !== 'paid' && status !== 'declined') return ''
  return html`<p role="status"><span class="badge ${status}">${textIn(texts[status], lang)}</span></p>`
}

const unknownPage = (lang: Lang) =>
  page(
    { title: textIn(texts.unknown, lang), lang, brand, width },
    html`<h1>${textIn(texts.unknown, lang)}</h1><p class="note">${textIn(texts.unknownHint, lang)}</p>`,
  )
