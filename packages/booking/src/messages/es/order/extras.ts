/** Texts about extras, special requests and a larger class, in Spanish. */
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
      title: 'Peticiones para el conductor',
      more: 'Más peticiones',
      moreThere: 'Más peticiones, ida',
      moreBack: 'Más peticiones, vuelta',
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
        one: 'Este coche está completo con {{count}}\u00a0persona',
        many: 'Este coche está completo con {{count}} de personas',
        other: 'Este coche está completo con {{count}}\u00a0personas',
      },
      asking: 'Buscando un coche más grande',
      text: {
        one: '{{name}}: {{count}}\u00a0plaza, {{now}} en lugar de {{before}}.',
        many: '{{name}}: hasta {{count}} de plazas, {{now}} en lugar de {{before}}.',
        other: '{{name}}: hasta {{count}}\u00a0plazas, {{now}} en lugar de {{before}}.',
      },
      textBoth: {
        one: '{{name}}: {{count}}\u00a0plaza, {{now}} por los dos trayectos en lugar de {{before}}.',
        many: '{{name}}: hasta {{count}} de plazas, {{now}} por los dos trayectos en lugar de {{before}}.',
        other: '{{name}}: hasta {{count}}\u00a0plazas, {{now}} por los dos trayectos en lugar de {{before}}.',
      },
      take: 'Elegir {{name}}, {{now}}',
      taken: 'Has elegido {{name}}: {{now}}, antes {{before}}',
    },
  },
}
