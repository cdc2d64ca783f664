/** Codes of JSON-RPC 2.0, and two of our own. */
export const rpcCodes = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  wrongCredentials: -32001,
  tooManySignIns: -32002,
} as const

/** The reason for an error response. */
export type RpcFailure = keyof typeof rpcCodes

/** The outcome of a method: a result, or a failure with parts of its message. */
export type RpcOutcome =
  | { readonly result: unknown }
  | {
      readonly failure: RpcFailure
      /** Values for the placeholders of the message. */
      readonly parts?: Readonly<Record<string, string>>
    }

/** The methods of a service and the texts of its failures. */
export interface RpcService {
  readonly methods: Readonly<Record<string, (params: unknown) => RpcOutcome>>
  /** The message of a failure. */
  say(failure: RpcFailure, parts: Readonly<Record<string, string>>): string
}

type RpcId = string | number | null

const mostRequests = 20

/**
 * Answers a JSON-RPC 2.0 body, a single request or a batch. Null if there is nothing to answer, since the body has only
 * notifications.
 */
export function answerRpc(text: string, service: RpcService): unknown {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return failed(null, 'unreadable', service)
  }
  if (!Array.isArray(body)) return answerOne(body, service)
  if (body.length === 0 || body.length > mostRequests) return failed(null, 'invalidRequest', service)
  const answers = body.map((request) => answerOne(request, service)).filter((answer) => answer !== null)
  return answers.length === 0 ? null : answers
}

function answerOne(body: unknown, service: RpcService): object | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return failed(null, 'invalidRequest', service)
  }
  const request = body as Record<string, unknown>
  const { jsonrpc, method, params } = request
  const isNotification = !Object.hasOwn(request, 'id')
  const id = isId(request['id']) ? request['id'] : null
  const isRequest =
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (isNotification || isId(request['id'])) &&
    (params === undefined || (typeof params === 'object' && params !== null))
  if (!isRequest) return failed(id, 'invalidRequest', service)
  const outcome = Object.hasOwn(service.methods, method)
    ? service.methods[method]?.(params)
    : { failure: 'unknownMethod' as const }
  if (isNotification || outcome === undefined) return null
  return 'result' in outcome
    ? { jsonrpc: '2.0', id, result: outcome.result }
    : failed(id, outcome.failure, service, outcome.parts)
}

const isId = (id: unknown): id is RpcId =>
  typeof id === 'string' || id === null || (typeof id === 'number' && Number.isFinite(id))

const failed = (
  id: RpcId,
  failure: RpcFailure,
  { say }: RpcService,
  parts: Readonly<Record<string, string>> = {},
) => ({ jsonrpc: '2.0', id, error: { code: rpcCodes[failure], message: say(failure, parts) } })
