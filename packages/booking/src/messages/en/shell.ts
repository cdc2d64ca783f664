/** Texts of the frame around all screens, in English. */
export const shell = {
  shell: {
    sections: 'Sections',
    transfer: 'Transfers',
    rent: 'Hourly',
    yacht: 'Yachts',
    marketplace: 'Marketplace',
    signIn: 'Sign in',
    account: 'Account',
    skip: 'Skip to the content',
    title: '{{page}} · Wherry',
    offline: 'You are offline',
    offlineText: 'What you entered is safe. We go on once the connection is back.',
    online: 'The connection is back',
  },
}
