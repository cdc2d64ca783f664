import type { change as english } from '../en/change.ts'
import type { Like } from '../translation.ts'

export const change: Like<typeof english> = {
  change: {
    title: 'Estás cambiando el pedido {{number}}',
    text: 'Sigue como estaba hasta que guardes.',
    repeatTitle: 'El mismo viaje otra vez',
    repeatText: 'Hemos rellenado todo menos la fecha y la hora.',
    what: 'Qué cambia',
    none: 'Nada todavía',
    before: 'Antes',
    after: 'Ahora',
    nothing: 'no hay',
    from: 'Desde',
    to: 'Hasta',
    stops: 'Paradas',
    pickup: 'Recogida',
    landing: 'Aterrizaje',
    trainArrival: 'Llegada del tren',
    takeoff: 'Salida del vuelo',
    trainDeparture: 'Salida del tren',
    duration: 'Duración',
    carClass: 'Coche',
    people: 'Pasajeros',
    price: 'Precio',
    other: 'Nombres, números, extras o textos',
    save: 'Guardar los cambios',
    saveShort: 'Guardar',
    block: 'Guardado',
    failed: 'El cambio no se ha guardado',
    lost: {
      title: 'Comprobamos tu cambio',
      text: 'La conexión se cortó mientras guardábamos. Enviamos el mismo cambio otra vez: cuenta una sola vez. Puede tardar un minuto.',
      open: 'Aún no sabemos si tu cambio se guardó. Pregunta otra vez: cuenta una sola vez.',
    },
    dearer: 'El total es más alto que cuando pulsaste el botón. Míralo y pulsa otra vez.',
    partial:
      'Solo se ha reservado uno de los dos viajes. Mira cuál en tus viajes o escríbenos. Paga solo si te basta con uno.',
    otherAccount: {
      title: 'Este pedido es de otra cuenta',
      text: 'Lo guardamos. Inicia sesión con esa cuenta y el pago sigue.',
      signIn: 'Iniciar sesión',
    },
    platform: 'Volver a {{host}}',
  },
}
