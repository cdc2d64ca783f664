import type { PopularEnd, PopularRide } from '../../module/config/popularRides.ts'

const end = (placeId: string, en: string, ru: string, es = en): PopularEnd => ({
  placeId,
  texts: { en, ru, es },
})
const istanbul = end('ap-IST', 'Istanbul Airport', 'Аэропорт Стамбул', 'Aeropuerto de Estambul')
const antalya = end('ap-AYT', 'Antalya Airport', 'Аэропорт Анталья', 'Aeropuerto de Antalya')
const heathrow = end('ap-LHR', 'Heathrow', 'Хитроу')
const gatwick = end('ap-LGW', 'Gatwick', 'Гатвик')
const taksim = end('ad-taksim', 'Taksim Square', 'Площадь Таксим')
const savoy = end('ho-savoy', 'The Savoy', 'Отель «Савой»')
const london = end('ci-2643743', 'London', 'Лондон', 'Londres')
const sheremetyevo = end('ap-SVO', 'Sheremetyevo', 'Шереметьево', 'Sheremétievo')
const moscow = end('ci-524901', 'Moscow', 'Москва', 'Moscú')
const pulkovo = end('ap-LED', 'Pulkovo', 'Пулково', 'Púlkovo')
const petersburg = end('ci-498817', 'Saint Petersburg', 'Санкт-Петербург', 'San Petersburgo')
const barajas = end('ap-MAD', 'Madrid-Barajas', 'Мадрид — Барахас')
const madrid = end('ci-3117735', 'Madrid', 'Мадрид')
const prat = end('ap-BCN', 'Barcelona-El Prat', 'Барселона — Эль-Прат')
const barcelona = end('ci-3128760', 'Barcelona', 'Барселона')

const ride = (timeZone: string, from: PopularEnd, to: PopularEnd): PopularRide => ({ from, to, timeZone })

/** Popular rides for stories, journeys and the start page, with ids of the sandbox. */
export const sampleRides: readonly PopularRide[] = [
  ride('Europe/Istanbul', istanbul, taksim),
  ride('Europe/London', heathrow, savoy),
  ride('Europe/Moscow', sheremetyevo, moscow),
  ride('Europe/Madrid', barajas, madrid),
  ride('Europe/Istanbul', antalya, end('ci-308220', 'Kemer', 'Кемер')),
  ride('Europe/London', gatwick, london),
  ride('Europe/London', savoy, heathrow),
  ride('Europe/Moscow', pulkovo, petersburg),
  ride('Europe/Madrid', prat, barcelona),
]
