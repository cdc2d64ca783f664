import { formatPhone } from '@wherry/booking/rules'
import { html } from 'hono/html'
import { textIn } from '../lang.ts'
import { messagesOf, type SentMessage } from '../mails/messagesOf.ts'
import { messageTexts as texts } from '../mails/messageTexts.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import type { StoredOrder } from '../store/store.ts'
import type { Markup } from './layout.ts'
import { momentText } from './ride.ts'

/** Formats a recipient: a phone number gets its plus and groups, an e-mail address stays unchanged. */
const addressee = (via: SentMessage['via'], to: string) => (via === 'sms' ? formatPhone(`+${to}`) : to)

/** List of the messages of rides, the newest first; each in its own language. */
export function messageList(
  rides: readonly StoredOrder[],
  parts: Parts,
  lang: Lang,
  withLinks: boolean,
): Markup {
  const all = rides
    .flatMap((ride) => messagesOf(ride, parts).map((message) => ({ ride, message })))
    .sort((one, other) => other.message.at - one.message.at)
  if (all.length === 0) return html`<p>${textIn(texts.none, lang)}</p>`
  const item = (ride: StoredOrder, { at, via, to, lang: own, title, text, link }: SentMessage) => {
    return html`<li class="row"><p class="small">${textIn(texts[via], lang, { to: addressee(via, to) })}, ${momentText(at, ride, parts.places, lang)}</p>
      <div lang="${own}"><h3>${title}</h3><p>${text}</p>
        ${withLinks && link !== null ? html`<p>${textIn(texts.openText, own)} <a href="${link}">${textIn(texts.open, own)}</a></p>` : ''}</div></li>`
  }
  return html`<ul class="rows">${all.map(({ ride, message }) => item(ride, message))}</ul>`
}
