/** By language: the frame's title, what is said of it when it does not load, what the button says. */
export const texts: Record<string, readonly [title: string, failed: string, retry: string]> = {
  en: ['Booking', ' did not load. ', 'Try again'],
  ru: ['Бронирование', ' не загрузилось. ', 'Повторить'],
  es: ['Reserva', ' no cargada. ', 'Reintentar'],
}

/** The first of the tags that reduces to a language of ours; en where none does (SHELL-23). */
export function languageOf(tags: readonly (string | null | undefined)[]): string {
  return /(?<![\w-])(en|ru|es)(?![a-z\d])/.exec(tags.join(' ').toLowerCase())?.[0] ?? 'en'
}
