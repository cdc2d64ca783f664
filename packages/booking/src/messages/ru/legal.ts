import type english from '../en/legal.ts'
import type { Like } from '../translation.ts'

const legal: Like<typeof english> = {
  legal: {
    loading: 'Загружаем текст',
    ready: 'Текст загружен',
    none: {
      title: 'Здесь нет текста',
      text: 'Сверх того, что сказано в самом предложении, ничего не опубликовано.',
    },
    failed: {
      title: 'Текст не загрузился',
      text: 'Наш сервис не ответил. Всё, что вы выбрали, осталось на месте: попробуйте ещё раз чуть позже.',
    },
  },
}
export default legal
