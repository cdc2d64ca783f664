import { Hono } from 'hono'
import { html } from 'hono/html'
import { langOf, textIn } from '../lang.ts'
import { messageTexts as texts } from '../mails/messageTexts.ts'
import type { Parts } from '../parts.ts'
import { inEachLanguage, page, pageHeaders } from './layout.ts'
import { messageList } from './messages.ts'

/** Maximum number of rides, the newest ones. */
const mostRides = 50

/** Serves `/mail` of the start page: the mailboxes and phones of all customers. */
export function createMailbox(parts: Parts): Hono {
  const app = new Hono()
  app.get('/mail', (context) => {
    const lang = langOf(context.req.query('lang'))
    const title = textIn(texts.mailbox, lang)
    const body = html`<h1>${title}</h1><p class="note">${textIn(texts.mailboxText, lang)}</p>
      <section class="card">${messageList(parts.store.allOrders({ limit: mostRides }), parts, lang, true)}</section>`
    const languages = inEachLanguage(context.req.url)
    return context.html(page({ title, lang, languages, home: `/?lang=${lang}` }, body), 200, pageHeaders)
  })
  return app
}
