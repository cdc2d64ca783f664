import type { bonus as english } from '../en/bonus.ts'
import type { Like } from '../translation.ts'

/** Certificates, miles and the sum of the booking form in Russian. */
export const bonus: Like<typeof english> = {
  bonus: {
    title: 'Промокод и мили',
    code: 'Промокод или сертификат',
    card: 'Номер карты лояльности',
    useCard: 'Оплатить бонусами с карты',
    hint: 'Необязательно, один на заказ',
    cardHint: '10, 11, 13 или 16\u00a0цифр',
    apply: 'Применить',
    remove: 'Убрать',
    clear: 'Очистить',
    checking: 'Проверяем код',
    pays: 'Скидка по коду: {{amount}}',
    paysBonus: 'Бонусы оплачивают {{amount}}',
    paysNothing: 'Код действует, но к этой поездке не применяется',
    removed: 'Код больше не учитывается',
    failed: 'Не удалось проверить код. Проверьте ещё раз или уберите его.',
    fastRide:
      'При срочной подаче промокод и сертификат не действуют. Чтобы применить код, выберите время позже.',
    fastRideOfTwo: 'При срочной подаче код не действует: он учтён только в другой поездке.',
    kept: 'Код {{number}} остаётся в заказе. Мы учтём его при сохранении.',
    miles: {
      title: 'Накопить мили',
      label: 'Номер в программе миль',
      hint: 'От 4 до 10\u00a0цифр',
      asking: 'Считаем мили',
      earned: 'Мили за этот заказ: {{count}}',
    },
    sum: {
      wayThere: 'Туда',
      wayBack: 'Обратно',
      bothWays: '{{name}}, туда и обратно',
      onWayThere: '{{name}}, туда',
      onWayBack: '{{name}}, обратно',
      stops: {
        one: '{{count}}\u00a0остановка',
        few: '{{count}}\u00a0остановки',
        many: '{{count}}\u00a0остановок',
        other: '{{count}}\u00a0остановки',
      },
      certificate: 'Код {{number}}',
      counting: 'считаем',
      notCounted: 'пока не учтён',
      inOrder: 'в вашем заказе',
      onTop: 'добавится позже',
      rest: 'Прочее',
      final: 'Окончательная цена',
      asking: 'Считаем точную сумму',
      preview: 'Пока не подтверждена',
      failed: 'Не удалось посчитать точную сумму.',
      again: 'Посчитать ещё раз',
    },
    pay: {
      card: 'Оплатить картой',
      now: 'Оплатить сейчас',
    },
    terms: {
      both: 'Я\u00a0принимаю {{offer}} и {{deposit}}, а также разрешаю передать мои данные перевозчику',
      single: 'Я\u00a0принимаю {{offer}} и разрешаю передать мои данные перевозчику',
      offer: 'оферту',
      offerOf: 'оферту на класс «{{car}}»',
      deposit: 'условия предоплаты',
      offerTitle: 'Оферта: {{car}}',
      depositTitle: 'Условия предоплаты',
      read: 'Прочитайте перед заказом',
      failed:
        'Условия не загрузились. Проверьте связь и попробуйте ещё раз: всё, что вы ввели, осталось на месте.',
    },
  },
}
