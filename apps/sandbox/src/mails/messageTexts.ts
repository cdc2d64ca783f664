import type { Texts } from '../lang.ts'

/** Texts of the service's messages to customers. Names in braces are placeholders. */
export const messageTexts = {
  voucher: {
    en: 'Voucher, order {number}',
    ru: 'Ваучер, заказ {number}',
    es: 'Bono, reserva {number}',
  },
  voucherText: {
    en: '{route}. Pickup {when}, local time. {car}, {provider}. {sum}, {payment}.',
    ru: '{route}. Подача {when} по местному времени. {car}, {provider}. {sum}, {payment}.',
    es: '{route}. Recogida {when}, hora local. {car}, {provider}. {sum}, {payment}.',
  },
  unpaid: {
    en: 'Order {number} waits for its payment',
    ru: 'Заказ {number} ждёт оплаты',
    es: 'La reserva {number} espera el pago',
  },
  unpaidText: {
    en: '{route}. Pickup {when}, local time. {sum} is to be paid by card; the voucher comes with the payment.',
    ru: '{route}. Подача {when} по местному времени. К оплате картой {sum}; ваучер придёт после оплаты.',
    es: '{route}. Recogida {when}, hora local. Hay que pagar {sum} con tarjeta; el bono llega con el pago.',
  },
  receipt: {
    en: 'Receipt, order {number}',
    ru: 'Чек, заказ {number}',
    es: 'Recibo, reserva {number}',
  },
  receiptText: {
    en: '{sum} was paid by card.',
    ru: 'Картой оплачено {sum}.',
    es: 'Se han pagado {sum} con tarjeta.',
  },
  confirmed: {
    en: '{provider} confirms order {number}',
    ru: '{provider} подтверждает заказ {number}',
    es: '{provider} confirma la reserva {number}',
  },
  confirmedText: {
    en: 'The car comes {when}, local time.',
    ru: 'Машина приедет {when} по местному времени.',
    es: 'El coche llega el {when}, hora local.',
  },
  driver: {
    en: 'Your driver, order {number}',
    ru: 'Ваш водитель, заказ {number}',
    es: 'Tu conductor, reserva {number}',
  },
  driverText: {
    en: '{driver}, {phone}. {car}, plate {plate}.',
    ru: '{driver}, {phone}. {car}, номер {plate}.',
    es: '{driver}, {phone}. {car}, matrícula {plate}.',
  },
  arrived: {
    en: 'The car is there, order {number}',
    ru: 'Машина на месте, заказ {number}',
    es: 'El coche ya está, reserva {number}',
  },
  cancelled: {
    en: 'Order {number} is cancelled',
    ru: 'Заказ {number} отменён',
    es: 'La reserva {number} está cancelada',
  },
  open: { en: 'Open the order', ru: 'Открыть заказ', es: 'Abrir la reserva' },
  openText: {
    en: 'The link opens your order without signing in: look at it and cancel it there.',
    ru: 'Ссылка открывает заказ без входа: там его можно посмотреть и отменить.',
    es: 'El enlace abre tu reserva sin iniciar sesión: allí puedes verla y cancelarla.',
  },
  title: { en: 'Messages to you', ru: 'Сообщения вам', es: 'Mensajes para ti' },
  mail: { en: 'E-mail to {to}', ru: 'Письмо на {to}', es: 'Correo a {to}' },
  sms: { en: 'Text message to {to}', ru: 'Сообщение на {to}', es: 'Mensaje a {to}' },
  mailbox: { en: 'Messages', ru: 'Сообщения', es: 'Mensajes' },
  mailboxText: {
    en: 'What the service has written to its customers. Nothing really goes out: this page stands for their mailboxes and phones.',
    ru: 'Что сервис написал своим клиентам. На самом деле ничего не отправляется: эта страница заменяет их почту и телефоны.',
    es: 'Lo que el servicio ha escrito a sus clientes. En realidad no se envía nada: esta página hace de sus buzones y teléfonos.',
  },
  none: { en: 'There are no messages yet.', ru: 'Сообщений пока нет.', es: 'Todavía no hay mensajes.' },
} as const satisfies Record<string, Texts>
