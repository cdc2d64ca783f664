import type { Texts } from '../lang.ts'

/** Messages to the visitor for all refusals of a request for a yacht. */
export const yachtMessages = {
  yacht_place: {
    en: 'There are no yachts at this place. Choose one from the list or type another.',
    ru: 'В\u00a0этом месте яхт нет. Выберите место из списка или укажите другое.',
    es: 'No hay yates en este lugar. Elige uno de la lista o escribe otro.',
  },
  yacht_date: {
    en: 'Choose a day from tomorrow to six months ahead.',
    ru: 'Выберите день с\u00a0завтрашнего до полугода вперёд.',
    es: 'Elige un día desde mañana hasta dentro de seis meses.',
  },
  yacht_hours: {
    en: 'A yacht is asked for 2 to 12 hours, or for 1 to 14 whole days.',
    ru: 'Яхту можно запросить на 2–12\u00a0часов или на 1–14\u00a0полных дней.',
    es: 'El yate se solicita de 2 a 12\u00a0horas, o de 1 a 14\u00a0días enteros.',
  },
  yacht_contact: {
    en: 'Give an e-mail or a phone in the first line, so that we can answer.',
    ru: 'Укажите в\u00a0первой строке почту или телефон, чтобы мы могли ответить.',
    es: 'Indica un correo o un teléfono en la primera línea para poder responderte.',
  },
} as const satisfies Record<string, Texts>
