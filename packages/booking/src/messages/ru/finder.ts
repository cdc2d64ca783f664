import type { finder as english } from '../en/finder.ts'
import type { Like } from '../translation.ts'

export const finder: Like<typeof english> = {
  Finder: {
    from: 'Откуда',
    to: 'Куда',
    fromPlaceholder: 'Аэропорт, вокзал, отель или адрес',
    toPlaceholder: 'Куда вы едете?',
    find: 'Найти машину',
    findRent: 'Найти машину на часы',
    notFound: 'Такого места не нашли. Проверьте, как оно написано, или выберите место рядом.',
    exactAddress: 'Укажите улицу и дом, чтобы водитель вас нашёл',
    fromRequired: 'Выберите из списка, откуда вы едете',
    toRequired: 'Выберите из списка, куда вы едете',
    notRead: 'Не удалось прочитать это место. Выберите его в списке ещё раз.',
    nodes: 'Аэропорты и вокзалы',
    places: 'Адреса',
    found: {
      one: 'Нашли {{count}}\u00a0место',
      few: 'Нашли {{count}}\u00a0места',
      many: 'Нашли {{count}}\u00a0мест',
      other: 'Нашли {{count}}\u00a0места',
    },
    searching: 'Ищем места',
    routeDrawing: 'От начала до конца пути',
  },
  points: {
    title: 'Почему с нами удобно',
    fixedPrice: 'Фиксированная цена',
    fixedPriceText: 'Сколько показали, столько и заплатите',
    meetSign: 'Встреча с табличкой',
    meetSignText: 'Водитель ждёт с вашим именем',
    freeWaiting: '1\u00a0час ожидания бесплатно',
    freeWaitingText: 'В любом аэропорту после посадки',
    flightDelay: 'Задержка рейса бесплатно',
    flightDelayText: 'Следим за рейсом и ждём',
    freeCancellation: 'Бесплатная отмена',
    freeCancellationText: 'За 24\u00a0часа до подачи',
  },
}
