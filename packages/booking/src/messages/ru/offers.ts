import type { offers as english } from '../en/offers.ts'
import type { Like } from '../translation.ts'

export const offers: Like<typeof english> = {
  offers: {
    found: '{{offers}} в {{classes}}',
    offers: {
      one: '{{count}}\u00a0предложение',
      few: '{{count}}\u00a0предложения',
      many: '{{count}}\u00a0предложений',
      other: '{{count}}\u00a0предложения',
    },
    classes: {
      one: '{{count}}\u00a0классе',
      few: '{{count}}\u00a0классах',
      many: '{{count}}\u00a0классах',
      other: '{{count}}\u00a0класса',
    },
    loading: 'Узнаём цены у перевозчиков',
    loadingLong: 'Ещё узнаём: некоторые перевозчики отвечают не сразу',
    choose: 'Выбрать',
    chooseOf: 'Выбрать: {{car}}, {{provider}}, {{price}}',
    cheapest: 'Дешевле всех',
    bestRated: 'Лучший рейтинг',
    similar: '{{cars}} или похожая',
    seats: {
      one: '{{count}}\u00a0место',
      few: '{{count}}\u00a0места',
      many: '{{count}}\u00a0мест',
      other: '{{count}}\u00a0места',
    },
    bags: {
      one: '{{count}}\u00a0чемодан',
      few: '{{count}}\u00a0чемодана',
      many: '{{count}}\u00a0чемоданов',
      other: '{{count}}\u00a0чемодана',
    },
    fastRide: 'Срочная подача',
    cancellation: 'Бесплатная отмена за {{hours}}\u00a0ч',
    cancellationAnyTime: 'Бесплатная отмена до самой подачи',
    noCancellation: 'Без бесплатной отмены',
    included: 'Включено: {{list}}',
    tolls: 'платные дороги',
    sign: 'табличка с именем',
    waiting: '{{minutes}}\u00a0мин ожидания',
    more: {
      one: 'Ещё {{count}}\u00a0перевозчик от {{price}}',
      few: 'Ещё {{count}}\u00a0перевозчика от {{price}}',
      many: 'Ещё {{count}}\u00a0перевозчиков от {{price}}',
      other: 'Ещё {{count}}\u00a0перевозчика от {{price}}',
    },
    others: 'Другие перевозчики',
    rating: 'Рейтинг {{rating}} из 5',
    reviews: {
      one: '{{count}}\u00a0отзыв',
      few: '{{count}}\u00a0отзыва',
      many: '{{count}}\u00a0отзывов',
      other: '{{count}}\u00a0отзыва',
    },
    about: 'около {{price}}',
    provider: 'Перевозчик {{id}}',
    carClass: 'Класс {{id}}',
    notFound: {
      title: 'На этом пути пока нет машин',
      text: 'Никто из наших перевозчиков не ездит по маршруту {{from}} — {{to}}. Часто помогает адрес поблизости или другое место подачи.',
      change: 'Изменить место назначения',
      write: 'Или напишите на {{email}}: мы отвечаем круглосуточно.',
    },
    failed: {
      title: 'Цены не пришли',
      text: 'Служба цен не ответила. Места сохранились: попробуйте ещё раз через минуту.',
    },
    offline: {
      title: 'Цены ждут связи',
      text: 'Нет связи с интернетом. Места сохранились: узнаем цены сами, как только она вернётся.',
    },
  },
}
