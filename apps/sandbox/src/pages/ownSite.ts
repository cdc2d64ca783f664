import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { isCut } from '../errors.ts'
import { langOf, type Texts, textIn } from '../lang.ts'
import { largestBody } from '../largestBody.ts'
import type { Lang } from '../places/place.ts'
import { type Markup, page, pageHeaders } from './layout.ts'
import { accountBrand } from './signIn.ts'

const texts = {
  title: {
    en: 'This did not come from our pages',
    ru: 'Это пришло не с наших страниц',
    es: 'Esto no vino de nuestras páginas',
  },
  text: {
    en: 'Another site tried to act in your account. Nothing was done. Open your rides and do it there.',
    ru: 'Другой сайт пытался действовать в вашем аккаунте. Ничего не сделано. Откройте свои поездки и сделайте это там.',
    es: 'Otro sitio intentó actuar en tu cuenta. No se ha hecho nada. Abre tus viajes y hazlo allí.',
  },
  payment: {
    en: 'Another site tried to act on this payment. Nothing was done. Open the payment from your booking.',
    ru: 'Другой сайт пытался распорядиться этим платежом. Ничего не сделано. Откройте платёж со страницы заказа.',
    es: 'Otro sitio intentó actuar en este pago. No se ha hecho nada. Abre el pago desde la reserva.',
  },
  rides: { en: 'My rides', ru: 'Мои поездки', es: 'Mis viajes' },
} as const satisfies Record<string, Texts>

/** Limits the size of a form's body. */
export const formLimit = bodyLimit({ maxSize: largestBody })

/** Paths to sign in and out: the start page, on another port of this machine, has forms for both. */
const fromStart = ['/sign-in', '/sign-out']

/**
 * Refuses a form from another site, by Sec-Fetch-Site, or by Origin if a browser does not send that header. Our pages send
 * no referrer, so browsers send no origin with their forms.
 *
 * @param startUrl the start page's address, which has forms to sign in and out. Absent: it has no forms for these pages.
 */
export const ownSiteOnly = (startUrl?: () => string): MiddlewareHandler =>
  csrf({
    secFetchSite: (site, { req }) =>
      site === 'same-origin' ||
      (site === 'same-site' && startUrl !== undefined && fromStart.includes(req.path)),
    origin: (origin, { req }) =>
      req.header('Sec-Fetch-Site') === undefined &&
      (origin === new URL(req.url).origin ||
        (startUrl !== undefined && fromStart.includes(req.path) && origin === new URL(startUrl()).origin)),
  })

/** The account's error page for a refusal by {@link ownSiteOnly}; other errors are passed on. */
export const refusedPage = (error: Error, context: Context) => {
  const rides = (lang: Lang) =>
    html`<div class="acts"><a class="act go" href="/list?lang=${lang}">${textIn(texts.rides, lang)}</a></div>`
  return refused(error, context, accountBrand, texts.text, rides)
}

/** The bank's error page for a refusal by {@link ownSiteOnly}; other errors are passed on. */
export const refusedPayment = (brand: string) => (error: Error, context: Context) =>
  refused(error, context, brand, texts.payment, () => html``)

function refused(
  error: Error,
  context: Context,
  brand: string,
  text: Texts,
  acts: (lang: Lang) => Markup,
): Response | Promise<Response> {
  if (isCut(error)) return context.body(null, 400)
  if (!(error instanceof HTTPException)) throw error
  if (error.status !== 403) return error.getResponse()
  const lang = langOf(context.req.query('lang'))
  const body = html`<h1>${textIn(texts.title, lang)}</h1><p class="note">${textIn(text, lang)}</p>${acts(lang)}`
  const whole = page({ title: textIn(texts.title, lang), lang, brand, width: 560 }, body)
  return context.html(whole, 403, pageHeaders)
}
