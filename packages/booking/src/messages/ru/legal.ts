import type english from '../en/legal.ts'
import type { Like } from '../translation.ts'

const legal: Like<typeof english> = {
  legal: {
    loading: 'Загружаем текст',
    ready: 'Текст загружен',
    none: {
      title: 'Текста пока нет',
      text: 'Опубликовано только то, что сказано в\u00a0самом предложении.',
    },
    failed: {
      title: 'Текст не загрузился',
      text: 'Наш сервис не ответил. Всё, что вы выбрали, осталось на месте: попробуйте ещё раз чуть позже.',
    },
  },
}
export default legal
