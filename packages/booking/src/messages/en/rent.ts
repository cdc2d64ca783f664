/** Texts of the search for a car by the hour, in English. */
const rent = {
  Finder: { findRent: 'Find a car by the hour' },
  rent: {
    duration: 'Duration',
    bounds: 'From {{min}} to {{max}} hours',
    hours: { one: '{{count}} hour', other: '{{count}} hours' },
    longest: 'A car is hired for 24 hours at most',
    note: 'The car and the driver are yours for the whole time, with any stops.',
    recalculating: 'Recalculating the prices for {{hours}}',
    raised: {
      title: '{{car}}: {{hours}} or more',
      text: 'This car is not hired for less. The duration is {{hours}} now, and we are asking for the prices again.',
      ready: 'This car is not hired for less. The duration is {{hours}} now: choose the car in the list.',
    },
    atLeast: 'The chosen car is hired for {{hours}} or more',
    chosen: 'A car is chosen, so the pickup stays as it is.',
    chooseAnother: 'Choose again',
    locked: {
      title: 'This order is a transfer',
      text: 'It cannot become a car by the hour. Change it under “Transfers”, or look for another car here.',
      action: 'Start a new search',
    },
    notFound: {
      title: 'No cars by the hour here yet',
      text: 'None of our providers hires out a car from “{{from}}”. A nearby address or a larger town often helps.',
      change: 'Change the pickup',
      write: 'Or write to {{email}}, we answer around the clock.',
    },
  },
}
export default rent
