import type { common as english } from '../en/common.ts'
import type { Like } from '../translation.ts'

export const common: Like<typeof english> = {
  common: {
    back: 'Volver',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
    language: 'Idioma',
  },
  trans: {
    common: {
      error_boundary: {
        title: 'Algo falló de nuestro lado',
        text: 'Lo que escribiste está a salvo. Recarga para seguir.',
        unknown: 'Ocurrió un error desconocido',
        reload: 'Recargar',
      },
    },
  },
}
