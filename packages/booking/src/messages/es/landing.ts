import type english from '../en/landing.ts'
import type { Like } from '../translation.ts'

const landing: Like<typeof english> = {
  landing: {
    header: 'Hasta la puerta, a un precio que conoces hoy',
    points: 'Por qué vuelven a viajar con nosotros',
    reviews: 'Nuestra nota: 4,8 sobre 5',
    reviewsText: 'Lo que escriben los pasajeros después de viajar',
    rating: '{{rating}} de 5',
    apps: 'Tus viajes en el móvil',
    appsText: 'El conductor en el mapa, cambios con dos toques y ayuda a toda hora.',
    promo: 'Un código para tu viaje',
    promoText: 'Indícalo al reservar.',
    partner: 'Nuestro colaborador',
    partnerSite: 'Sitio de nuestro colaborador, {{host}}',
    r1: {
      text: 'El vuelo llegó con tres horas de retraso y el conductor seguía allí con mi nombre.',
      who: 'Lucía, Aeropuerto de Estambul a Kadıköy',
    },
    r2: {
      text: 'Reservé desde el avión. Veinte minutos después de aterrizar ya íbamos en el coche, con la silla infantil puesta.',
      who: 'Rafael, Aeropuerto de Málaga a Marbella',
    },
    r3: {
      text: 'Precio claro y coche limpio. Tardé un poco en encontrar el punto de recogida.',
      who: 'Carmen, Barajas a Chamberí',
    },
    r4: {
      text: 'Éramos nueve con once maletas y cupo todo en una furgoneta.',
      who: 'Javier, Aeropuerto de Cancún a Tulum',
    },
    r5: {
      text: 'Cambié la hora la noche anterior. Dos toques y el mismo precio.',
      who: 'Valeria, Aeropuerto de Bogotá a Usaquén',
    },
    r6: {
      text: 'Las dos de la mañana y nada de regatear en la parada. Solo eso ya valió la pena.',
      who: 'Andrés, Aeropuerto de Lisboa a Cascais',
    },
  },
}
export default landing
