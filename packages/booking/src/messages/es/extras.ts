/** Extras, deseos y una clase mayor en español. */
export const extras = {
  extras: {
    title: 'Extras',
    included: 'Incluido',
    names: {
      tollroad: 'Peajes',
      table: 'Recogida con cartel',
      other: 'Servicio adicional',
    },
    signHintDoor: 'El conductor lo sostiene en el lugar de recogida',
    signElse: 'Si queda vacío, lleva el nombre del primer pasajero',
    flexible: {
      label: 'Tarifa flexible',
      hint: 'Los cambios y la cancelación tienen sus propias condiciones',
      agree: 'Acepto las condiciones de la tarifa flexible',
      agreeField: 'Condiciones de la tarifa flexible',
      terms: 'Leer las condiciones',
      termsOf: 'Condiciones de {{car}}',
    },
    wishes: {
      title: 'Deseos para el conductor',
      more: 'Más deseos',
      moreThere: 'Más deseos, ida',
      moreBack: 'Más deseos, vuelta',
      additionalAddress: 'Otra dirección',
      additionalAddressHint: 'Dónde más debe parar el conductor',
      changeOfItinerary: 'Cambio de ruta',
      changeOfItineraryHint: 'En qué se aparta del camino habitual',
      waiting: 'Espera',
      waitingHint: 'Dónde y cuánto debe esperar el conductor',
      tollRoads: 'Peajes',
      tollRoadsHint: 'Qué autopistas tomar o evitar',
    },
    capacity: {
      full: {
        one: 'Este coche está completo con {{count}} persona',
        many: 'Este coche está completo con {{count}} personas',
        other: 'Este coche está completo con {{count}} personas',
      },
      asking: 'Buscamos un coche más grande',
      text: {
        one: '{{name}}: {{count}} plaza, {{now}} en lugar de {{before}}.',
        many: '{{name}}: hasta {{count}} plazas, {{now}} en lugar de {{before}}.',
        other: '{{name}}: hasta {{count}} plazas, {{now}} en lugar de {{before}}.',
      },
      textBoth: {
        one: '{{name}}: {{count}} plaza, {{now}} por los dos trayectos en lugar de {{before}}.',
        many: '{{name}}: hasta {{count}} plazas, {{now}} por los dos trayectos en lugar de {{before}}.',
        other: '{{name}}: hasta {{count}} plazas, {{now}} por los dos trayectos en lugar de {{before}}.',
      },
      take: 'Elegir {{name}}, {{now}}',
      taken: '{{name}} está elegido: {{now}}, antes {{before}}',
    },
  },
}
