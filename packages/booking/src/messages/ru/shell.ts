import type { shell as english } from '../en/shell.ts'
import type { Like } from '../translation.ts'

export const shell: Like<typeof english> = {
  shell: {
    sections: 'Разделы',
    transfer: 'Трансферы',
    rent: 'Почасово',
    yacht: 'Яхты',
    marketplace: 'Маркетплейс',
    signIn: 'Войти',
    account: 'Кабинет',
    skip: 'Перейти к\u00a0содержанию',
    title: '{{page}} · Wherry',
    offline: 'Нет связи с\u00a0интернетом',
    offlineText: 'Всё, что вы ввели, сохранится. Продолжим, когда связь появится.',
    online: 'Связь восстановлена',
  },
}
