/** Frame of all screens in English. */
export const shell = {
  shell: {
    sections: 'Sections',
    transfer: 'Transfers',
    rent: 'Hourly',
    yacht: 'Yachts',
    marketplace: 'Marketplace',
    signIn: 'Sign in',
    account: 'Account',
    skip: 'Skip to the form',
    title: '{{page}} · Wherry',
    offline: 'You are offline',
    offlineText: 'What you entered stays here. We go on as soon as the connection is back.',
    online: 'The connection is back',
  },
}
