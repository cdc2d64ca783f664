import type { WordTable } from './words.ts'

export const timePickerWords: WordTable<'timePicker'> = {
  en: {
    nextDay: 'next day',
    form: 'HH:mm',
    unreal: 'There is no such time as {{typed}}, so we put {{time}}',
    unread: 'We could not read “{{text}}”. Type the time as {{form}}, like {{example}}',
    several: '“{{text}}” can be more than one time: {{choices}}. Type the one you mean',
    date: 'This is a date. Type the time as {{form}}, like {{example}}',
    zone: '“{{text}}” names a time zone. Type the local time as {{form}}',
    none: 'There is no such time as {{text}}. Type the time as {{form}}, like {{example}}',
  },
  ru: {
    nextDay: 'следующий день',
    form: 'ЧЧ:мм',
    unreal: 'Времени {{typed}} не бывает, поэтому стоит {{time}}',
    unread: 'Не\u00a0получилось понять «{{text}}». Введите время как {{form}}, например {{example}}',
    several: '«{{text}}» можно понять по-разному: {{choices}}. Введите одно время',
    date: 'Это дата. Введите время как {{form}}, например {{example}}',
    zone: 'В\u00a0«{{text}}» указан часовой пояс. Введите местное время как {{form}}',
    none: 'Времени {{text}} не бывает. Введите время как {{form}}, например {{example}}',
  },
  es: {
    nextDay: 'día siguiente',
    form: 'horas:minutos',
    unreal: 'La hora {{typed}} no existe y hemos puesto {{time}}',
    unread: 'No hemos entendido «{{text}}». Escribe la hora como {{form}}, por ejemplo {{example}}',
    several: '«{{text}}» puede ser más de una hora: {{choices}}. Escribe solo una',
    date: 'Esto es una fecha. Escribe la hora como {{form}}, por ejemplo {{example}}',
    zone: '«{{text}}» indica un huso horario. Escribe la hora local como {{form}}',
    none: 'La hora {{text}} no existe. Escribe la hora como {{form}}, por ejemplo {{example}}',
  },
}
