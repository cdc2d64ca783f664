import type { bonus as english } from '../../en/order/bonus.ts'
import type { Like } from '../../translation.ts'

/** Texts about certificates, miles and the sum of the booking form, in Spanish. */
export const bonus: Like<typeof english> = {
  bonus: {
    title: 'Código promocional y millas',
    code: 'Código promocional o certificado',
    card: 'Número de la tarjeta de fidelidad',
    useCard: 'Usar una tarjeta de fidelidad',
    hint: 'Opcional, uno por reserva',
    cardHint: '10, 11, 13 o 16\u00a0cifras',
    apply: 'Aplicar',
    remove: 'Quitar',
    clear: 'Borrar',
    checking: 'Comprobando el código',
    pays: 'El código cubre {{amount}}',
    paysBonus: 'Tus puntos cubren {{amount}}',
    paysNothing: 'El código es válido, pero no se aplica a este viaje',
    removed: 'El código ya no se aplica',
    failed: 'No hemos podido comprobar el código. Compruébalo otra vez o quítalo.',
    fastRide:
      'La recogida urgente no admite códigos ni certificados. Elige una hora posterior para usar el tuyo.',
    fastRideOfTwo: 'La recogida urgente no admite códigos: solo se aplica a tu otro viaje.',
    kept: 'El código {{number}} sigue en tu reserva. Lo aplicamos al guardar.',
    notTaken: {
      title: 'El viaje aún no está reservado: el código no se acepta',
      text: 'Para reservar al precio completo, {{price}}, pulsa otra vez el botón. O corrige el código.',
    },
    miles: {
      title: 'Acumular millas',
      label: 'Número en el programa de millas',
      hint: 'De 4 a 10\u00a0cifras',
      asking: 'Calculando las millas',
      earned: 'Millas por esta reserva: {{count}}',
    },
    sum: {
      wayThere: 'Ida',
      wayBack: 'Vuelta',
      bothWays: '{{name}}, ida y vuelta',
      onWayThere: '{{name}}, ida',
      onWayBack: '{{name}}, vuelta',
      stops: {
        one: '{{count}}\u00a0parada',
        many: '{{count}} de paradas',
        other: '{{count}}\u00a0paradas',
      },
      certificate: 'Código {{number}}',
      counting: 'calculando',
      notCounted: 'aún sin aplicar',
      inOrder: 'en tu reserva',
      onTop: 'se suma después',
      rest: 'Otros',
      final: 'Precio final',
      asking: 'Calculando el importe exacto',
      preview: 'Aún sin confirmar',
      failed: 'No hemos podido calcular el importe exacto.',
      again: 'Calcular otra vez',
    },
    pay: {
      card: 'Pagar con tarjeta',
      now: 'Pagar ahora',
    },
    terms: {
      both: 'Acepto las {{offer}} y las {{deposit}} y que mis datos pasen al proveedor de este viaje',
      single: 'Acepto las {{offer}} y que mis datos pasen al proveedor de este viaje',
      offer: 'condiciones de transporte',
      offerOf: 'condiciones de transporte de {{car}}',
      deposit: 'condiciones de prepago',
      offerTitle: 'Condiciones de transporte: {{car}}',
      depositTitle: 'Condiciones de prepago',
      read: 'Antes de reservar',
      failed:
        'Las condiciones no se han cargado. Comprueba la conexión e inténtalo de nuevo: lo que has escrito sigue aquí.',
    },
  },
}
