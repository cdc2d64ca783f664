import type { ClientError } from './clientError.ts'

/** Who asks, in which words and money; read anew before each call. */
export interface Identity {
  /** Goes with every call, in the query and in bodies alike. Null: left out of the query (a guest on the web). */
  userId: string | null
  /** The partner whose page this is. Null: none. */
  partnerId: string | null
  lang: 'en' | 'ru' | 'es'
  /** ISO 4217. */
  currency: string
  /** `booking` standalone, `frame` in a frame. */
  moduleType: 'booking' | 'frame'
  /** Goes as `trans_host_name` outside a frame. */
  hostName: string
}

/** How the client reaches the service. */
export interface ClientConfig {
  /**
   * Address before the version, for instance `https://api.example.com/api`; without a slash at the end. It answers
   * itself: no redirect of it is followed.
   */
  apiBase: string
  /**
   * Address of the page's own host, which signs out; without a slash at the end. Where it leads on to, is followed.
   * @default '' (the page's origin)
   */
  siteBase?: string
  /**
   * Address of the maps service before `/driving`; without a slash at the end. It gets neither token nor base query.
   * Null: there is none, the API draws the way. @default null
   */
  directionsBase?: string | null
  /** Key of the maps service; it goes as `access_token`. Null: none is needed. @default null */
  directionsKey?: string | null
  /**
   * Exact origins that a payment may lead to: `https://pay.example.com`. Null: this very machine alone, over http,
   * as the payment page of `start` is.
   * @default null
   */
  redirectOrigins?: readonly string[] | null
  /** Frame mode: calls go to v1 and carry no `trans_host_name`; otherwise v4. */
  framed: boolean
  /** Whom the service is told it serves (EMBED-01). @default 'frame' in frame mode, else 'web' */
  platform?: 'frame' | 'web' | 'app'
  /**
   * The token that an app has handed over in the page's address: the settings are asked by it, in an address too, for as
   * long as it is the bearer token (EMBED-02). Null: there is none. @default null
   */
  appToken?: string | null
  identity(): Identity
  /** Bearer token, sent to the API's origin only. Null or empty: not signed in. */
  token(): string | null
  /**
   * Told of each 401 of the API with the token that went along; answers true where a read may be asked once more, as
   * after somebody has signed in (AUTH-05). Must not reject. @default it may not
   */
  onUnauthorized?(token: string | null, signal: AbortSignal): Promise<unknown> | undefined
  /** Told of each refusal (ERR-04); a read is asked again first. Must not throw. @default nobody is told */
  onRejected?(error: ClientError): void
}
