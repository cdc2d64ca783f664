/** What signing in gives. */
export interface SignIn {
  /** Bearer token, good for {@link tokenLifeSeconds}; it is never put into an address. */
  token: string
  /** Whose login it was. */
  userId: string
}

/** How long a token is kept, in seconds: 14 days (AUTH-04). */
export const tokenLifeSeconds = 1_209_600

/**
 * Whether there is anything to sign in with (AUTH-02): both must be there. Spaces alone are no login; of a password
 * every character counts.
 */
export function maySignIn(login: string, password: string): boolean {
  return login.trim() !== '' && password !== ''
}

/** An e-mail address that its owner knows again and nobody else can write to (SEC-04): `an…@example.com`. */
export function maskedEmail(email: string): string {
  return email.replace(/^([^@]{0,2})[^@]*/u, '$1…')
}
