import type { WordTable } from './words.ts'

export const choiceWords: WordTable<'choice'> = {
  en: {
    none: 'Nothing found',
    found: { one: '{{count}} option', other: '{{count}} options' },
    unchosen: 'Choose an option from the list',
    create: 'Add “{{text}}”',
    added: '{{text}}: added',
    removed: '{{text}}: removed',
    chosen: '{{label}}: chosen',
  },
  ru: {
    none: 'Ничего не найдено',
    found: {
      one: '{{count}}\u00a0вариант',
      few: '{{count}}\u00a0варианта',
      many: '{{count}}\u00a0вариантов',
      other: '{{count}}\u00a0варианта',
    },
    unchosen: 'Выберите вариант из списка',
    create: 'Добавить «{{text}}»',
    added: '{{text}}: добавлено',
    removed: '{{text}}: убрано',
    chosen: '{{label}}: выбрано',
  },
  es: {
    none: 'No hay resultados',
    found: { one: '{{count}}\u00a0opción', other: '{{count}}\u00a0opciones' },
    unchosen: 'Elige una opción de la lista',
    create: 'Añadir «{{text}}»',
    added: '{{text}}: añadido',
    removed: '{{text}}: quitado',
    chosen: '{{label}}: elegido',
  },
}
