import type { LegalText } from './legalText.ts'

/** Text of the terms for a car class. Placeholders: `name`, `capacity`, `luggage`, `waiting` (minutes). */
export const offerText = {
  title: {
    en: 'Public offer: {name}',
    ru: 'Публичная оферта: {name}',
    es: 'Oferta pública: {name}',
  },
  lead: {
    en: 'The carrier named with the price drives the passengers named in the booking on the terms below. Who books accepts them.',
    ru: 'Перевозчик, указанный рядом с ценой, везёт пассажиров, названных в заказе, на изложенных ниже условиях. Оформление заказа означает согласие с ними.',
    es: 'El transportista indicado junto al precio lleva a los pasajeros de la reserva con las condiciones siguientes. Quien reserva las acepta.',
  },
  sections: [
    {
      title: { en: 'What is booked', ru: 'Предмет', es: 'Objeto' },
      clauses: [
        {
          en: 'A car of the class {name} with a driver, for at most {capacity} passengers and {luggage} suitcases of usual size.',
          ru: 'Автомобиль класса «{name}» с водителем, не более {capacity} пассажиров и {luggage} чемоданов обычного размера.',
          es: 'Un coche de la clase {name} con conductor, para {capacity} pasajeros y {luggage} maletas de tamaño normal como máximo.',
        },
        {
          en: 'The models named with the class are examples; another one of the same class may come.',
          ru: 'Модели, названные рядом с классом, приведены для примера; может приехать другая того же класса.',
          es: 'Los modelos indicados son ejemplos; puede venir otro de la misma clase.',
        },
        {
          en: 'The ride goes by the way that the driver finds best, over the stops of the booking in their order.',
          ru: 'Маршрут выбирает водитель, остановки проходятся в порядке, указанном в заказе.',
          es: 'El conductor elige el camino y sigue las paradas de la reserva en su orden.',
        },
      ],
    },
    {
      title: { en: 'Meeting and waiting', ru: 'Встреча и ожидание', es: 'Recogida y espera' },
      clauses: [
        {
          en: 'At airports and stations the driver waits with a name sign, {waiting} minutes free of charge from the landing or the arrival of the train.',
          ru: 'В аэропортах и на вокзалах водитель ждёт с табличкой, {waiting} минут бесплатно с момента посадки самолёта или прибытия поезда.',
          es: 'En aeropuertos y estaciones el conductor espera con un cartel, {waiting} minutos gratis desde el aterrizaje o la llegada del tren.',
        },
        {
          en: 'Elsewhere the driver waits 15 minutes free of charge. A delay of the flight is followed and costs nothing.',
          ru: 'В остальных местах водитель ждёт 15 минут бесплатно. Задержка рейса отслеживается и не оплачивается.',
          es: 'En otros lugares espera 15 minutos gratis. Los retrasos de vuelo se siguen y no cuestan nada.',
        },
        {
          en: 'Who does not come and cannot be reached in this time has used the ride.',
          ru: 'Если пассажир не пришёл за это время и с ним нельзя связаться, поездка считается состоявшейся.',
          es: 'Si el pasajero no llega en ese tiempo ni contesta, el viaje se da por realizado.',
        },
      ],
    },
    {
      title: { en: 'Price and payment', ru: 'Цена и оплата', es: 'Precio y pago' },
      clauses: [
        {
          en: 'The price shown when booking is final; stops, waiting and extras that are added on the way are paid apart.',
          ru: 'Цена, показанная при заказе, окончательная; остановки, ожидание и услуги, добавленные в пути, оплачиваются отдельно.',
          es: 'El precio mostrado al reservar es definitivo; las paradas, esperas y extras añadidos se pagan aparte.',
        },
        {
          en: 'It is paid by card when booking or in cash to the driver, as the account allows.',
          ru: 'Оплата — картой при заказе или наличными водителю, в зависимости от аккаунта.',
          es: 'Se paga con tarjeta al reservar o en efectivo al conductor, según la cuenta.',
        },
      ],
    },
    {
      title: { en: 'Changes and cancellation', ru: 'Изменение и отмена', es: 'Cambios y cancelación' },
      clauses: [
        {
          en: 'Until the hour named with the offer a change or a cancellation is free; after it the whole price is due.',
          ru: 'До срока, указанного в предложении, изменение и отмена бесплатны; после него оплачивается полная цена.',
          es: 'Hasta la hora indicada en la oferta, cambiar o cancelar es gratis; después se debe el precio entero.',
        },
        {
          en: 'If the carrier cannot drive, the passenger gets another car of the same or a higher class, or the money back.',
          ru: 'Если перевозчик не может выполнить поездку, пассажир получает другую машину того же или более высокого класса либо возврат денег.',
          es: 'Si el transportista no puede prestar el servicio, ofrece otro coche igual o superior, o devuelve el dinero.',
        },
      ],
    },
    {
      title: { en: 'Passengers', ru: 'Пассажиры', es: 'Pasajeros' },
      clauses: [
        {
          en: 'Children ride in the seats that the law asks for; they are ordered with the booking.',
          ru: 'Дети едут в креслах, которых требует закон; кресла заказываются вместе с поездкой.',
          es: 'Los niños viajan en las sillas que exige la ley; se piden con la reserva.',
        },
        {
          en: 'Who damages the car pays for the repair. Smoking is not allowed.',
          ru: 'Кто повредил автомобиль, оплачивает ремонт. Курить в машине нельзя.',
          es: 'Quien dañe el coche paga la reparación. No se permite fumar.',
        },
        {
          en: 'Personal data are used for this ride alone and kept as long as the law asks.',
          ru: 'Персональные данные используются только для этой поездки и хранятся столько, сколько требует закон.',
          es: 'Los datos personales se usan solo para este viaje y se guardan lo que exige la ley.',
        },
      ],
    },
  ],
} as const satisfies LegalText

const [booked, meeting, ...others] = offerText.sections

/** Terms that apply to every car class. */
export const generalOfferText: LegalText = {
  ...offerText,
  title: { en: 'Public offer', ru: 'Публичная оферта', es: 'Oferta pública' },
  sections: [
    {
      ...booked,
      clauses: [
        {
          en: 'A car of the chosen class with a driver, for at most the passengers and suitcases that are shown with it.',
          ru: 'Автомобиль выбранного класса с водителем; пассажиров и чемоданов — не больше, чем указано рядом с классом.',
          es: 'Un coche de la clase elegida con conductor, para los pasajeros y maletas que se indican con ella como máximo.',
        },
        ...booked.clauses.slice(1),
      ],
    },
    {
      ...meeting,
      clauses: [
        {
          en: 'At airports and stations the driver waits with a name sign, free of charge for the time that is shown with the price, from the landing or the arrival of the train.',
          ru: 'В аэропортах и на вокзалах водитель ждёт с табличкой; бесплатное время, указанное рядом с ценой, идёт с посадки самолёта или прибытия поезда.',
          es: 'En aeropuertos y estaciones el conductor espera con un cartel, gratis durante el tiempo indicado junto al precio, desde el aterrizaje o la llegada del tren.',
        },
        ...meeting.clauses.slice(1),
      ],
    },
    ...others,
  ],
}
