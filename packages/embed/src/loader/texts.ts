/** By language: the frame's title, what is said of it when it does not load, what the button says. */
export const texts: Record<string, readonly [title: string, failed: string, retry: string]> = {
  en: ['Booking', ' did not load. ', 'Try again'],
  ru: ['Бронирование', ' не загрузилось. ', 'Повторить'],
  es: ['Reserva', ' no cargada. ', 'Reintentar'],
}
