import type { WordTable } from './words.ts'

export const paginationWords: WordTable<'pagination'> = {
  en: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
    gap: 'More pages',
    moved: 'Page {{page}} of {{count}}',
  },
  ru: {
    label: 'Страницы',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: 'Страница\u00a0{{page}}',
    gap: 'Другие страницы',
    moved: 'Страница\u00a0{{page}} из\u00a0{{count}}',
  },
  es: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página\u00a0{{page}}',
    gap: 'Más páginas',
    moved: 'Página\u00a0{{page}} de\u00a0{{count}}',
  },
}
