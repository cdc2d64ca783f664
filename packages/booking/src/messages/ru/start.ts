import type english from '../en/start.ts'
import type { Like } from '../translation.ts'

const start: Like<typeof english> = {
  start: {
    recent: 'Недавние места',
    forget: 'Очистить',
    forgetRecent: 'Очистить недавние места',
    recentForgotten: 'Недавние места убрали',
    popular: 'Популярные поездки',
    popularHere: 'Популярные поездки отсюда',
    ride: 'Откуда: {{from}}. Куда: {{to}}',
    useLocation: 'Где я\u00a0сейчас',
    locating: 'Определяем, где вы',
    located: 'Вы здесь: {{place}}',
    locationDenied:
      'Браузер не сообщает нам, где вы. Разрешите это в\u00a0настройках страницы или введите адрес.',
    locationFailed: 'Не удалось узнать, где вы. Попробуйте ещё раз или введите адрес.',
  },
}
export default start
