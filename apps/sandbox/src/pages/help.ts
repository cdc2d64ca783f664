import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { langOf, type Texts, textIn } from '../lang.ts'
import type { Markup } from './layout.ts'

/** The words of the help page. */
export const helpTexts = {
  title: { en: 'Help', ru: 'Помощь', es: 'Ayuda' },
  reach: {
    en: 'We answer around the clock: call or write, and name the number of the order.',
    ru: 'Отвечаем круглосуточно: звоните или пишите и назовите номер заказа.',
    es: 'Respondemos a cualquier hora: llama o escribe e indica el número de la reserva.',
  },
  phone: { en: 'Phone', ru: 'Телефон', es: 'Teléfono' },
  mail: { en: 'E-mail', ru: 'Почта', es: 'Correo' },
  cancelTitle: { en: 'Cancel a ride', ru: 'Отменить поездку', es: 'Cancelar un viaje' },
  cancel: {
    en: 'Open the order in your rides, or by the link in the confirmation and in our messages. It says until when it is free, and what it costs later.',
    ru: 'Откройте заказ в списке поездок или по ссылке из подтверждения и наших сообщений. Там указано, до какого времени отмена бесплатна и сколько стоит потом.',
    es: 'Abre la reserva en tus viajes, o con el enlace de la confirmación y de nuestros mensajes. Allí dice hasta cuándo es gratis y cuánto cuesta después.',
  },
  changeTitle: { en: 'Change a ride', ru: 'Изменить поездку', es: 'Cambiar un viaje' },
  change: {
    en: 'In your rides press “Change”. Without an account write to us, or cancel and book again.',
    ru: 'В списке поездок нажмите «Изменить». Без аккаунта напишите нам или отмените заказ и оформите новый.',
    es: 'En tus viajes pulsa «Cambiar». Sin cuenta, escríbenos o cancela y reserva de nuevo.',
  },
  driverTitle: { en: 'The driver is not there', ru: 'Водителя нет на месте', es: 'El conductor no está' },
  driver: {
    en: 'His phone stands in the message of the evening before and on the page of the order. If he does not answer, call us.',
    ru: 'Его телефон есть в сообщении накануне вечером и на странице заказа. Если он не отвечает, позвоните нам.',
    es: 'Su teléfono está en el mensaje de la víspera y en la página de la reserva. Si no contesta, llámanos.',
  },
} as const satisfies Record<string, Texts>

/** Ways to reach help; invented, as all of this service. */
export const helpLines = { phone: '+999 800 100 200', mail: 'help@wherry.example' } as const

/** `/help` of the account's pages. */
export function createHelpPage(
  shell: (context: Context, title: Texts, body: Markup) => Response | Promise<Response>,
): Hono {
  const app = new Hono()
  app.get('/help', (context) => {
    const lang = langOf(context.req.query('lang'))
    const say = (text: Texts) => textIn(text, lang)
    const part = (title: Texts, text: Texts) =>
      html`<section class="card"><h2>${say(title)}</h2><p>${say(text)}</p></section>`
    const body = html`<h1>${say(helpTexts.title)}</h1><p class="note">${say(helpTexts.reach)}</p>
      <section class="card"><dl class="facts">
        <dt>${say(helpTexts.phone)}</dt><dd><a href="tel:${helpLines.phone.replaceAll(' ', '')}">${helpLines.phone}</a></dd>
        <dt>${say(helpTexts.mail)}</dt><dd><a href="mailto:${helpLines.mail}">${helpLines.mail}</a></dd></dl></section>
      ${part(helpTexts.cancelTitle, helpTexts.cancel)}
      ${part(helpTexts.changeTitle, helpTexts.change)}
      ${part(helpTexts.driverTitle, helpTexts.driver)}`
    return shell(context, helpTexts.title, body)
  })
  return app
}
