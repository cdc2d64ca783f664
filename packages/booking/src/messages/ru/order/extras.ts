/** Texts about extras, special requests and a larger class, in Russian. */
export const extras = {
  extras: {
    title: 'Дополнительно',
    included: 'Включено',
    names: {
      tollroad: 'Платные дороги',
      table: 'Встреча с\u00a0табличкой',
      other: 'Дополнительная услуга',
    },
    signHintDoor: 'Водитель будет ждать с\u00a0этой табличкой на месте подачи',
    signElse: 'Если не заполнить, на ней будет имя первого пассажира',
    flexible: {
      label: 'Гибкий тариф',
      hint: 'Для изменений и\u00a0отмены действуют свои условия',
      agree: 'Принимаю условия гибкого тарифа',
      agreeField: 'Условия гибкого тарифа',
      terms: 'Читать условия',
      termsOf: 'Условия: {{car}}',
    },
    wishes: {
      title: 'Пожелания водителю',
      more: 'Ещё пожелания',
      moreThere: 'Ещё пожелания, туда',
      moreBack: 'Ещё пожелания, обратно',
      additionalAddress: 'Дополнительный адрес',
      additionalAddressHint: 'Куда ещё заехать',
      changeOfItinerary: 'Изменение маршрута',
      changeOfItineraryHint: 'Чем путь отличается от обычного',
      waiting: 'Ожидание',
      waitingHint: 'Где и\u00a0сколько ждать водителю',
      tollRoads: 'Платные дороги',
      tollRoadsHint: 'По каким ехать или какие объехать',
    },
    capacity: {
      full: {
        one: 'В\u00a0машине {{count}}\u00a0место, свободных больше нет',
        few: 'В\u00a0машине {{count}}\u00a0места, свободных больше нет',
        many: 'В\u00a0машине {{count}}\u00a0мест, свободных больше нет',
        other: 'В\u00a0машине {{count}}\u00a0места, свободных больше нет',
      },
      asking: 'Ищем машину побольше',
      text: {
        one: '{{name}}: до {{count}}\u00a0места, {{now}} вместо {{before}}.',
        few: '{{name}}: до {{count}}\u00a0мест, {{now}} вместо {{before}}.',
        many: '{{name}}: до {{count}}\u00a0мест, {{now}} вместо {{before}}.',
        other: '{{name}}: до {{count}}\u00a0места, {{now}} вместо {{before}}.',
      },
      textBoth: {
        one: '{{name}}: до {{count}}\u00a0места, {{now}} за обе поездки вместо {{before}}.',
        few: '{{name}}: до {{count}}\u00a0мест, {{now}} за обе поездки вместо {{before}}.',
        many: '{{name}}: до {{count}}\u00a0мест, {{now}} за обе поездки вместо {{before}}.',
        other: '{{name}}: до {{count}}\u00a0места, {{now}} за обе поездки вместо {{before}}.',
      },
      take: 'Взять {{name}}, {{now}}',
      taken: 'Выбран класс «{{name}}»: {{now}}, было {{before}}',
    },
  },
}
