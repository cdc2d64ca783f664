/** Errors that belong to no screen, in English; loaded with the first such error. */
export default {
  errors: {
    unknown: 'An unknown error occurred',
    unexpected: 'Something went wrong on our side',
    later: 'What you entered stays. Try again in a minute.',
    change: 'Check what you entered and try again.',
    chunk: 'Part of the page did not load. Check the connection and reload.',
    network: 'The service did not answer. Check the connection and reload.',
    offline: 'You are offline. This goes on by itself once the connection is back.',
    timeout: 'The service took too long to answer. Reload to ask it again.',
    partner: {
      title: 'Booking does not work on this page yet',
      text: 'The service did not accept the partner that this page names. Whoever runs the page can put that right.',
    },
  },
}
