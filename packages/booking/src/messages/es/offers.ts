import type { offers as english } from '../en/offers.ts'
import type { Like } from '../translation.ts'

export const offers: Like<typeof english> = {
  offers: {
    found: '{{offers}} en {{classes}}',
    offers: { one: '{{count}} oferta', many: '{{count}} de ofertas', other: '{{count}} ofertas' },
    classes: { one: '{{count}} clase', many: '{{count}} de clases', other: '{{count}} clases' },
    loading: 'Pidiendo precios a las empresas',
    loadingLong: 'Seguimos pidiendo precios: algunas empresas tardan en responder',
    choose: 'Elegir',
    chooseOf: 'Elegir {{car}} de {{provider}} por {{price}}',
    cheapest: 'Más barato',
    bestRated: 'Mejor valorado',
    similar: '{{cars}} o similar',
    seats: { one: '{{count}} asiento', many: '{{count}} de asientos', other: '{{count}} asientos' },
    bags: { one: '{{count}} maleta', many: '{{count}} de maletas', other: '{{count}} maletas' },
    fastRide: 'Coche al momento',
    cancellation: 'Cancelación gratis hasta {{hours}}\u00a0h antes',
    cancellationAnyTime: 'Cancelación gratis hasta la recogida',
    noCancellation: 'Sin cancelación gratis',
    included: 'Incluye {{list}}',
    tolls: 'peajes',
    sign: 'cartel con tu nombre',
    waiting: '{{minutes}}\u00a0min de espera',
    more: {
      one: '{{count}} empresa más desde {{price}}',
      many: '{{count}} de empresas más desde {{price}}',
      other: '{{count}} empresas más desde {{price}}',
    },
    others: 'Otras empresas',
    rating: 'Valoración {{rating}} de 5',
    reviews: { one: '{{count}} opinión', many: '{{count}} de opiniones', other: '{{count}} opiniones' },
    about: 'unos {{price}}',
    provider: 'Empresa {{id}}',
    carClass: 'Clase {{id}}',
    notFound: {
      title: 'Aún no hay coches para esta ruta',
      text: 'Ninguna de nuestras empresas va de {{from}} a {{to}}. Suele ayudar una dirección cercana u otro punto de recogida.',
      change: 'Cambiar el destino',
      write: 'O escríbenos a {{email}}, respondemos a todas horas.',
    },
    failed: {
      title: 'Los precios no llegaron',
      text: 'El servicio de precios no respondió. Tus lugares siguen aquí: inténtalo de nuevo en un momento.',
    },
    offline: {
      title: 'Los precios esperan la conexión',
      text: 'Estás sin conexión. Tus lugares siguen aquí y pedimos los precios en cuanto vuelvas.',
    },
  },
}
