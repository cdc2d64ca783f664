import type english from '../en/start.ts'
import type { Like } from '../translation.ts'

const start: Like<typeof english> = {
  start: {
    recent: 'Lugares recientes',
    forget: 'Borrar',
    forgetRecent: 'Borrar lugares recientes',
    recentForgotten: 'Hemos borrado los lugares recientes',
    popular: 'Viajes populares',
    popularHere: 'Viajes populares desde aquí',
    ride: 'De {{from}} a {{to}}',
    useLocation: 'Usar mi ubicación',
    locating: 'Buscando dónde estás',
    located: 'Estás aquí: {{place}}',
    locationDenied:
      'El navegador no nos dice dónde estás. Permítelo en los ajustes de la página o escribe la dirección.',
    locationFailed: 'No hemos podido saber dónde estás. Inténtalo de nuevo o escribe la dirección.',
  },
}
export default start
