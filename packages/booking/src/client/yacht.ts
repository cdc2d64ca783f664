import { toFlag } from '../codec/values.ts'
import { fromYachtRequest } from '../codec/yacht.ts'
import { yachtRequest } from '../contract/yacht.ts'
import type { YachtRequest } from '../domain/yacht.ts'
import { ClientError } from './clientError.ts'
import type { Core } from './core.ts'

/** Requests for yachts; each call rejects with ClientError only. */
export interface YachtClient {
  /** Sends a request; never repeated by itself, and kept once under one key. Not taken: kind `rejected`. */
  send(request: YachtRequest, options: { idempotencyKey: string; signal: AbortSignal }): Promise<void>
}

/** Requests for yachts. */
export function yachtClient(core: Core): YachtClient {
  return {
    send: async (request, { idempotencyKey, signal }) => {
      const body = fromYachtRequest(request, core.identity().hostName)
      const { success } = await core.call(yachtRequest, { signal, body, idempotencyKey })
      if (!toFlag(success)) throw new ClientError('rejected', { endpoint: yachtRequest.name, status: 200 })
    },
  }
}
