/** Texts for signing in and out in English, loaded when the dialog is opened. */
export default {
  login: {
    title: 'Sign in',
    switchTitle: 'Switch account',
    why: {
      wish: 'To book and to see your rides. What you entered stays.',
      needed: 'This needs an account. What you entered stays.',
      ended: 'Your session has ended. Sign in again: what you entered stays.',
      expected: 'This link is for a certain account. Sign in with it to go on.',
      switch:
        'This is the same account again, and the link is for another one. Sign in with that one, or close this and go on as you are.',
      otherOrder: 'This order belongs to another account. Sign in with it to go on to payment.',
      order: 'Sign in with the account that booked this order to see all of it.',
      forbidden: 'Sign in with an account that may book.',
    },
    name: 'E-mail or login',
    password: 'Password',
    submit: 'Sign in',
    loading: 'Signing in',
    forgot: 'Forgot your password?',
    error: {
      refused: 'The login or the password is wrong. Check both and try again.',
      offline: 'You are offline. Sign in once the connection is back.',
      network: 'The service did not answer. Check the connection and try again.',
      timeout: 'The service took too long to answer. Try again.',
      unexpected: 'Something went wrong on our side. Try again in a minute.',
    },
    done: 'You are signed in',
    out: 'You are signed out',
    account: 'Your account',
    rides: 'My rides',
    signOut: 'Sign out',
  },
  forbidden: {
    title: 'You do not have access to this page',
    text: 'Your account has no access to bookings for this company. Ask your travel manager, or sign in with another account.',
    signIn: 'Sign in with another account',
    rides: 'Back to my rides',
    document: 'No access · Wherry',
  },
}
