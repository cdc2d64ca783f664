/** By language: the frame's title, what is said of it when it does not load, what the button says. */
export const texts: Record<string, readonly [title: string, failed: string, retry: string]> = {
  en: ['Booking', 'Booking did not load.', 'Try again'],
  ru: ['Бронирование', 'Бронирование не загрузилось.', 'Загрузить ещё раз'],
  es: ['Reserva', 'La reserva no se ha cargado.', 'Cargar de nuevo'],
}
