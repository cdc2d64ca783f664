/**
 * What went wrong with a call. `network`: no answer came. `timeout`: none came in time. `aborted`: we took the call
 * back ourselves, nothing is to be shown. `rejected`: the service said no (RpcError of the requirements).
 * `unreadable`: an answer came that does not fit the contract.
 */
export type ClientErrorKind = 'network' | 'timeout' | 'aborted' | 'rejected' | 'unreadable'

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
  readonly kind: ClientErrorKind
  readonly endpoint: string
  readonly status?: number
  readonly code?: string
  readonly serverMessage?: string
  readonly path?: string
  readonly retryAfter?: number

  constructor(kind: ClientErrorKind, details: ClientErrorDetails) {
    const { cause, ...facts } = details
    super(describe(kind, details), cause === undefined ? undefined : { cause })
    this.name = 'ClientError'
    this.kind = kind
    this.endpoint = facts.endpoint
    Object.assign(this, facts)
  }
}

function describe(kind: ClientErrorKind, details: ClientErrorDetails): string {
  if (details.serverMessage) return details.serverMessage
  const status = details.status === undefined ? '' : ` with status ${details.status}`
  const path = details.path === undefined ? '' : ` at ${details.path}`
  return `${details.endpoint} ${kind}${status}${path}`
}

/** Whether an error is a call that was taken back: it is to be passed over in silence. */
export function isAborted(error: unknown): boolean {
  return error instanceof ClientError && error.kind === 'aborted'
}
