import type { common as english } from '../en/common.ts'
import type { Like } from '../translation.ts'

export const common: Like<typeof english> = {
  common: {
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
    language: 'Idioma',
  },
  trans: {
    common: {
      error_boundary: {
        title: 'Algo ha fallado por nuestra parte',
        text: 'Lo que has escrito está a salvo. Recarga para seguir.',
        reload: 'Recargar',
      },
    },
  },
}
