import { type Texts, textIn } from './lang.ts'
import { orderMessages } from './orders/refusals.ts'
import type { Lang } from './places/place.ts'
import { yachtMessages } from './yacht/refusals.ts'

/** The messages of all refusals, in all languages. */
export const messages = {
  ...orderMessages,
  ...yachtMessages,
  invalid_request: {
    en: 'The request could not be read: {path}.',
    ru: 'Запрос не удалось прочитать: {path}.',
    es: 'No se ha podido leer la solicitud: {path}.',
  },
  unknown_call: {
    en: 'There is no such call.',
    ru: 'Такого вызова нет.',
    es: 'No existe esa llamada.',
  },
  wrong_method: {
    en: 'This address is not called so. It takes {methods}.',
    ru: 'Этот адрес так не вызывается. Он принимает {methods}.',
    es: 'A esta dirección no se la llama así. Admite {methods}.',
  },
  too_large: {
    en: 'What was sent is too large: at most {count} kilobytes.',
    ru: 'Отправлено слишком много данных: не больше {count}\u00a0КБ.',
    es: 'Lo enviado es demasiado grande: {count}\u00a0mil caracteres como máximo.',
  },
  unknown_place: {
    en: 'This place is not known. Choose one from the list.',
    ru: 'Такое место неизвестно. Выберите место из списка.',
    es: 'No conocemos este lugar. Elige uno de la lista.',
  },
  unknown_user: {
    en: 'There is no user with this number. Check the link you followed.',
    ru: 'Пользователя с\u00a0таким номером нет. Проверьте ссылку, по которой вы перешли.',
    es: 'No hay ningún usuario con este número. Revisa el enlace.',
  },
  forbidden: {
    en: 'This account has no access to bookings.',
    ru: 'Из этого аккаунта нельзя заказывать.',
    es: 'Esta cuenta no tiene acceso a las reservas.',
  },
  other_user: {
    en: 'This booking belongs to another account.',
    ru: 'Этот заказ из другого аккаунта.',
    es: 'Esta reserva pertenece a otra cuenta.',
  },
  unknown_order: {
    en: 'There is no such booking. Check its number.',
    ru: 'Такого заказа нет. Проверьте его номер.',
    es: 'No existe esa reserva. Revisa su número.',
  },
  unknown_promo: {
    en: 'There is no such promotion any more.',
    ru: 'Такой акции больше нет.',
    es: 'Esa promoción ya no existe.',
  },
  unknown_class: {
    en: 'There is no such car class. Choose one from the list.',
    ru: 'Такого класса машин нет. Выберите из списка.',
    es: 'No existe esa clase de coche. Elige una de la lista.',
  },
  price_expired: {
    en: 'The price has changed since it was shown. Look at the new one and confirm it.',
    ru: 'Цена изменилась с\u00a0тех пор, как была показана. Посмотрите новую и\u00a0подтвердите её.',
    es: 'El precio ha cambiado desde que se mostró. Revisa el nuevo y confírmalo.',
  },
  price_gone: {
    en: 'This offer is no longer available. Choose another car.',
    ru: 'Этого предложения больше нет. Выберите другую машину.',
    es: 'Esta oferta ya no está disponible. Elige otro coche.',
  },
  idempotency_conflict: {
    en: 'This booking was already sent with other details. Send it anew.',
    ru: 'Этот заказ уже отправлен с\u00a0другими данными. Отправьте его заново.',
    es: 'Esta reserva ya se envió con otros datos. Envíala de nuevo.',
  },
  field_required: {
    en: 'A detail of the ride is missing: {field}.',
    ru: 'Не хватает сведений о\u00a0поездке: {field}.',
    es: 'Falta un dato del viaje: {field}.',
  },
  pickup_too_early: {
    en: 'The pickup is too soon. The earliest is {time}, local time.',
    ru: 'Подача слишком скоро. Самое раннее время\u00a0— {time} по местному времени.',
    es: 'La recogida es demasiado pronto. Lo antes posible es {time}, hora local.',
  },
  pickup_too_late: {
    en: 'The pickup is too far ahead. Rides are booked up to a year in advance.',
    ru: 'Подача слишком далеко. Поездки заказывают не больше чем на год вперёд.',
    es: 'La recogida es demasiado lejana. Se reserva con un año de antelación como máximo.',
  },
  departure_too_early: {
    en: 'The departure has to be later than the pickup.',
    ru: 'Отправление должно быть позже подачи машины.',
    es: 'La salida tiene que ser después de la recogida.',
  },
  return_too_early: {
    en: 'The way back has to start after the first ride is over.',
    ru: 'Обратная поездка должна начаться после окончания первой.',
    es: 'La vuelta tiene que empezar cuando acabe el primer viaje.',
  },
  too_many_passengers: {
    en: 'This car takes {count} passengers at most.',
    ru: 'В\u00a0эту машину помещается не больше {count}\u00a0пассажиров.',
    es: 'En este coche caben como máximo {count}\u00a0pasajeros.',
  },
  too_many_seats: {
    en: 'There are more child seats than children ({count}).',
    ru: 'Детских кресел больше, чем детей ({count}).',
    es: 'Hay más sillas infantiles que niños ({count}).',
  },
  passenger_incomplete: {
    en: 'Check the passenger details: {field}.',
    ru: 'Проверьте данные пассажира: {field}.',
    es: 'Revisa los datos del pasajero: {field}.',
  },
  payment_not_offered: {
    en: 'This way of paying is not offered to you. Choose another one.',
    ru: 'Этот способ оплаты вам недоступен. Выберите другой.',
    es: 'No puedes usar esta forma de pago. Elige otra.',
  },
  already_paid: {
    en: 'This booking is paid already.',
    ru: 'Этот заказ уже оплачен.',
    es: 'Esta reserva ya está pagada.',
  },
  order_cancelled: {
    en: 'This booking is cancelled.',
    ru: 'Этот заказ отменён.',
    es: 'Esta reserva está cancelada.',
  },
  not_accepted: {
    en: 'This was not accepted. Check what you entered and send it again.',
    ru: 'Это не принято. Проверьте введённое и\u00a0отправьте ещё раз.',
    es: 'No se ha aceptado. Revisa los datos y envíalos de nuevo.',
  },
  sign_in_required: {
    en: 'Sign in to go on: this belongs to an account.',
    ru: 'Войдите, чтобы продолжить: для этого нужен аккаунт.',
    es: 'Inicia sesión para continuar: esto pertenece a una cuenta.',
  },
  wrong_credentials: {
    en: 'The login or the password is wrong. Check both and try again.',
    ru: 'Логин или пароль неверны. Проверьте их и\u00a0попробуйте ещё раз.',
    es: 'El usuario o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
  },
  too_many_sign_ins: {
    en: 'Too many wrong passwords. Try again in {seconds} seconds.',
    ru: 'Слишком много неверных паролей. Попробуйте снова через {seconds} с.',
    es: 'Demasiadas contraseñas incorrectas. Inténtalo de nuevo en {seconds}\u00a0segundos.',
  },
  partners_only: {
    en: 'Only a partner can change the look of a module. Sign in as one.',
    ru: 'Вид модуля меняет только партнёр. Войдите как партнёр.',
    es: 'Solo un socio puede cambiar el aspecto de un módulo. Inicia sesión como socio.',
  },
  settings_changed: {
    en: 'Somebody has saved these settings since. Look at both versions and save again.',
    ru: 'Эти настройки за это время уже сохранили. Сравните обе версии и\u00a0сохраните ещё раз.',
    es: 'Alguien ha guardado estos ajustes entretanto. Compara ambas versiones y guarda de nuevo.',
  },
  sign_in: {
    en: 'Sign in to go on.',
    ru: 'Войдите, чтобы продолжить.',
    es: 'Inicia sesión para continuar.',
  },
  not_found: {
    en: 'This was not found. Check the link you followed.',
    ru: 'Ничего не найдено. Проверьте ссылку, по которой вы перешли.',
    es: 'No se ha encontrado. Revisa el enlace.',
  },
  conflict: {
    en: 'This has been changed meanwhile. Look at it again and send it anew.',
    ru: 'За это время данные изменились. Посмотрите их и\u00a0отправьте заново.',
    es: 'Los datos han cambiado mientras tanto. Revísalos y envíalos de nuevo.',
  },
  too_many_requests: {
    en: 'Too many requests. Try again in a moment.',
    ru: 'Слишком много запросов. Попробуйте ещё раз чуть позже.',
    es: 'Demasiadas solicitudes. Inténtalo de nuevo en un momento.',
  },
  not_now: {
    en: 'This cannot be done right now. Try again later.',
    ru: 'Сейчас это сделать нельзя. Попробуйте позже.',
    es: 'Ahora mismo no es posible. Inténtalo más tarde.',
  },
  internal: {
    en: 'Something broke on our side. Try again in a minute.',
    ru: 'У\u00a0нас что-то сломалось. Попробуйте ещё раз через минуту.',
    es: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un minuto.',
  },
} as const satisfies Record<string, Texts>

/** Codes of the contract for refusals with a code of our own. */
export const wireCodes: Partial<Record<ErrorCode, string>> = { price_gone: 'price_expired' }

/** The code of a refusal. */
export type ErrorCode = keyof typeof messages

/** The refusal of a request: status, code, and further fields of the error. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 429 | 500
  readonly code: ErrorCode
  readonly parts: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, unknown>>
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: Refusal['status'],
    code: ErrorCode,
    parts: Readonly<Record<string, string>> = {},
    facts: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(code)
    this.status = status
    this.code = code
    this.parts = parts
    this.facts = facts
    this.headers = headers
  }
}

/** The body of a refusal, its message in the visitor's language. */
export function refusalBody({ code, parts, facts }: Pick<Refusal, 'code' | 'parts' | 'facts'>, lang: Lang) {
  return { error: { code: wireCodes[code] ?? code, message: textIn(messages[code], lang, parts), ...facts } }
}

/** True if the sender has aborted the upload: the server has no fault, and nobody reads the response. */
export const isCut = (error: Error): boolean => 'code' in error && error.code === 'ECONNRESET'
