import type english from '../en/landing.ts'
import type { Like } from '../translation.ts'

const landing: Like<typeof english> = {
  landing: {
    header: 'Hasta la puerta, con el precio claro desde el principio',
    points: 'Por qué vuelven a viajar con nosotros',
    reviews: 'Lo que escriben los pasajeros después de viajar',
    rating: 'Valoración: {{rating}} de 5',
    apps: 'Tus viajes en el móvil',
    appsText: 'El conductor en el mapa, cambios con dos toques y ayuda a cualquier hora.',
    promo: 'Un código para tu viaje',
    promoText: 'Indícalo al reservar.',
    partner: 'Nuestro socio',
    partnerSite: 'Sitio de nuestro socio, {{host}}',
  },
}
export default landing
