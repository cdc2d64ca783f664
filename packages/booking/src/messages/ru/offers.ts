import type { offers as english } from '../en/offers.ts'
import type { Like } from '../translation.ts'

export const offers: Like<typeof english> = {
  offers: {
    found: '{{offers}} в {{classes}}',
    offers: {
      one: '{{count}} предложение',
      few: '{{count}} предложения',
      many: '{{count}} предложений',
      other: '{{count}} предложения',
    },
    classes: {
      one: '{{count}} классе',
      few: '{{count}} классах',
      many: '{{count}} классах',
      other: '{{count}} класса',
    },
    loading: 'Узнаём цены у перевозчиков',
    loadingLong: 'Ещё узнаём: некоторые перевозчики отвечают не сразу',
    choose: 'Выбрать',
    chooseOf: 'Выбрать: {{car}}, {{provider}}, {{price}}',
    cheapest: 'Дешевле всех',
    bestRated: 'Лучший рейтинг',
    similar: '{{cars}} или похожая',
    seats: {
      one: '{{count}} место',
      few: '{{count}} места',
      many: '{{count}} мест',
      other: '{{count}} места',
    },
    bags: {
      one: '{{count}} чемодан',
      few: '{{count}} чемодана',
      many: '{{count}} чемоданов',
      other: '{{count}} чемодана',
    },
    fastRide: 'Машина сразу',
    cancellation: 'Бесплатная отмена за {{hours}}\u00a0ч',
    cancellationAnyTime: 'Бесплатная отмена до самой подачи',
    noCancellation: 'Без бесплатной отмены',
    included: 'Включено: {{list}}',
    tolls: 'платные дороги',
    sign: 'табличка с именем',
    waiting: '{{minutes}}\u00a0мин ожидания',
    more: {
      one: 'Ещё {{count}} перевозчик от {{price}}',
      few: 'Ещё {{count}} перевозчика от {{price}}',
      many: 'Ещё {{count}} перевозчиков от {{price}}',
      other: 'Ещё {{count}} перевозчика от {{price}}',
    },
    others: 'Другие перевозчики',
    rating: 'Рейтинг {{rating}} из 5',
    reviews: {
      one: '{{count}} отзыв',
      few: '{{count}} отзыва',
      many: '{{count}} отзывов',
      other: '{{count}} отзыва',
    },
    about: 'около {{price}}',
    provider: 'Перевозчик {{id}}',
    carClass: 'Класс {{id}}',
    notFound: {
      title: 'На этом пути пока нет машин',
      text: 'Никто из наших перевозчиков не ездит по пути {{from}} — {{to}}. Часто помогает адрес поблизости или другое место подачи.',
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
