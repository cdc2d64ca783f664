import type english from '../en/earlier.ts'
import type { Like } from '../translation.ts'

const earlier: Like<typeof english> = {
  earlier: {
    rides: 'Abrir mis viajes',
    again: 'Intentar de nuevo',
    anew: 'Empezar otra búsqueda',
    byHour: 'Ver coches por horas',
    notFound: {
      title: 'No hemos encontrado ese viaje',
      text: 'Tu cuenta no tiene ningún viaje con este número. Si se reservó desde otra cuenta, inicia sesión en ella y ábrelo desde tus viajes.',
      guest:
        'No hay ningún viaje con este número que se pueda cambiar sin iniciar sesión. Si se reservó con una cuenta, inicia sesión en ella y ábrelo desde tus viajes.',
    },
    signIn: {
      title: 'Inicia sesión para abrir este viaje',
      text: 'Solo la cuenta que reservó un viaje puede cambiarlo o repetirlo.',
    },
    offline: {
      title: 'Abriremos el viaje cuando vuelva la conexión',
      text: 'No tienes conexión. No hace falta que hagas nada: lo abriremos nosotros.',
    },
    failed: {
      title: 'El viaje no se ha abierto',
      text: 'Nuestro servicio no ha respondido. No ha cambiado nada: inténtalo de nuevo en un momento.',
    },
    disabled: {
      change: 'Este viaje no se puede cambiar aquí',
      repeat: 'Este viaje no se puede repetir desde aquí',
      noStart: 'No sabemos dónde empieza, así que no podemos buscar precios.',
      noFinish: 'No sabemos dónde termina, así que no podemos buscar precios.',
      rent: 'Era un coche por horas: no tiene destino.',
      start: 'Busca el trayecto de nuevo o abre tus viajes.',
      write: 'O escribe a {{email}}, respondemos a cualquier hora.',
    },
    copy: {
      label: 'Cambiar o copiar este viaje',
      change: 'Cambiar el viaje',
      copy: 'Copiar a un viaje nuevo',
      changing: 'La reserva {{number}} sigue como estaba hasta que guardes.',
      copied: 'Una reserva nueva como la {{number}}: está todo relleno menos la fecha y la hora.',
    },
    gone: {
      title: 'El coche de tu viaje ya no se ofrece',
      text: 'Su proveedor no ofrece ahora esta clase aquí. Elige otro coche.',
    },
    lostStops: {
      title: {
        one: 'Aquí falta una parada de tu viaje',
        many: 'Aquí faltan {{count}} de paradas de tu viaje',
        other: 'Aquí faltan {{count}}\u00a0paradas de tu viaje',
      },
      text: {
        one: 'No hemos podido pasarla desde la reserva. Añádela otra vez o sigue sin ella.',
        many: 'No hemos podido pasarlas desde la reserva. Añádelas otra vez o sigue sin ellas.',
        other: 'No hemos podido pasarlas desde la reserva. Añádelas otra vez o sigue sin ellas.',
      },
    },
    chosen: {
      title: 'El coche de tu viaje: {{car}}, {{provider}}',
      text: 'Vuelve a estar disponible. Sigue con él o elige otro más abajo.',
      go: 'Seguir con este coche',
    },
  },
}
export default earlier
