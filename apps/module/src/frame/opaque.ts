import { languageOf } from '@wherry/booking/domain/language.ts'

const texts = {
  en: ['This page cannot be booked on from inside a sandbox.', 'Open the booking in a new tab'],
  ru: ['Внутри изолированной рамки забронировать нельзя.', 'Открыть бронирование в новой вкладке'],
  es: ['No se puede reservar dentro de un marco aislado.', 'Abrir la reserva en una pestaña nueva'],
} as const

/**
 * What a frame of opaque origin (a sandbox without `allow-same-origin`) shows: it can neither keep anything nor say who
 * it is, so nothing of the module is loaded.
 */
export function showOpaque(page: Document, address: string): void {
  const url = new URL(address)
  const lang = languageOf(url.searchParams.get('lang'), ...navigator.languages)
  for (const name of ['inst', 'parent']) url.searchParams.delete(name)
  const [text, label] = texts[lang]
  const note = page.createElement('p')
  note.textContent = text
  const link = page.createElement('a')
  Object.assign(link, { href: url.href, target: '_blank', rel: 'noopener noreferrer', textContent: label })
  page.documentElement.lang = lang
  page.getElementById('wherry')!.replaceChildren(note, link)
}
