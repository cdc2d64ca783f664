import { Hono } from 'hono'
import { html } from 'hono/html'
import { langOf, type Texts, textIn } from '../lang.ts'
import { inEachLanguage, type Markup, page, pageHeaders } from '../pages/layout.ts'
import type { Parts } from '../parts.ts'

const brand = 'Wherry yachts'

/** Pages that the module's yacht pages link to: a site with boats, and the two legal texts of a request. */
const pages: readonly { path: string; title: Texts; paragraphs: readonly Texts[] }[] = [
  {
    path: '/yachts',
    title: { en: 'Boats to choose from', ru: 'Яхты на выбор', es: 'Barcos para elegir' },
    paragraphs: [
      {
        en: 'This page stands for the partner’s site that the banner of the yacht pages leads to.',
        ru: 'Эта страница стоит вместо сайта партнёра, на который ведёт баннер на страницах яхт.',
        es: 'Esta página representa el sitio del socio al que lleva el banner de las páginas de yates.',
      },
    ],
  },
  {
    path: '/yacht-terms',
    title: {
      en: 'Offer for yacht requests',
      ru: 'Оферта на подбор яхт',
      es: 'Oferta de solicitudes de yates',
    },
    paragraphs: [
      {
        en: 'A request costs nothing and binds nobody. We look for boats that fit and answer with their owners’ terms.',
        ru: 'Заявка ничего не стоит и никого не обязывает. Мы подбираем подходящие яхты и присылаем условия их владельцев.',
        es: 'La solicitud no cuesta nada ni obliga a nadie. Buscamos barcos adecuados y respondemos con las condiciones de sus dueños.',
      },
      {
        en: 'A boat is booked only by a contract that you make with its owner afterwards.',
        ru: 'Яхта считается забронированной только по договору, который вы потом заключаете с её владельцем.',
        es: 'El barco queda reservado solo con el contrato que firmas después con su dueño.',
      },
    ],
  },
  {
    path: '/personal-data',
    title: {
      en: 'Personal data policy',
      ru: 'Политика обработки персональных данных',
      es: 'Política de datos personales',
    },
    paragraphs: [
      {
        en: 'What you enter is used to answer your request and for nothing else. In this sandbox it stays on this machine.',
        ru: 'То, что вы ввели, нужно только для ответа на вашу заявку. В песочнице оно остаётся на этом компьютере.',
        es: 'Lo que introduces sirve solo para responder a tu solicitud. En este entorno de pruebas no sale de este equipo.',
      },
    ],
  },
]

/** The pages that the module's yacht pages link to; `?lang` chooses the language. */
export function createYachtPages({ options }: Pick<Parts, 'options'>): Hono {
  const app = new Hono()
  for (const { path, title, paragraphs } of pages)
    app.get(path, (context) => {
      const lang = langOf(context.req.query('lang'))
      const body: Markup = html`<h1>${textIn(title, lang)}</h1>
        <section class="card">${paragraphs.map((text) => html`<p>${textIn(text, lang)}</p>`)}</section>`
      const whole = page(
        {
          title: textIn(title, lang),
          lang,
          brand,
          home: `${options().moduleUrl}/yacht?lang=${lang}`,
          languages: inEachLanguage(context.req.url),
        },
        body,
      )
      return context.html(whole, 200, pageHeaders)
    })
  return app
}
