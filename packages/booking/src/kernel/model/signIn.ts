/** Result of signing in. */
export interface SignIn {
  /** Bearer token, valid for {@link tokenLifeSeconds}; it is never put into an address. */
  token: string
  /** Id of the user who signed in. */
  userId: string
}

/** Lifetime of a stored token in seconds: 14 days (AUTH-04). */
export const tokenLifeSeconds = 1_209_600

/**
 * True if both login and password are entered (AUTH-02). Spaces alone are no login; in a password every character
 * counts.
 */
export function maySignIn(login: string, password: string): boolean {
  return login.trim() !== '' && password !== ''
}

/** Masks an e-mail address so that its owner recognises it but nobody else can use it (SEC-04): `an…@example.com`. */
export function maskedEmail(email: string): string {
  return email.replace(/^([^@]{0,2})[^@]*/u, '$1…')
}
