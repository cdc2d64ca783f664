import type { Texts } from '../lang.ts'

/** Messages to the visitor for all refusals of a booking, of its change or of its price. */
export const orderMessages = {
  wrong_currency: {
    en: 'The price was quoted in {currency}. Search again to book in another currency.',
    ru: 'Цена была в\u00a0валюте {currency}. Чтобы заказать в\u00a0другой, повторите поиск.',
    es: 'El precio se dio en {currency}. Busca de nuevo para reservar en otra moneda.',
  },
  wrong_start: {
    en: 'This price is for another pickup place. Search again.',
    ru: 'Эта цена для другого места подачи. Повторите поиск.',
    es: 'Este precio es para otro lugar de recogida. Busca de nuevo.',
  },
  wrong_service: {
    en: 'This price belongs to another car. Choose the car again.',
    ru: 'Эта цена относится к\u00a0другой машине. Выберите машину ещё раз.',
    es: 'Este precio es de otro coche. Elige el coche de nuevo.',
  },
  wrong_kind: {
    en: 'A ride and a car by the hour are booked apart. Search again for what you need.',
    ru: 'Поездка и\u00a0машина с\u00a0почасовой оплатой заказываются отдельно. Повторите поиск.',
    es: 'Un traslado y un coche por horas se reservan por separado. Busca de nuevo.',
  },
  rent_duration: {
    en: 'A car is booked for 1 to 24 whole hours.',
    ru: 'Машину можно заказать на 1–24\u00a0часа, без минут.',
    es: 'El coche se reserva de 1 a 24\u00a0horas enteras.',
  },
  rent_too_short: {
    en: 'This car is booked for at least {count} h.',
    ru: 'Эта машина заказывается не меньше чем на {count}\u00a0ч.',
    es: 'Este coche se reserva por {count}\u00a0h como mínimo.',
  },
  rent_other_duration: {
    en: 'The price is for {count} h. Ask for the price anew after you change the duration.',
    ru: 'Цена рассчитана на {count}\u00a0ч. Если меняете длительность, запросите цену заново.',
    es: 'El precio es por {count}\u00a0h. Pide el precio otra vez si cambias la duración.',
  },
  field_wrong: {
    en: 'Check this detail of the ride: {field}.',
    ru: 'Проверьте сведения о\u00a0поездке: {field}.',
    es: 'Revisa este dato del viaje: {field}.',
  },
  text_too_long: {
    en: 'A text is too long ({field}): at most {count} characters.',
    ru: 'Слишком длинный текст ({field}): не больше {count}\u00a0знаков.',
    es: 'Un texto es demasiado largo ({field}): {count}\u00a0caracteres como máximo.',
  },
  time_skipped: {
    en: 'The clocks are put forward that night: this time does not exist. Choose {time} or later.',
    ru: 'В\u00a0эту ночь часы переводят вперёд, и\u00a0такого времени нет. Выберите {time} или позже.',
    es: 'Esa noche se adelanta el reloj y esa hora no existe. Elige {time} o más tarde.',
  },
  passenger_total: {
    en: 'Adults and children together have to be as many as the passengers ({count}).',
    ru: 'Взрослых и\u00a0детей вместе должно быть столько же, сколько пассажиров ({count}).',
    es: 'Adultos y niños tienen que sumar los pasajeros ({count}).',
  },
  too_many_children: {
    en: 'At most {count} children ride in one car.',
    ru: 'В\u00a0одной машине едет не больше {count}\u00a0детей.',
    es: 'En un coche viajan {count}\u00a0niños como máximo.',
  },
  extra_not_offered: {
    en: 'This extra is not offered with this car: {name}. Take it out or choose another car.',
    ru: 'Для этой машины такой услуги нет: {name}. Уберите её или выберите другую машину.',
    es: 'Este coche no ofrece el extra: {name}. Quítalo o elige otro coche.',
  },
  extra_amount: {
    en: 'This extra is offered once only: {name}.',
    ru: 'Эту услугу можно выбрать только один раз: {name}.',
    es: 'Este extra se ofrece una sola vez: {name}.',
  },
  too_many_stops: {
    en: 'A ride has at most {count} stops on the way.',
    ru: 'В\u00a0поездке может быть не больше {count}\u00a0остановок.',
    es: 'Un viaje tiene {count}\u00a0paradas como máximo.',
  },
  stop_is_end: {
    en: 'The ride starts or ends at this stop anyway. Choose another one.',
    ru: 'Поездка и\u00a0так начинается или заканчивается на этой остановке. Выберите другую.',
    es: 'El viaje ya empieza o termina en esta parada. Elige otra.',
  },
  stop_outside: {
    en: 'This stop is not on the way.',
    ru: 'Эта остановка не по пути.',
    es: 'Esta parada no queda de camino.',
  },
  cost_center_required: {
    en: 'Your company asks for a cost centre. Choose one.',
    ru: 'Ваша компания просит указать центр затрат. Выберите его.',
    es: 'Tu empresa pide un centro de coste. Elige uno.',
  },
  cost_center_unknown: {
    en: 'This cost centre is not one of your company. Choose another one.',
    ru: 'Такого центра затрат у\u00a0вашей компании нет. Выберите другой.',
    es: 'Este centro de coste no es de tu empresa. Elige otro.',
  },
  internal_number_required: {
    en: 'Your company asks for an internal number ({field}). Enter it.',
    ru: 'Ваша компания просит внутренний номер ({field}). Укажите его.',
    es: 'Tu empresa pide un número interno ({field}). Escríbelo.',
  },
  internal_number_wrong: {
    en: 'The internal number has 1 to 50 letters, digits, hyphens, slashes or spaces.',
    ru: 'Внутренний номер\u00a0— от 1 до 50\u00a0букв, цифр, дефисов, косых черт или пробелов.',
    es: 'El número interno tiene de 1 a 50\u00a0letras, cifras, guiones, barras o espacios.',
  },
  internal_number_not_asked: {
    en: 'Your account has no internal numbers. Leave them out.',
    ru: 'Для вашего аккаунта внутренние номера не нужны. Не указывайте их.',
    es: 'Tu cuenta no usa números internos. Déjalos vacíos.',
  },
  coordinator_not_allowed: {
    en: 'A coordinator cannot be named for this car or account.',
    ru: 'Для этой машины или этого аккаунта координатора назначить нельзя.',
    es: 'No se puede nombrar un coordinador para este coche o esta cuenta.',
  },
  coordinator_wrong: {
    en: 'Check the name and the phone of the coordinator.',
    ru: 'Проверьте имя и\u00a0телефон координатора.',
    es: 'Revisa el nombre y el teléfono del coordinador.',
  },
  too_many_viewers: {
    en: 'At most {count} phones get the messages of a ride.',
    ru: 'Сообщения о\u00a0поездке получают не больше {count}\u00a0телефонов.',
    es: 'Los mensajes del viaje llegan a {count}\u00a0teléfonos como máximo.',
  },
  viewer_phone: {
    en: 'Check the phone that is to get the messages: {phone}.',
    ru: 'Проверьте телефон для сообщений: {phone}.',
    es: 'Revisa el teléfono que recibe los mensajes: {phone}.',
  },
  fast_ride_not_offered: {
    en: 'There is no urgent pickup here. Choose a later time or another car.',
    ru: 'Срочной подачи здесь нет. Выберите время позже или другую машину.',
    es: 'Aquí no hay recogida urgente. Elige una hora posterior u otro coche.',
  },
  fast_ride_certificate: {
    en: 'An urgent pickup takes no certificate. Leave it out.',
    ru: 'При срочной подаче сертификат не принимается. Уберите его.',
    es: 'La recogida urgente no admite certificados. Quítalo.',
  },
  flexible_not_offered: {
    en: 'This car has no flexible fare. Book it without, or choose another one.',
    ru: 'У\u00a0этой машины нет гибкого тарифа. Закажите без него или выберите другую.',
    es: 'Este coche no tiene tarifa flexible. Resérvalo sin ella o elige otro.',
  },
  flexible_not_agreed: {
    en: 'Agree to the terms of the flexible fare to book with it.',
    ru: 'Чтобы заказать по гибкому тарифу, согласитесь с\u00a0его условиями.',
    es: 'Acepta las condiciones de la tarifa flexible para reservar con ella.',
  },
  policy_blocked: {
    en: 'This car is outside the travel policy of your company. Choose another one.',
    ru: 'Эта машина не соответствует правилам поездок вашей компании. Выберите другую.',
    es: 'Este coche está fuera de la política de viajes de tu empresa. Elige otro.',
  },
  policy_reason: {
    en: 'This car is outside the travel policy of your company. Give a reason in the comment.',
    ru: 'Эта машина вне правил поездок вашей компании. Укажите причину в\u00a0комментарии.',
    es: 'Este coche está fuera de la política de viajes de tu empresa. Indica el motivo en el comentario.',
  },
  bonus_number: {
    en: 'There is no such number in the miles programme. Check it.',
    ru: 'Такого номера в\u00a0программе миль нет. Проверьте его.',
    es: 'No existe ese número en el programa de millas. Revísalo.',
  },
  currency_not_quoted: {
    en: 'There are no prices in {currency}. Choose another currency.',
    ru: 'Цен в\u00a0валюте {currency} нет. Выберите другую валюту.',
    es: 'No hay precios en {currency}. Elige otra moneda.',
  },
  certificate_unknown: {
    en: 'There is no certificate with this number. Check it.',
    ru: 'Сертификата с\u00a0таким номером нет. Проверьте номер.',
    es: 'No hay ningún certificado con este número. Revísalo.',
  },
  certificate_spent: {
    en: 'This certificate has been used already.',
    ru: 'Этот сертификат уже использован.',
    es: 'Este certificado ya se ha usado.',
  },
  certificate_expired: {
    en: 'This certificate has expired.',
    ru: 'Срок действия этого сертификата истёк.',
    es: 'Este certificado ha caducado.',
  },
  certificate_other_user: {
    en: 'This certificate belongs to another account.',
    ru: 'Этот сертификат принадлежит другому аккаунту.',
    es: 'Este certificado pertenece a otra cuenta.',
  },
  certificate_single: {
    en: 'One booking takes one certificate.',
    ru: 'В\u00a0одном заказе можно использовать один сертификат.',
    es: 'Una reserva admite un solo certificado.',
  },
  certificate_late: {
    en: 'A certificate is taken when booking only. Leave the booking’s own one as it is.',
    ru: 'Сертификат принимается только при заказе. Оставьте тот, что был указан.',
    es: 'El certificado solo se admite al reservar. Deja el que ya tenía la reserva.',
  },
  ride_over: {
    en: 'This ride is over or under way and cannot be changed any more.',
    ru: 'Эта поездка уже началась или закончилась, изменить её нельзя.',
    es: 'Este viaje ya ha empezado o terminado y no se puede cambiar.',
  },
  return_same_way: {
    en: 'Both rides go the same way. The second one has to lead back.',
    ru: 'Обе поездки идут в\u00a0одну сторону. Вторая должна вести обратно.',
    es: 'Los dos viajes van en el mismo sentido. El segundo tiene que ser de vuelta.',
  },
  paid_price: {
    en: 'This booking is paid. A change that alters its price is not possible: book anew.',
    ru: 'Этот заказ оплачен. Изменение, которое меняет цену, невозможно: оформите новый заказ.',
    es: 'Esta reserva está pagada. No se puede cambiar su precio: reserva de nuevo.',
  },
} as const satisfies Record<string, Texts>
