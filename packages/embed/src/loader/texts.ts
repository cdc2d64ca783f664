/** Texts by language: the frame's title, the message after a failed load, the label of the button. */
export const texts: Record<string, readonly [title: string, failed: string, retry: string]> = {
  en: ['Booking', 'Booking did not load.', 'Try again'],
  ru: ['Бронирование', 'Бронирование не загрузилось.', 'Загрузить ещё раз'],
  es: ['Reserva', 'La reserva no se ha cargado.', 'Cargar de nuevo'],
}
