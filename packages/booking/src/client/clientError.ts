/**
 * What went wrong with a call. `network`: no answer came. `timeout`: none came in time. `aborted`: we took the call
 * back ourselves, nothing is to be shown. `rejected`: the service said no (RpcError of the requirements).
 * `unreadable`: an answer came that does not fit the contract. `untrusted`: it leads to where nobody may be led.
 */
export type ClientErrorKind = 'network' | 'timeout' | 'aborted' | 'rejected' | 'unreadable' | 'untrusted'

/** What a call's failure tells beside its kind. */
export interface ClientErrorDetails {
  /** Name of the endpoint, for instance `createOrder`. */
  endpoint: string
  /** HTTP status; absent where no answer came. */
  status?: number
  /** The service's own code, as text. */
  code?: string
  /** The service's own words, for a person; absent where it said nothing. */
  serverMessage?: string
  /** Where the answer does not fit, for instance `result[0].order_id`. */
  path?: string
  /** Milliseconds that the service asks us to wait (Retry-After). */
  retryAfter?: number
  cause?: unknown
}

/** The failure of a call; every promise of the client rejects with nothing else. */
export class ClientError extends Error {
  declare readonly kind: ClientErrorKind
  declare readonly endpoint: string
  declare readonly status?: number
  declare readonly code?: string
  declare readonly serverMessage?: string
  declare readonly path?: string
  declare readonly retryAfter?: number

  constructor(kind: ClientErrorKind, details: ClientErrorDetails) {
    const { cause, ...facts } = details
    super(facts.serverMessage ?? [facts.endpoint, kind, facts.status, facts.path].filter(Boolean).join(' '), {
      cause,
    })
    this.name = 'ClientError'
    Object.assign(this, facts, { kind })
  }
}

/** Whether an error is a call that was taken back: it is to be passed over in silence. */
export function isAborted(error: unknown): boolean {
  return error instanceof ClientError && error.kind === 'aborted'
}
