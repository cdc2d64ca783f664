import { Hono } from 'hono'
import { html } from 'hono/html'
import { langOf, type Texts, textIn } from '../lang.ts'
import type { Parts } from '../parts.ts'
import { certificates } from '../seed/certificates.ts'
import { inEachLanguage, page, pageHeaders } from './layout.ts'
import { createMailbox } from './mailbox.ts'
import { certificatesSection, peopleSection, peopleTexts } from './people.ts'
import { pageUser, signedIn } from './signIn.ts'

const texts = {
  title: { en: 'Wherry on this machine', ru: 'Wherry на этом компьютере', es: 'Wherry en este equipo' },
  intro: {
    en: 'Everything runs here: the module, a partner’s page around it, and a back end with real places and its own prices, orders and payments.',
    ru: 'Здесь работает всё: модуль, страница партнёра вокруг него и сервер с настоящими местами, своими ценами, заказами и оплатой.',
    es: 'Aquí funciona todo: el módulo, la página de un socio que lo contiene y un servidor con lugares reales y sus propios precios, reservas y pagos.',
  },
  contents: { en: 'On this page', ru: 'На этой странице', es: 'En esta página' },
  start: { en: 'Start', ru: 'Начало', es: 'Inicio' },
  transfer: { en: 'Transfers', ru: 'Трансферы', es: 'Traslados' },
  transferHint: {
    en: 'The booking module, standalone.',
    ru: 'Модуль бронирования сам по себе.',
    es: 'El módulo de reservas, por sí solo.',
  },
  example: { en: 'An example search', ru: 'Пример поиска', es: 'Búsqueda de ejemplo' },
  exampleHint: {
    en: 'Istanbul Airport to a street in Kadıköy, with offers.',
    ru: 'Из нового аэропорта Стамбула на улицу в Кадыкёе, с предложениями.',
    es: 'Del aeropuerto de Estambul a una calle de Kadıköy, con ofertas.',
  },
  partner: { en: 'A partner’s page', ru: 'Страница партнёра', es: 'Página de un socio' },
  partnerHint: {
    en: 'An airline’s and a hotel’s page with the module in a frame, on another site (127.0.0.1).',
    ru: 'Страницы авиакомпании и отеля с модулем во фрейме, на другом сайте (127.0.0.1).',
    es: 'Páginas de una aerolínea y de un hotel con el módulo en un marco, en otro sitio (127.0.0.1).',
  },
  ways: { en: 'Ways to embed', ru: 'Способы встраивания', es: 'Formas de incrustar' },
  waysHint: {
    en: 'A script and an element, React, two modules, a strict policy, a sandbox: each on a page of that airline.',
    ru: 'Скрипт и элемент, React, два модуля, строгая политика, песочница — каждое на странице той же авиакомпании.',
    es: 'Script y elemento, React, dos módulos, política estricta, sandbox: cada uno en una página de esa aerolínea.',
  },
  hostile: { en: 'A hostile site', ru: 'Враждебный сайт', es: 'Un sitio hostil' },
  hostileHint: {
    en: 'It tries to frame the module and forges messages; in English alone.',
    ru: 'Пытается показать модуль в своём фрейме и подделывает сообщения; только по-английски.',
    es: 'Intenta meter el módulo en su marco y falsifica mensajes; solo en inglés.',
  },
  stories: { en: 'Storybook', ru: 'Storybook', es: 'Storybook' },
  storiesHint: {
    en: 'Every component in every state.',
    ru: 'Все компоненты во всех состояниях.',
    es: 'Todos los componentes en todos sus estados.',
  },
  api: { en: 'API', ru: 'API', es: 'API' },
  docs: { en: 'Every call', ru: 'Все вызовы', es: 'Todas las llamadas' },
  docsHint: {
    en: 'The contract to read, with an example for each call.',
    ru: 'Контракт для чтения, с примером для каждого вызова.',
    es: 'El contrato para leer, con un ejemplo de cada llamada.',
  },
  openapi: { en: 'openapi.json', ru: 'openapi.json', es: 'openapi.json' },
  openapiHint: {
    en: 'The same for programs, OpenAPI 3.1. The API answers at {url}.',
    ru: 'То же для программ, OpenAPI 3.1. API отвечает по адресу {url}.',
    es: 'Lo mismo para programas, OpenAPI 3.1. La API responde en {url}.',
  },
  account: { en: 'Rides list', ru: 'Список поездок', es: 'Lista de viajes' },
  accountHint: {
    en: 'What was booked here, and how it was paid.',
    ru: 'Что здесь заказано и как оплачено.',
    es: 'Lo que se ha reservado aquí y cómo se ha pagado.',
  },
  mail: { en: 'Messages', ru: 'Сообщения', es: 'Mensajes' },
  mailHint: {
    en: 'E-mails and text messages to customers, with the links of guests.',
    ru: 'Письма и сообщения клиентам, со ссылками гостей.',
    es: 'Correos y mensajes a los clientes, con los enlaces de los invitados.',
  },
  pay: { en: 'Payment', ru: 'Оплата', es: 'Pago' },
  payHint: {
    en: 'Booking by card leads to {url}, a page that stands for a bank’s: pay, decline or leave.',
    ru: 'Заказ с оплатой картой ведёт на {url} — страницу вместо банковской: оплатить, отклонить или уйти.',
    es: 'Al reservar con tarjeta se pasa a {url}, una página que hace de banco: pagar, rechazar o salir.',
  },
  where: { en: 'Where no car goes', ru: 'Куда машины не ходят', es: 'Adónde no va ningún coche' },
  unserved: {
    en: 'No car goes to Norilsk (no road leads there), nor farther than 1,200 km: those searches find nothing.',
    ru: 'Машины не ходят в Норильск (туда нет дороги) и дальше 1200 км: такие поиски ничего не находят.',
    es: 'Ningún coche va a Norilsk (no hay carretera) ni más allá de 1200 km: esas búsquedas no encuentran nada.',
  },
} as const satisfies Record<string, Texts>

/** The start page of the sandbox, with links to all other pages. */
export function createStartPage(parts: Parts): Hono {
  const { options, store } = parts
  const app = new Hono()
  app.route('/', createMailbox(parts))
  app.get('/', (context) => {
    const lang = langOf(context.req.query('lang'))
    const { moduleUrl, partnerUrl, hostileUrl, storybookUrl, apiUrl, accountUrl, payUrl } = options()
    const say = (text: Texts, parts: Record<string, string> = {}) => textIn(text, lang, parts)
    const card = (href: string, title: Texts, hint: string) =>
      html`<section class="card whole"><h3><a href="${href}">${say(title)}</a></h3><p class="note">${hint}</p></section>`
    const sections = [
      ['start', texts.start],
      ['api', texts.api],
      ['users', peopleTexts.users],
      ['certificates', peopleTexts.certificates],
    ] as const
    const body = html`
      <div><h1>${say(texts.title)}</h1></div>
      <p class="note">${say(texts.intro)}</p>
      <nav class="jump" aria-label="${say(texts.contents)}">${sections.map(
        ([id, title]) => html`<a href="#${id}">${say(title)}</a>`,
      )}</nav>
      <section class="part" id="start"><h2>${say(texts.start)}</h2><div class="grid">
        ${card(`${moduleUrl}?lang=${lang}`, texts.transfer, say(texts.transferHint))}
        ${card(`${moduleUrl}?from=ap-IST&to=ad-moda-caddesi-142&lang=${lang}`, texts.example, say(texts.exampleHint))}
        ${card(`${partnerUrl}/?lang=${lang}`, texts.partner, say(texts.partnerHint))}
        ${card(`${partnerUrl}/element?lang=${lang}`, texts.ways, say(texts.waysHint))}
        ${card(hostileUrl, texts.hostile, say(texts.hostileHint))}
        ${card(`${accountUrl}/list?lang=${lang}`, texts.account, say(texts.accountHint))}
        ${card(`/mail?lang=${lang}`, texts.mail, say(texts.mailHint))}
        ${storybookUrl === null ? '' : card(storybookUrl, texts.stories, say(texts.storiesHint))}
      </div><div class="grid">
        <section class="card"><h3>${say(texts.pay)}</h3><p class="note">${say(texts.payHint, { url: payUrl })}</p></section>
        <section class="card"><h3>${say(texts.where)}</h3><p class="note">${say(texts.unserved)}</p></section>
      </div></section>
      <section class="part" id="api"><h2>${say(texts.api)}</h2><div class="grid">
        ${card(`${apiUrl}/docs?lang=${lang}`, texts.docs, say(texts.docsHint))}
        ${card(`${apiUrl}/openapi.json`, texts.openapi, say(texts.openapiHint, { url: apiUrl }))}
      </div></section>
      ${peopleSection(store.users(), lang, accountUrl)}
      ${certificatesSection(certificates, lang)}`
    const aside = signedIn(pageUser(context, parts), lang, accountUrl)
    return context.html(
      page({ title: say(texts.title), lang, languages: inEachLanguage(context.req.url), aside }, body),
      200,
      pageHeaders,
    )
  })
  return app
}
