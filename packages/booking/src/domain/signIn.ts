/** What signing in gives. */
export interface SignIn {
  /** Bearer token, good for {@link tokenLifeSeconds}; it is never put into an address. */
  token: string
  /** Whose login it was. */
  userId: string
}

/** How long a token is kept, in seconds: 14 days (AUTH-04). */
export const tokenLifeSeconds = 1_209_600
