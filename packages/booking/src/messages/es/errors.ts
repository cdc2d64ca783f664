import type english from '../en/errors.ts'
import type { Like } from '../translation.ts'

/** Errors that belong to no screen, in Spanish. */
const errors: Like<typeof english> = {
  errors: {
    unknown: 'Se ha producido un error desconocido',
    unexpected: 'No ha funcionado por un error nuestro',
    later: 'Lo que has escrito sigue aquí. Inténtalo de nuevo en un minuto.',
    change: 'Revisa lo que has escrito e inténtalo de nuevo.',
    chunk: 'Una parte de la página no se ha cargado. Comprueba la conexión y recarga.',
    network: 'El servicio no ha respondido. Comprueba la conexión y recarga.',
    offline: 'No tienes conexión. Seguiremos en cuanto vuelva.',
    timeout: 'El servicio ha tardado demasiado en responder. Recarga para volver a intentarlo.',
    partner: {
      title: 'En esta página aún no se puede reservar',
      text: 'El servicio no ha aceptado al socio que indica esta página. Puede corregirlo quien la administra.',
    },
  },
}
export default errors
