/** Texts of the page for the case that no part of the module can be shown, in English. */
export default {
  page: {
    sandboxed: {
      title: 'This page cannot be booked on from inside a sandbox.',
      text: 'In a new tab it works as usual.',
      open: 'Open the booking in a new tab',
    },
    failed: 'The booking page could not be loaded. Check the connection and reload it.',
    noScript: 'Wherry needs JavaScript to search and book.',
  },
}
