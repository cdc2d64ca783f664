/** True if the page's own cookie shows that the user is signed in. */
export const isSignedIn = (request: Request): boolean =>
  /(?:^|;\s*)token_ng=/.test(request.headers.get('cookie') ?? '')
