import type english from '../en/legal.ts'
import type { Like } from '../translation.ts'

const legal: Like<typeof english> = {
  legal: {
    loading: 'Cargando el texto',
    ready: 'El texto se ha cargado',
    none: {
      title: 'Aún no hay ningún texto',
      text: 'No se ha publicado nada más que lo que dice la propia oferta.',
    },
    failed: {
      title: 'No hemos podido cargar el texto',
      text: 'Nuestro servicio no ha respondido. Lo que has elegido sigue aquí: inténtalo de nuevo en un momento.',
    },
  },
}
export default legal
