import type { LegalText } from './legalText.ts'

/** Terms of prepayment. */
export const prepaidText: LegalText = {
  title: {
    en: 'Paying in advance',
    ru: 'Условия предоплаты',
    es: 'Pago por adelantado',
  },
  lead: {
    en: 'Who pays by card leaves the whole price with us until the ride is over. These terms say what becomes of it.',
    ru: 'При оплате картой вся сумма хранится у нас до окончания поездки. Здесь сказано, что с ней происходит.',
    es: 'Quien paga con tarjeta deja el precio entero en depósito hasta que acaba el viaje. Aquí se explica qué pasa con él.',
  },
  sections: [
    {
      title: { en: 'Taking the money', ru: 'Списание', es: 'Cobro' },
      clauses: [
        {
          en: 'The sum is taken on the page of the bank; we see neither the number of the card nor its code.',
          ru: 'Сумма списывается на странице банка; номер карты и её код нам не видны.',
          es: 'El importe se cobra en la página del banco; no vemos ni el número de la tarjeta ni su código.',
        },
        {
          en: 'A booking whose payment was broken off stands for 24 hours and can be paid again under its number.',
          ru: 'Заказ, оплата которого прервалась, хранится 24 часа; его можно оплатить снова по номеру.',
          es: 'Una reserva con el pago interrumpido se guarda 24 horas y se puede pagar con su número.',
        },
        {
          en: 'The receipt goes to the e-mail of the first passenger.',
          ru: 'Чек приходит на почту первого пассажира.',
          es: 'El recibo llega al correo del primer pasajero.',
        },
      ],
    },
    {
      title: { en: 'Giving it back', ru: 'Возврат', es: 'Devolución' },
      clauses: [
        {
          en: 'After a free cancellation the whole sum goes back to the same card, as a rule within five working days.',
          ru: 'После бесплатной отмены вся сумма возвращается на ту же карту, обычно в течение пяти рабочих дней.',
          es: 'Tras una cancelación gratuita, el importe íntegro vuelve a la misma tarjeta, por lo general en cinco días laborables.',
        },
        {
          en: 'What a certificate has paid is not given back in money; the certificate is good again.',
          ru: 'Оплаченное сертификатом деньгами не возвращается: сертификат снова становится действительным.',
          es: 'Lo pagado con un certificado no se devuelve en dinero; el certificado vuelve a valer.',
        },
      ],
    },
    {
      title: { en: 'If something goes wrong', ru: 'Если что-то пошло не так', es: 'Si algo sale mal' },
      clauses: [
        {
          en: 'A sum that was taken twice goes back without being asked for.',
          ru: 'Дважды списанная сумма возвращается без заявления.',
          es: 'Un importe cobrado dos veces se devuelve sin pedirlo.',
        },
        {
          en: 'Support answers at any hour; have the number of the booking at hand.',
          ru: 'Поддержка отвечает круглосуточно; держите под рукой номер заказа.',
          es: 'Atendemos a cualquier hora; ten a mano el número de la reserva.',
        },
      ],
    },
  ],
}
