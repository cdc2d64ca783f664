import type { WordTable } from './words.ts'

export const timePickerWords: WordTable<'timePicker'> = {
  en: {
    nextDay: 'next day',
    unreal: 'There is no such time as {{typed}}, so we put {{time}}',
    unread: 'We could not read “{{text}}”. Type the time as HH:mm, like 09:30',
    several: '“{{text}}” can be more than one time: {{choices}}. Type the one you mean',
    date: 'This is a date. Type the time as HH:mm, like 09:30',
    zone: '“{{text}}” names a time zone. Type the local time as HH:mm',
    none: 'There is no such time as {{text}}. Type the time as HH:mm, like 09:30',
  },
  ru: {
    nextDay: 'следующий день',
    unreal: 'Времени {{typed}} не бывает, поэтому стоит {{time}}',
    unread: 'Не\u00a0получилось понять «{{text}}». Введите время как ЧЧ:мм, например 09:30',
    several: '«{{text}}» можно понять по-разному: {{choices}}. Введите одно время',
    date: 'Это дата. Введите время как ЧЧ:мм, например 09:30',
    zone: 'В\u00a0«{{text}}» указан часовой пояс. Введите местное время как ЧЧ:мм',
    none: 'Времени {{text}} не бывает. Введите время как ЧЧ:мм, например 09:30',
  },
  es: {
    nextDay: 'día siguiente',
    unreal: 'La hora {{typed}} no existe y hemos puesto {{time}}',
    unread: 'No hemos entendido «{{text}}». Escribe la hora como horas:minutos, por ejemplo 09:30',
    several: '«{{text}}» puede ser más de una hora: {{choices}}. Escribe solo una',
    date: 'Esto es una fecha. Escribe la hora como horas:minutos, por ejemplo 09:30',
    zone: '«{{text}}» indica un huso horario. Escribe la hora local como horas:minutos',
    none: 'La hora {{text}} no existe. Escribe la hora como horas:minutos, por ejemplo 09:30',
  },
}
