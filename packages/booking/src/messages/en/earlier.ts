/** Texts for changing and repeating an order in English. */
const earlier = {
  earlier: {
    rides: 'Open my rides',
    again: 'Try again',
    anew: 'Start a new search',
    byHour: 'Look at cars by the hour',
    notFound: {
      title: 'We could not find this ride',
      text: 'Your account has no ride with this number. If it was booked from another account, sign in there and open it from your rides.',
      guest:
        'There is no ride with this number that can be changed without signing in. If it was booked with an account, sign in there and open it from your rides.',
    },
    signIn: {
      title: 'Sign in to open this ride',
      text: 'Only the account that booked a ride can change or repeat it.',
    },
    offline: {
      title: 'The ride opens when you are back online',
      text: 'You are offline. There is nothing to do: we open it for you.',
    },
    failed: {
      title: 'The ride did not open',
      text: 'Our service did not answer. Nothing was changed: try again in a moment.',
    },
    disabled: {
      change: 'This ride cannot be changed here',
      repeat: 'This ride cannot be booked again from here',
      noStart: 'We do not know where it starts, so there are no prices to ask for.',
      noFinish: 'We do not know where it ends, so there are no prices to ask for.',
      rent: 'It was a car by the hour: it has no drop-off.',
      start: 'Find the way in a new search, or open your rides.',
      write: 'Or write to {{email}}, we answer around the clock.',
    },
    copy: {
      label: 'Change or copy this ride',
      change: 'Change the ride',
      copy: 'Copy to a new ride',
      changing: 'Order {{number}} stays as it was until you save.',
      copied: 'A new order like {{number}}: everything is filled in but the date and time.',
    },
    gone: {
      title: 'The car of your ride is no longer on offer',
      text: 'Its provider does not offer this class here now. Choose another car.',
    },
    lostStops: {
      title: {
        one: 'A stop of your ride is missing here',
        other: '{{count}} stops of your ride are missing here',
      },
      text: {
        one: 'We could not take it over from the order. Add it to the way again, or go on without it.',
        other:
          'We could not take them over from the order. Add them to the way again, or go on without them.',
      },
    },
    chosen: {
      title: 'The car of your ride: {{car}}, {{provider}}',
      text: 'It is on offer again. Go on with it, or choose another car below.',
      go: 'Go on with this car',
    },
  },
}
export default earlier
