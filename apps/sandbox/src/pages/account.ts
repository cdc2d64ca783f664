import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { langOf, type Texts, textIn } from '../lang.ts'
import { orderNumber } from '../orders/orderOnWire.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import type { StoredOrder } from '../store/store.ts'
import { userOf } from '../users/users.ts'
import { inEachLanguage, type Markup, page, pageHeaders } from './layout.ts'
import { moneyText, paymentTexts, pickupText, routeText } from './ride.ts'

const texts = {
  title: { en: 'My rides', ru: 'Мои поездки', es: 'Mis viajes' },
  number: { en: 'Number', ru: 'Номер', es: 'Número' },
  route: { en: 'Route', ru: 'Маршрут', es: 'Ruta' },
  when: { en: 'Pickup, local time', ru: 'Подача, местное время', es: 'Recogida, hora local' },
  price: { en: 'Price', ru: 'Цена', es: 'Precio' },
  payment: { en: 'Payment', ru: 'Оплата', es: 'Pago' },
  actions: { en: 'Actions', ru: 'Действия', es: 'Acciones' },
  pay: { en: 'Pay', ru: 'Оплатить', es: 'Pagar' },
  again: { en: 'Book again', ru: 'Заказать ещё раз', es: 'Reservar de nuevo' },
  none: { en: 'There are no rides yet.', ru: 'Поездок пока нет.', es: 'Todavía no hay viajes.' },
  book: { en: 'Book a ride', ru: 'Заказать поездку', es: 'Reservar un viaje' },
  whose: {
    en: 'Shown: {whose}. The sandbox has no sign-in yet, so the rides of all guests stand in one list.',
    ru: 'Показаны: {whose}. Входа в песочнице пока нет, поэтому поездки всех гостей стоят в одном списке.',
    es: 'Se muestra: {whose}. El entorno de pruebas aún no tiene inicio de sesión, por eso los viajes de todos los invitados están en una lista.',
  },
  settings: { en: 'Account settings', ru: 'Настройки учётной записи', es: 'Ajustes de la cuenta' },
  settingsHint: {
    en: 'The settings of the booking module belong to partners; they come in a later version of the sandbox.',
    ru: 'Настройки модуля бронирования доступны партнёрам; они появятся в следующей версии песочницы.',
    es: 'Los ajustes del módulo de reservas son para socios; llegarán en una próxima versión del entorno de pruebas.',
  },
} as const satisfies Record<string, Texts>

const brand = 'Wherry account'
const mostRides = 100

/** The account's pages: the rides list at `/list`, `/mytrip` and `/`, `?showorder` marks one. */
export function createAccountPages({ places, store, options }: Parts): Hono {
  const app = new Hono()

  const list = (context: Context) => {
    const lang = langOf(context.req.query('lang'))
    const asked = context.req.query('user_id') ?? context.req.query('userID') ?? ''
    const user = userOf(/^\d+$/.test(asked) ? Number(asked) : null) ?? userOf(null)
    const shown = context.req.query('showorder')
    const orders = store.ordersByUser(user?.userId ?? null, mostRides)
    const row = (order: StoredOrder): Markup => {
      const payment = store.payment(order.transaction)
      const status = payment?.status ?? 'none'
      const isDue = (status === 'pending' || status === 'declined') && payment?.returnUrl !== null
      const again = new URL(options().moduleUrl)
      again.search = new URLSearchParams({ from: order.fromId, to: order.toId, lang }).toString()
      return html`<tr ${shown === String(order.orderId) ? html`aria-current="true"` : ''}>
        <td class="num">${orderNumber(order)}</td>
        <td>${routeText(order, places, lang)}</td>
        <td class="num">${pickupText(order)}</td>
        <td class="num">${moneyText(order.amount, order.currency, lang)}</td>
        <td><span class="badge ${status}">${textIn(paymentTexts[status], lang)}</span></td>
        <td>${isDue ? html`<a href="${options().payUrl}/${order.transaction}?lang=${lang}">${textIn(texts.pay, lang)}</a> · ` : ''}<a href="${again.href}">${textIn(texts.again, lang)}</a></td>
      </tr>`
    }
    const heads = [texts.number, texts.route, texts.when, texts.price, texts.payment, texts.actions]
    const body = html`
      <h1>${textIn(texts.title, lang)}</h1>
      <section class="card">${
        orders.length === 0
          ? html`<p>${textIn(texts.none, lang)}</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="${textIn(texts.title, lang)}"><table>
            <thead><tr>${heads.map((head) => html`<th scope="col">${textIn(head, lang)}</th>`)}</tr></thead>
            <tbody>${orders.map(row)}</tbody></table></div>`
      }
        <div class="acts"><a class="act go" href="${options().moduleUrl}?lang=${lang}">${textIn(texts.book, lang)}</a></div>
      </section>
      <p class="small">${textIn(texts.whose, lang, { whose: textIn(user?.about ?? texts.title, lang) })}</p>`
    return context.html(shell(context.req.url, texts.title, lang, body), 200, pageHeaders)
  }

  for (const path of ['/', '/list', '/account/list', '/mytrip']) app.get(path, list)
  app.get('/account/settings', (context) => {
    const lang = langOf(context.req.query('lang'))
    const body = html`<h1>${textIn(texts.settings, lang)}</h1><p class="note">${textIn(texts.settingsHint, lang)}</p>`
    return context.html(shell(context.req.url, texts.settings, lang, body), 200, pageHeaders)
  })
  return app
}

const shell = (url: string, title: Texts, lang: Lang, body: Markup) =>
  page({ title: textIn(title, lang), lang, brand, width: 1120, languages: inEachLanguage(url) }, body)
