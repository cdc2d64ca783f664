import type english from '../en/page.ts'
import type { Like } from '../translation.ts'

/** Texts of the page for the case that no part of the module can be shown, in Russian. */
const page: Like<typeof english> = {
  page: {
    sandboxed: {
      title: 'Внутри изолированной рамки заказать нельзя.',
      text: 'В\u00a0новой вкладке всё работает как обычно.',
      open: 'Открыть заказ в\u00a0новой вкладке',
    },
    failed: 'Страница заказа не загрузилась. Проверьте связь и\u00a0обновите её.',
    noScript: 'Чтобы искать и\u00a0заказывать, включите JavaScript.',
  },
}
export default page
