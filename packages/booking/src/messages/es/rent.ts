import type english from '../en/rent.ts'
import type { Like } from '../translation.ts'

const rent: Like<typeof english> = {
  rent: {
    duration: 'Duración',
    bounds: 'De {{min}} a {{max}} horas',
    hours: { one: '{{count}} hora', many: '{{count}} horas', other: '{{count}} horas' },
    longest: 'El coche se alquila 24 horas como máximo',
    note: 'El coche y el conductor son tuyos todo ese tiempo, con las paradas que quieras.',
    recalculating: 'Recalculando los precios para {{hours}}',
    raised: {
      title: '{{car}}: {{hours}} como mínimo',
      text: 'Este coche no se alquila por menos tiempo. Hemos puesto {{hours}} y pedimos los precios de nuevo.',
      ready: 'Este coche no se alquila por menos tiempo. Hemos puesto {{hours}}: elige el coche en la lista.',
    },
    atLeast: 'El coche elegido se alquila {{hours}} como mínimo',
    chosen: 'Ya hay un coche elegido, así que la recogida no cambia.',
    chooseAnother: 'Elegir de nuevo',
    locked: {
      title: 'Este pedido es un traslado',
      text: 'No puede convertirse en un coche por horas. Cámbialo en «Traslados» o busca aquí otro coche.',
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
