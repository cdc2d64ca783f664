import type { common as english } from '../en/common.ts'
import type { Like } from '../translation.ts'

export const common: Like<typeof english> = {
  common: {
    retry: 'Попробовать ещё раз',
    loading: 'Загружаем',
    language: 'Язык',
  },
  trans: {
    common: {
      error_boundary: {
        title: 'Что-то сломалось на нашей стороне',
        text: 'Всё, что вы ввели, сохранилось. Обновите страницу.',
        reload: 'Обновить',
      },
    },
  },
}
