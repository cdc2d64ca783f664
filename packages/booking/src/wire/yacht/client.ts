import type { YachtRequest } from '../../kernel/model/yacht.ts'
import { ClientError } from '../clientError.ts'
import type { Core } from '../core.ts'
import { toFlag } from '../values.ts'
import { fromYachtRequest } from './codec.ts'
import { yachtRequest } from './schema.ts'

/** Requests about yachts; each rejects with ClientError only. */
export interface YachtClient {
  /**
   * Sends a yacht request. It is never retried automatically, and the service stores it once per key. If it is not
   * accepted, it rejects with kind `rejected`.
   */
  send(request: YachtRequest, options: { idempotencyKey: string; signal: AbortSignal }): Promise<void>
}

/** Creates the requests about yachts. */
export function yachtClient(core: Core): YachtClient {
  return {
    send: async (request, { idempotencyKey, signal }) => {
      const body = fromYachtRequest(request, core.identity().hostName)
      const { success } = await core.call(yachtRequest, { signal, body, idempotencyKey })
      if (!toFlag(success)) throw new ClientError('rejected', { endpoint: yachtRequest.name, status: 200 })
    },
  }
}
