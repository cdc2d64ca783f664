/**
 * Kind of a failed request. `network`: no response arrived. `timeout`: no response arrived in time. `aborted`: the
 * module itself cancelled the request, so nothing is shown. `rejected`: the service refused it (RpcError in the
 * requirements). `unreadable`: the response does not match the contract. `untrusted`: the response has an address that
 * nobody may be sent to.
 */
export type ClientErrorKind = 'network' | 'timeout' | 'aborted' | 'rejected' | 'unreadable' | 'untrusted'

/** Details of a failed request besides its kind. */
export interface ClientErrorDetails {
  /** Name of the endpoint, for instance `createOrder`. */
  endpoint: string
  /** HTTP status; absent if no response arrived. */
  status?: number
  /** The service's own code, as text. */
  code?: string
  /** Message of the service to the visitor; absent if there is none. */
  serverMessage?: string
  /** Path of the value that does not match the contract, for instance `result[0].order_id`. */
  path?: string
  /** Milliseconds to wait, from the header Retry-After. */
  retryAfter?: number
  cause?: unknown
}

/** The error of a failed request; all promises of the client reject with this class only. */
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

/** Returns an error of the client as it is; any other, such as one of a codec, as an unreadable answer of `endpoint`. */
export function clientErrorOf(cause: unknown, endpoint: string): ClientError {
  return cause instanceof ClientError ? cause : new ClientError('unreadable', { endpoint, cause })
}

/** True for an aborted request, about which nothing is shown. */
export function isAborted(error: unknown): boolean {
  return error instanceof ClientError && error.kind === 'aborted'
}
