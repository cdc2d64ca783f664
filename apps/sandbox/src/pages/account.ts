import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { langOf, type Texts, textIn } from '../lang.ts'
import { cancelOffer } from '../orders/cancel.ts'
import { orderNumber } from '../orders/orderOnWire.ts'
import type { Parts } from '../parts.ts'
import type { StoredOrder } from '../store/store.ts'
import { createYachtPages } from '../yacht/pages.ts'
import { createHelpPage, helpTexts } from './help.ts'
import { inEachLanguage, type Markup, page, pageHeaders } from './layout.ts'
import { createOrderPages } from './order.ts'
import { orderTexts } from './orderTexts.ts'
import { formLimit, ownSiteOnly, refusedPage } from './ownSite.ts'
import { cancelledText, moneyText, paymentTexts, pickupText, routeText } from './ride.ts'
import { accountBrand, createSignInPages, pageUser, signedIn } from './signIn.ts'

const texts = {
  title: { en: 'My rides', ru: 'Мои поездки', es: 'Mis viajes' },
  number: { en: 'Number', ru: 'Номер', es: 'Número' },
  route: { en: 'Route', ru: 'Маршрут', es: 'Ruta' },
  when: { en: 'Pickup, local time', ru: 'Подача, местное время', es: 'Recogida, hora local' },
  price: { en: 'Price', ru: 'Цена', es: 'Precio' },
  payment: { en: 'Payment', ru: 'Оплата', es: 'Pago' },
  pay: { en: 'Pay', ru: 'Оплатить', es: 'Pagar' },
  change: { en: 'Change', ru: 'Изменить', es: 'Cambiar' },
  repeat: { en: 'Book again', ru: 'Заказать ещё раз', es: 'Reservar de nuevo' },
  saved: {
    en: 'Your changes are saved.',
    ru: 'Изменения сохранены.',
    es: 'Tus cambios están guardados.',
  },
  none: { en: 'There are no rides yet.', ru: 'Поездок пока нет.', es: 'Todavía no hay viajes.' },
  book: { en: 'Book a ride', ru: 'Заказать поездку', es: 'Reservar un viaje' },
  guests: {
    en: 'You are not signed in. A ride that was booked without an account opens by the link in its e-mail.',
    ru: 'Вы не вошли. Поездка, заказанная без аккаунта, открывается по ссылке из письма.',
    es: 'No has iniciado sesión. Un viaje reservado sin cuenta se abre con el enlace de su correo.',
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

/** The account's pages: sign-in, its settings, an order's own page, and the rides list at `/list`, `/mytrip` and `/`; `?showorder` marks a ride. */
export function createAccountPages(parts: Parts): Hono {
  const { places, store, options } = parts
  const app = new Hono()
  app.use(
    ownSiteOnly(() => options().startUrl),
    formLimit,
  )
  app.onError(refusedPage)

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
    const isGuest = user.userId === null
    // Guests get no list: it could not tell one guest from another, and their rides are private.
    const orders = isGuest ? [] : store.ordersByUser(user.userId, mostRides)
    const module = (action: 'change' | 'repeat', { orderId, fromId, toId, trip }: StoredOrder) => {
      const query = new URLSearchParams({ action, order_id: String(orderId) })
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
      const isStanding = order.cancellation === null
      const isDue = isStanding && (status === 'pending' || status === 'declined' || status === 'left')
      const own = `/orders/${order.orderId}`
      const { state } = cancelOffer(order, parts)
      const isOpen = state === 'free' || state === 'late'
      const number = orderNumber(order)
      const link = (href: string, text: Texts) =>
        html`<a href="${href}" aria-label="${say(text)}: ${number}">${say(text)}</a>`
      return html`<li class="row ride" ${shown === String(order.orderId) ? html`aria-current="true"` : ''}><dl>
        <div><dt>${say(texts.number)}</dt><dd class="num">${number}</dd></div>
        <div><dt>${say(isStanding ? texts.payment : orderTexts.state)}</dt><dd>${isStanding ? html`<span class="badge ${status}">${say(paymentTexts[status])}</span>` : html`<span class="badge declined">${say(cancelledText)}</span>`}</dd></div>
        <div class="whole"><dt>${say(texts.route)}</dt><dd>${routeText(order, places, lang)}</dd></div>
        <div><dt>${say(texts.when)}</dt><dd class="num">${pickupText(order, lang)}</dd></div>
        <div><dt>${say(texts.price)}</dt><dd class="num">${moneyText(order.amount, order.currency, lang)}</dd></div></dl>
        <div class="links whole">${isDue ? link(`${own}/pay?lang=${lang}`, texts.pay) : ''}
          ${link(`${own}?lang=${lang}`, orderTexts.look)}
          ${isStanding ? link(module('change', order), texts.change) : ''}
          ${isOpen ? link(`${own}/cancel/${order.orderId}?lang=${lang}`, orderTexts.cancel) : ''}
          ${link(module('repeat', order), texts.repeat)}</div>
      </li>`
    }
    const body = html`
      <h1>${say(texts.title)}</h1>
      ${context.req.query('saved') === '1' ? html`<p class="note" role="status">${say(texts.saved)}</p>` : ''}
      ${isGuest ? html`<p class="note">${say(texts.guests)}</p>` : ''}
      <section class="card">
        ${isGuest ? '' : orders.length === 0 ? html`<p>${say(texts.none)}</p>` : html`<ul class="rows">${orders.map(row)}</ul>`}
        <div class="acts">${isGuest ? html`<a class="act go" href="/sign-in?lang=${lang}">${say(orderTexts.signIn)}</a>` : ''}<a class="${isGuest ? 'act' : 'act go'}" href="${options().moduleUrl}?lang=${lang}">${say(texts.book)}</a>
          <a class="act" href="/help?lang=${lang}">${say(helpTexts.title)}</a></div>
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

  app.route('/', createHelpPage(shell))
  app.route('/', createOrderPages(parts))
  app.route('/', createSignInPages(parts))
  app.route('/', createYachtPages(parts))
  return app
}
