import type english from '../en/legal.ts'
import type { Like } from '../translation.ts'

const legal: Like<typeof english> = {
  legal: {
    loading: 'Buscando el texto',
    ready: 'El texto ya está aquí',
    none: {
      title: 'Aquí no hay ningún texto',
      text: 'No se ha publicado nada más que lo que dice la propia oferta.',
    },
    failed: {
      title: 'El texto no ha llegado',
      text: 'Nuestro servicio no ha respondido. Lo que has elegido sigue aquí: inténtalo de nuevo en un momento.',
    },
  },
}
export default legal
