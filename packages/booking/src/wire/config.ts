import type { ClientError } from './clientError.ts'

/** User, language and currency of a request; read before each request. */
export interface Identity {
  /**
   * Id of the user, sent with every request, in the query and in bodies. Null: omitted from the query (a guest on the
   * web).
   */
  userId: string | null
  /** Partner of the page. Null: none. */
  partnerId: string | null
  lang: 'en' | 'ru' | 'es'
  /** Currency, ISO 4217. */
  currency: string
  /** Kind of the module: `booking` standalone, `frame` in a frame. */
  moduleType: 'booking' | 'frame'
  /** Host of the page, sent as `trans_host_name` outside a frame. */
  hostName: string
}

/** Addresses and rules by which the client calls the service. */
export interface ClientConfig {
  /**
   * Address before the version, for instance `https://api.example.com/api`, without a slash at the end. Redirects are
   * not followed.
   */
  apiBase: string
  /**
   * Address of the page's own host, used for signing out, without a slash at the end. Its redirects are followed.
   * @default '' (the page's origin)
   */
  siteBase?: string
  /**
   * Address of the maps service before `/driving`; without a slash at the end. It gets neither token nor base query.
   * Null: there is none, and the API gives the path.
   * @default null
   */
  directionsBase?: string | null
  /** Key of the maps service, sent as `access_token`. Null: not needed. @default null */
  directionsKey?: string | null
  /**
   * Exact origins of payment pages: `https://pay.example.com`. Null: only localhost over http, the payment page of
   * `start`.
   * @default null
   */
  redirectOrigins?: readonly string[] | null
  /** True in frame mode: requests go to v1 and have no `trans_host_name`; otherwise to v4. */
  framed: boolean
  /** Platform that is sent to the service (EMBED-01). @default 'frame' in frame mode, else 'web' */
  platform?: 'frame' | 'web' | 'app'
  /**
   * Token that an app has passed in the page's address. While it is the bearer token, the settings request has it in
   * its query (EMBED-02). Null: there is none. @default null
   */
  appToken?: string | null
  identity(): Identity
  /** Bearer token, sent to the API's origin only. Null or empty: not signed in. */
  token(): string | null
  /**
   * Called after each 401 of the API with the token that was sent. Resolves to true if a read may be sent again, for
   * instance because the user has signed in (AUTH-05). Must not reject. @default a read is not sent again
   */
  onUnauthorized?(token: string | null, signal: AbortSignal): Promise<unknown> | undefined
  /** Called after each refusal (ERR-04), for a read after its retries. Must not throw. @default nothing is called */
  onRejected?(error: ClientError): void
}
