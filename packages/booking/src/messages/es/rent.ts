import type english from '../en/rent.ts'
import type { Like } from '../translation.ts'

const rent: Like<typeof english> = {
  Finder: { findRent: 'Buscar coche por horas' },
  rent: {
    duration: 'Duración',
    bounds: 'De {{min}} a {{max}}\u00a0horas',
    hours: { one: '{{count}}\u00a0hora', many: '{{count}} de horas', other: '{{count}}\u00a0horas' },
    longest: 'El coche se reserva por 24\u00a0horas como máximo',
    note: 'El coche y el conductor son tuyos todo ese tiempo, con las paradas que quieras.',
    recalculating: 'Recalculando los precios para {{hours}}',
    raised: {
      title: '{{car}}: {{hours}} como mínimo',
      text: 'Este coche no se reserva por menos tiempo. Hemos puesto {{hours}} y pedimos los precios otra vez.',
      ready: 'Este coche no se reserva por menos tiempo. Hemos puesto {{hours}}: elige el coche en la lista.',
    },
    atLeast: 'El coche elegido se reserva por {{hours}} como mínimo',
    chosen: 'Ya hay un coche elegido, así que la recogida no cambia.',
    chooseAnother: 'Elegir de nuevo',
    locked: {
      title: 'Esta reserva es un traslado',
      text: 'No puede convertirse en un coche por horas. Cámbiala en «Traslados» o busca aquí otro coche.',
      action: 'Empezar otra búsqueda',
    },
    notFound: {
      title: 'Aquí aún no hay coches por horas',
      text: 'Ningún proveedor ofrece coches desde «{{from}}». Suele ayudar una dirección cercana o una ciudad más grande.',
      change: 'Cambiar la recogida',
      write: 'O escribe a {{email}}, respondemos a cualquier hora.',
    },
  },
}
export default rent
