import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { langOf, type Texts, textIn } from '../lang.ts'
import { orderNumber } from '../orders/orderOnWire.ts'
import type { Parts } from '../parts.ts'
import type { StoredOrder } from '../store/store.ts'
import { createYachtPages } from '../yacht/pages.ts'
import { inEachLanguage, type Markup, page, pageHeaders } from './layout.ts'
import { moneyText, paymentTexts, pickupText, routeText } from './ride.ts'
import { accountBrand, createSignInPages, pageUser, signedIn } from './signIn.ts'

const texts = {
  title: { en: 'My rides', ru: 'Мои поездки', es: 'Mis viajes' },
  number: { en: 'Number', ru: 'Номер', es: 'Número' },
  route: { en: 'Route', ru: 'Маршрут', es: 'Ruta' },
  when: { en: 'Pickup, local time', ru: 'Подача, местное время', es: 'Recogida, hora local' },
  price: { en: 'Price', ru: 'Цена', es: 'Precio' },
  payment: { en: 'Payment', ru: 'Оплата', es: 'Pago' },
  pay: { en: 'Pay', ru: 'Оплатить', es: 'Pagar' },
  look: { en: 'Look at it', ru: 'Посмотреть', es: 'Ver' },
  change: { en: 'Change', ru: 'Изменить', es: 'Cambiar' },
  repeat: { en: 'Book again', ru: 'Заказать ещё раз', es: 'Reservar de nuevo' },
  none: { en: 'There are no rides yet.', ru: 'Поездок пока нет.', es: 'Todavía no hay viajes.' },
  book: { en: 'Book a ride', ru: 'Заказать поездку', es: 'Reservar un viaje' },
  guests: {
    en: 'You are not signed in. The rides of all guests of this sandbox stand in one list.',
    ru: 'Вы не вошли. Поездки всех гостей этой песочницы стоят в одном списке.',
    es: 'No has iniciado sesión. Los viajes de todos los invitados están en una lista.',
  },
  settings: { en: 'Account settings', ru: 'Настройки аккаунта', es: 'Ajustes de la cuenta' },
  partnersOnly: {
    en: 'The settings of the booking module belong to partners. Sign in as one to see yours.',
    ru: 'Настройки модуля бронирования есть у партнёров. Войдите как партнёр, чтобы увидеть свои.',
    es: 'Los ajustes del módulo de reservas son de los socios. Inicia sesión como socio para ver los tuyos.',
  },
  edition: {
    en: 'Partner {partner}: edition {count} of the module’s settings stands.',
    ru: 'Партнёр {partner}: действует редакция {count} настроек модуля.',
    es: 'Socio {partner}: rige la edición {count} de los ajustes del módulo.',
  },
  unset: {
    en: 'Partner {partner}: the module has no settings yet.',
    ru: 'Партнёр {partner}: настроек модуля ещё нет.',
    es: 'Socio {partner}: el módulo aún no tiene ajustes.',
  },
} as const satisfies Record<string, Texts>

const mostRides = 100

/** The account's pages: sign-in, its settings, and the rides list at `/list`, `/mytrip` and `/`; `?showorder` marks a ride. */
export function createAccountPages(parts: Parts): Hono {
  const { places, store, options } = parts
  const app = new Hono()

  const shell = (context: Context, title: Texts, body: Markup) => {
    const lang = langOf(context.req.query('lang'))
    const whole = page(
      {
        title: textIn(title, lang),
        lang,
        brand: accountBrand,
        width: 1120,
        home: `${options().startUrl}/?lang=${lang}`,
        languages: inEachLanguage(context.req.url),
        aside: signedIn(pageUser(context, parts), lang),
      },
      body,
    )
    return context.html(whole, 200, pageHeaders)
  }

  const list = (context: Context) => {
    const lang = langOf(context.req.query('lang'))
    const say = (text: Texts) => textIn(text, lang)
    const user = pageUser(context, parts)
    const shown = context.req.query('showorder')
    const orders = store.ordersByUser(user.userId, mostRides)
    // By its number an order is read by its own user only: a guest's is booked again by its ends.
    const isGuest = user.userId === null
    const module = (action: 'change' | 'repeat', { orderId, fromId, toId, trip }: StoredOrder) => {
      const query = new URLSearchParams(isGuest ? {} : { action, order_id: String(orderId) })
      query.set('from', fromId)
      if (toId !== null) query.set('to', toId)
      const stops = trip.additional_locations.map(({ place_id }) => place_id)
      if (stops.length > 0) query.set('subAddress', stops.join())
      query.set('lang', lang)
      return `${options().moduleUrl}${toId === null ? '/rent' : ''}?${query}`
    }
    const row = (order: StoredOrder): Markup => {
      const payment = store.payment(order.transaction)
      const status = payment?.status ?? 'none'
      const approval = `${options().moduleUrl}/approveorder/${order.transaction}?lang=${lang}`
      // The bank knows an order once its pay-url was asked for, which the module's page does.
      const pay =
        payment?.returnUrl == null ? approval : `${options().payUrl}/${order.transaction}?lang=${lang}`
      const isDue = status === 'pending' || status === 'declined'
      const number = orderNumber(order)
      const link = (href: string, text: Texts) =>
        html`<a href="${href}" aria-label="${say(text)}: ${number}">${say(text)}</a>`
      return html`<li class="row ride" ${shown === String(order.orderId) ? html`aria-current="true"` : ''}><dl>
        <div><dt>${say(texts.number)}</dt><dd class="num">${number}</dd></div>
        <div><dt>${say(texts.payment)}</dt><dd><span class="badge ${status}">${say(paymentTexts[status])}</span></dd></div>
        <div class="whole"><dt>${say(texts.route)}</dt><dd>${routeText(order, places, lang)}</dd></div>
        <div><dt>${say(texts.when)}</dt><dd class="num">${pickupText(order)}</dd></div>
        <div><dt>${say(texts.price)}</dt><dd class="num">${moneyText(order.amount, order.currency, lang)}</dd></div></dl>
        <div class="links whole">${isDue ? link(pay, texts.pay) : ''}
          ${order.userId === null ? link(approval, texts.look) : link(module('change', order), texts.change)}
          ${link(module('repeat', order), texts.repeat)}</div>
      </li>`
    }
    const body = html`
      <h1>${say(texts.title)}</h1>
      ${user.userId === null ? html`<p class="note">${say(texts.guests)}</p>` : ''}
      <section class="card">
        ${orders.length === 0 ? html`<p>${say(texts.none)}</p>` : html`<ul class="rows">${orders.map(row)}</ul>`}
        <div class="acts"><a class="act go" href="${options().moduleUrl}?lang=${lang}">${say(texts.book)}</a></div>
      </section>`
    return shell(context, texts.title, body)
  }

  for (const path of ['/', '/list', '/account/list', '/mytrip']) app.get(path, list)

  const settings = (context: Context) => {
    const lang = langOf(context.req.query('lang'))
    const { role, partnerId } = pageUser(context, parts)
    const kept = partnerId === null ? null : store.moduleSettings(partnerId)
    const words = { partner: String(partnerId), count: String(kept?.version) }
    const text = role !== 'partner' ? texts.partnersOnly : kept === null ? texts.unset : texts.edition
    const body = html`<h1>${textIn(texts.settings, lang)}</h1><p class="note">${textIn(text, lang, words)}</p>`
    return shell(context, texts.settings, body)
  }

  for (const path of ['/settings', '/account/settings']) app.get(path, settings)

  app.route('/', createSignInPages(parts))
  app.route('/', createYachtPages(parts))
  return app
}
