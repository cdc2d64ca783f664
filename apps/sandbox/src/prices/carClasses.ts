import type { Texts } from '../lang.ts'
import type { Region } from './region.ts'

/** A class of cars, as the sandbox sells it. */
export interface CarClass {
  /** `car_class.car_class_id` on the wire. */
  readonly id: number
  /** The name of the drawing in the product's illustrations. */
  readonly picture:
    | 'economy'
    | 'comfort'
    | 'business'
    | 'first'
    | 'minivan'
    | 'premium-minivan'
    | 'minibus'
    | 'bus'
  readonly name: Texts
  /** Number of passengers that fit. */
  readonly capacity: number
  /** Number of suitcases that fit. */
  readonly luggage: number
  /** Factor of the price relative to economy. */
  readonly factor: number
  /** Free waiting at an airport or a station, in minutes; elsewhere a third of it. */
  readonly waitingMinutes: number
  /** True if child seats are possible. */
  readonly takesChildSeats: boolean
  readonly examples: Readonly<Record<Region, readonly string[]>>
}

const everywhere = (...examples: string[]): CarClass['examples'] => ({
  russia: examples,
  turkey: examples,
  gulf: examples,
  europe: examples,
  world: examples,
})

/** The classes, cheapest first. */
export const carClasses: readonly CarClass[] = [
  {
    id: 1,
    picture: 'economy',
    capacity: 3,
    luggage: 2,
    factor: 1,
    waitingMinutes: 60,
    takesChildSeats: true,
    name: { en: 'Economy', ru: 'Эконом', es: 'Económica' },
    examples: {
      russia: ['Kia Rio', 'Hyundai Solaris'],
      turkey: ['Fiat Egea', 'Renault Clio'],
      gulf: ['Toyota Yaris', 'Nissan Sunny'],
      europe: ['Opel Corsa', 'Renault Clio'],
      world: ['Toyota Yaris', 'Kia Rio'],
    },
  },
  {
    id: 2,
    picture: 'comfort',
    capacity: 3,
    luggage: 3,
    factor: 1.17,
    waitingMinutes: 60,
    takesChildSeats: true,
    name: { en: 'Comfort', ru: 'Комфорт', es: 'Confort' },
    examples: {
      russia: ['Kia K5', 'Škoda Octavia'],
      turkey: ['Toyota Corolla', 'Škoda Octavia'],
      gulf: ['Toyota Camry', 'Hyundai Sonata'],
      europe: ['Škoda Octavia', 'Volkswagen Passat'],
      world: ['Toyota Camry', 'Škoda Octavia'],
    },
  },
  {
    id: 5,
    picture: 'minivan',
    capacity: 6,
    luggage: 6,
    factor: 1.56,
    waitingMinutes: 60,
    takesChildSeats: true,
    name: { en: 'Minivan', ru: 'Минивэн', es: 'Monovolumen' },
    examples: {
      russia: ['Hyundai Starex', 'Volkswagen Caravelle'],
      turkey: ['Volkswagen Caravelle', 'Ford Tourneo'],
      gulf: ['Toyota Previa', 'Hyundai Staria'],
      europe: ['Volkswagen Caravelle', 'Ford Tourneo'],
      world: ['Hyundai Staria', 'Volkswagen Caravelle'],
    },
  },
  {
    id: 3,
    picture: 'business',
    capacity: 3,
    luggage: 3,
    factor: 2.1,
    waitingMinutes: 75,
    takesChildSeats: true,
    name: { en: 'Business', ru: 'Бизнес', es: 'Ejecutiva' },
    examples: everywhere('Mercedes-Benz E-Class', 'BMW 5 Series'),
  },
  {
    id: 6,
    picture: 'premium-minivan',
    capacity: 6,
    luggage: 6,
    factor: 2.88,
    waitingMinutes: 75,
    takesChildSeats: true,
    name: { en: 'Premium minivan', ru: 'Премиум-минивэн', es: 'Monovolumen prémium' },
    examples: everywhere('Mercedes-Benz V-Class', 'Toyota Alphard'),
  },
  {
    id: 4,
    picture: 'first',
    capacity: 3,
    luggage: 3,
    factor: 3.3,
    waitingMinutes: 90,
    takesChildSeats: true,
    name: { en: 'First class', ru: 'Первый класс', es: 'Primera clase' },
    examples: everywhere('Mercedes-Benz S-Class', 'BMW 7 Series'),
  },
  {
    id: 7,
    picture: 'minibus',
    capacity: 16,
    luggage: 16,
    factor: 3.45,
    waitingMinutes: 60,
    takesChildSeats: false,
    name: { en: 'Minibus', ru: 'Микроавтобус', es: 'Minibús' },
    examples: everywhere('Mercedes-Benz Sprinter', 'Ford Transit'),
  },
  {
    id: 8,
    picture: 'bus',
    capacity: 50,
    luggage: 50,
    factor: 7.2,
    waitingMinutes: 60,
    takesChildSeats: false,
    name: { en: 'Bus', ru: 'Автобус', es: 'Autobús' },
    examples: everywhere('Mercedes-Benz Tourismo', 'Setra S 515 HD'),
  },
]

/** The class of an id, or undefined. */
export function carClassOf(id: number): CarClass | undefined {
  return carClasses.find((carClass) => carClass.id === id)
}
