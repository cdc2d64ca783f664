import type { people as english } from '../../en/order/people.ts'
import type { Like } from '../../translation.ts'

export const people: Like<typeof english> = {
  people: {
    company: {
      title: 'Para tu empresa',
      text: 'Aparece en la factura y en el informe del viaje',
      costCenter: 'Centro de coste',
      found: {
        one: '{{count}}\u00a0centro de coste',
        many: '{{count}} de centros de coste',
        other: '{{count}}\u00a0centros de coste',
      },
      notFound: 'Ningún centro de coste tiene {{text}} en su nombre',
      none: 'Tu empresa aún no tiene centros de coste',
      failed: 'La lista no se ha cargado',
      askAgain: 'Cargar otra vez',
      notChosen: 'Aún no hay nada elegido: elige uno de la lista',
      orderNumber: 'Número interno de reserva',
      tripNumber: 'Número interno de viaje',
      tripNumberThere: 'Número interno, ida',
      tripNumberBack: 'Número interno, vuelta',
      reference: 'Referencia del viaje',
      needCostCenter: 'elige uno de la lista',
      needNumber: 'escribe el número',
    },
    coordinator: {
      title: 'Coordinador',
      text: 'Acompaña al grupo. Si lo dejas vacío, es el primer pasajero.',
      name: 'Nombre del coordinador',
      phone: 'Teléfono del coordinador',
      inEnglish: 'Enviar los mensajes en inglés',
    },
    viewers: {
      title: 'Quién más recibe los mensajes del viaje',
      phone: 'Otro teléfono',
      open: 'Añadir un teléfono',
      add: 'Añadir',
      cancel: 'Cancelar',
      added: 'Los mensajes del viaje llegan también a {{phone}}',
      full: {
        one: 'Como máximo {{count}}\u00a0teléfono',
        many: 'Como máximo {{count}} de teléfonos',
        other: 'Como máximo {{count}}\u00a0teléfonos',
      },
      me: 'Enviarme también el nombre del conductor y la matrícula',
      meHint: 'Al {{phone}}, cuando reservas para otra persona',
    },
    policy: {
      label: 'Política de viajes',
      title: 'Este coche queda fuera de la política de viajes de tu empresa',
      text: 'Puedes reservarlo con un motivo, que va en el comentario de la reserva.',
      approval: 'Tu empresa tiene que aprobarlo. Di el motivo: va en el comentario de la reserva.',
      reason: 'Por qué este coche',
      blocked: 'Tu empresa no lo permite.',
      other: 'Elegir otro coche',
    },
  },
}
