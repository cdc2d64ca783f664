import type { WordTable } from './words.ts'

export const stepperWords: WordTable<'stepper'> = {
  en: {
    fewer: 'fewer',
    less: 'less',
    more: 'more',
    unread: '“{{text}}” is not a number. Still {{value}}',
    least: 'The least is {{value}}',
    most: 'The most is {{value}}',
    nearest: 'The nearest is {{value}}',
  },
  ru: {
    fewer: 'меньше',
    less: 'меньше',
    more: 'больше',
    unread: '«{{text}}»\u00a0— не число. Осталось {{value}}',
    least: 'Наименьшее значение\u00a0— {{value}}',
    most: 'Наибольшее значение\u00a0— {{value}}',
    nearest: 'Ближайшее значение\u00a0— {{value}}',
  },
  es: {
    fewer: 'menos',
    less: 'menos',
    more: 'más',
    unread: '«{{text}}» no es un número. Se mantiene {{value}}',
    least: 'El mínimo es {{value}}',
    most: 'El máximo es {{value}}',
    nearest: 'El valor más cercano es {{value}}',
  },
}
