import type { Lang } from '../../kernel/values/language.ts'
import type { Review } from '../../module/config/review.ts'

type Row = readonly [name: string, place: string, rating: number, text: string]

const rows: Record<Lang, readonly Row[]> = {
  en: [
    [
      'Ingrid',
      'Istanbul Airport to Kadıköy',
      5,
      'My flight was three hours late, and the driver was still there with my name on a sign.',
    ],
    [
      'Rafael',
      'Antalya Airport to Belek',
      5,
      'I booked on the plane. Twenty minutes after landing we sat in the car, child seat included.',
    ],
    [
      'Grace',
      'Heathrow to Richmond',
      4,
      'Clear price, clean car. The pickup point at terminal 2 took me a while to find.',
    ],
    ['Tom', 'Barcelona Airport to Sitges', 5, 'Nine of us and eleven bags, all in one van.'],
    [
      'Priya',
      'Dubai Airport to Jumeirah',
      5,
      'I moved the pickup the evening before. Two taps, the same price.',
    ],
    [
      'Daniel',
      'Tbilisi Airport to the old town',
      5,
      'Two in the morning and nobody to haggle with at the rank. That alone was worth it.',
    ],
  ],
  ru: [
    [
      'Ольга',
      'аэропорт Стамбула — Кадыкёй',
      5,
      'Рейс задержали на три часа, а водитель всё равно ждал с табличкой.',
    ],
    [
      'Руслан',
      'аэропорт Антальи — Белек',
      5,
      'Заказал прямо в самолёте. Через двадцать минут после посадки мы уже ехали, и детское кресло было на месте.',
    ],
    ['Светлана', 'Пулково — Петергоф', 4, 'Цена понятная, машина чистая. Место встречи нашла не сразу.'],
    [
      'Илья',
      'аэропорт Сочи — Красная Поляна',
      5,
      'Нас девять, чемоданов одиннадцать, и всё вошло в один микроавтобус.',
    ],
    [
      'Айгуль',
      'аэропорт Алматы — Шымбулак',
      5,
      'Накануне вечером перенесла подачу на час. Пара касаний, цена та же.',
    ],
    [
      'Денис',
      'аэропорт Тбилиси — Старый город',
      5,
      'Два часа ночи, и не надо торговаться на стоянке. Одно это стоило заказа.',
    ],
  ],
  es: [
    [
      'Lucía',
      'Aeropuerto de Estambul a Kadıköy',
      5,
      'El vuelo llegó con tres horas de retraso y el conductor seguía allí con mi nombre.',
    ],
    [
      'Rafael',
      'Aeropuerto de Málaga a Marbella',
      5,
      'Reservé desde el avión. Veinte minutos después de aterrizar ya íbamos en el coche, con la silla infantil puesta.',
    ],
    [
      'Carmen',
      'Barajas a Chamberí',
      4,
      'Precio claro y coche limpio. Tardé un poco en encontrar el punto de recogida.',
    ],
    [
      'Javier',
      'Aeropuerto de Cancún a Tulum',
      5,
      'Éramos nueve con once maletas y cupo todo en una furgoneta.',
    ],
    [
      'Valeria',
      'Aeropuerto de Bogotá a Usaquén',
      5,
      'Cambié la hora la noche anterior. Dos toques y el mismo precio.',
    ],
    [
      'Andrés',
      'Aeropuerto de Lisboa a Cascais',
      5,
      'Las dos de la mañana y nada de regatear en la parada. Solo eso ya valió la pena.',
    ],
  ],
}

/** Invented reviews, six per language, for demonstrations of the product; a host provides its own. */
export const sampleReviews: readonly Review[] = Object.entries(rows).flatMap(([lang, list]) =>
  list.map(([name, place, rating, text]) => ({ name, place, rating, texts: { [lang]: text } })),
)
