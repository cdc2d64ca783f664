/** Texts about extras, special requests and a larger class, in English. */
export const extras = {
  extras: {
    title: 'Extras',
    included: 'Included',
    names: {
      tollroad: 'Toll roads',
      table: 'Meeting with a name sign',
      other: 'Extra service',
    },
    signHintDoor: 'The driver holds it up at the pickup',
    signElse: 'If you leave it empty, it shows the first passenger’s name',
    flexible: {
      label: 'Flexible fare',
      hint: 'Changes and cancellation have their own terms',
      agree: 'I agree to the terms of the flexible fare',
      agreeField: 'Terms of the flexible fare',
      terms: 'Read the terms',
      termsOf: 'Terms for {{car}}',
    },
    wishes: {
      title: 'Wishes for the driver',
      more: 'More wishes',
      moreThere: 'More wishes, way there',
      moreBack: 'More wishes, way back',
      additionalAddress: 'Additional address',
      additionalAddressHint: 'Where else the driver is to stop',
      changeOfItinerary: 'Change of route',
      changeOfItineraryHint: 'What should differ from the usual way',
      waiting: 'Waiting',
      waitingHint: 'Where the driver is to wait, and how long',
      tollRoads: 'Toll roads',
      tollRoadsHint: 'Which ones to take or to avoid',
    },
    capacity: {
      full: {
        one: 'This car is full with {{count}} person',
        other: 'This car is full with {{count}} people',
      },
      asking: 'Looking for a larger car',
      text: {
        one: '{{name}} seats {{count}} person: {{now}} instead of {{before}}.',
        other: '{{name}} seats up to {{count}} people: {{now}} instead of {{before}}.',
      },
      textBoth: {
        one: '{{name}} seats {{count}} person: {{now}} for both rides instead of {{before}}.',
        other: '{{name}} seats up to {{count}} people: {{now}} for both rides instead of {{before}}.',
      },
      take: 'Take {{name}}, {{now}}',
      taken: '{{name}} is chosen: {{now}}, before it was {{before}}',
    },
  },
}
