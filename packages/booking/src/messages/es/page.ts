import type english from '../en/page.ts'
import type { Like } from '../translation.ts'

/** Texts of the page for the case that no part of the module can be shown, in Spanish. */
const page: Like<typeof english> = {
  page: {
    sandboxed: {
      title: 'No se puede reservar dentro de un marco aislado.',
      text: 'En una pestaña nueva funciona como siempre.',
      open: 'Abrir la reserva en una pestaña nueva',
    },
    failed: 'No se ha podido cargar la página de reserva. Comprueba la conexión y recárgala.',
    noScript: 'Activa JavaScript para buscar y reservar.',
  },
}
export default page
