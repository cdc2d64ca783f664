import type { finder as english } from '../en/finder.ts'
import type { Like } from '../translation.ts'

export const finder: Like<typeof english> = {
  Finder: {
    from: 'Recogida',
    to: 'Destino',
    fromPlaceholder: 'Aeropuerto, estación, hotel o dirección',
    toPlaceholder: '¿Adónde vas?',
    find: 'Buscar coche',
    findRent: 'Buscar coche por horas',
    notFound: 'No encontramos ese lugar. Revisa cómo está escrito o prueba uno cercano.',
    exactAddress: 'Añade la calle y el número para que el conductor te encuentre',
    fromRequired: 'Elige en la lista de dónde sales',
    toRequired: 'Elige en la lista adónde vas',
    notRead: 'No pudimos leer este lugar. Elígelo otra vez en la lista.',
    nodes: 'Aeropuertos y estaciones',
    places: 'Direcciones',
    found: {
      one: '{{count}} lugar encontrado',
      many: '{{count}} de lugares encontrados',
      other: '{{count}} lugares encontrados',
    },
    searching: 'Buscando lugares',
    routeDrawing: 'De la recogida al destino',
  },
  points: {
    title: 'Por qué viajar con nosotros',
    fixedPrice: 'Precio fijo',
    fixedPriceText: 'Lo que ves es lo que pagas',
    meetSign: 'Te esperan por tu nombre',
    meetSignText: 'El conductor lleva tu cartel',
    freeWaiting: '1\u00a0hora de espera gratis',
    freeWaitingText: 'En cualquier aeropuerto, tras aterrizar',
    flightDelay: 'El retraso no te cuesta',
    flightDelayText: 'Seguimos tu vuelo y esperamos',
    freeCancellation: 'Cancelación gratis',
    freeCancellationText: 'Hasta 24\u00a0horas antes de la recogida',
  },
}
