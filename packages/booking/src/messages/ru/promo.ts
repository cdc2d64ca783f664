import type english from '../en/promo.ts'
import type { Like } from '../translation.ts'

const promo: Like<typeof english> = {
  promo: {
    name: 'Акция',
    code: 'Промокод',
    copy: 'Скопировать код',
    copied: 'Код скопирован',
    notCopied: 'Браузер не дал скопировать код. Выделите его и\u00a0скопируйте сами.',
    search: 'Найти машину',
  },
}
export default promo
