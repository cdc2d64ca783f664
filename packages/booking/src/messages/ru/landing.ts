import type english from '../en/landing.ts'
import type { Like } from '../translation.ts'

const landing: Like<typeof english> = {
  landing: {
    header: 'До самой двери, и\u00a0цена известна сразу',
    points: 'Почему с\u00a0нами ездят снова',
    reviews: 'Что пишут пассажиры после поездок',
    rating: 'Оценка {{rating}} из 5',
    apps: 'Ваши поездки в\u00a0телефоне',
    appsText: 'Водитель на карте, изменения в\u00a0два касания, помощь круглосуточно.',
    promo: 'Промокод на вашу поездку',
    promoText: 'Укажите его при заказе.',
    partner: 'Наш партнёр',
    partnerSite: 'Сайт нашего партнёра, {{host}}',
  },
}
export default landing
