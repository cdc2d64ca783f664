import { takenBack } from '../kernel/resource/readings.ts'
import { createResources, type Resources } from '../kernel/resource/resources.ts'
import { ClientError } from '../wire/clientError.ts'
import type { ModuleCore } from './moduleCore.ts'
import { perModule } from './perModule.ts'

/** Parts of a module that its reads need. */
export type ReadingModule = Pick<ModuleCore, 'client' | 'instance' | 'platform'>

/** Returns the resource cache of one module; modules on a page share none. It comes without SWR. */
export const resourcesOf = perModule(
  (module: Pick<ModuleCore, 'client' | 'platform'>): Resources =>
    createResources(module.platform, () => JSON.stringify(identityOf(module))),
)

/** Returns the parts of the identity that answers depend on. */
function identityOf({ client }: Pick<ModuleCore, 'client'>) {
  const { userId, lang, currency } = client.core.identity()
  return [userId, lang, currency] as const
}

/**
 * Turns a call of the client into a resource: the same request of the same visitor in the same language and currency is
 * sent once, and answered from the cache after that.
 * @param name kind of the resource, the first part of its key
 * @param freshForMs maximum age of a cached answer in milliseconds; 0: each request is sent, and its answer is not
 * stored. @default any age
 * @returns the same call; its signal cancels the request unless another caller waits for it. `isAnew` sends it in any
 * case
 */
export function asResource<Question, Answer>(
  module: ReadingModule,
  name: string,
  call: (question: Question, signal: AbortSignal) => Promise<Answer>,
  freshForMs = Number.POSITIVE_INFINITY,
): (question: Question, signal: AbortSignal, isAnew?: boolean) => Promise<Answer> {
  return async (question, signal, isAnew = false) => {
    const key = [name, JSON.stringify(question), ...identityOf(module)]
    const options = { signal, freshForMs: isAnew ? 0 : freshForMs }
    try {
      return await resourcesOf(module).ask(key, (own) => call(question, own), options)
    } catch (cause) {
      throw cause === takenBack ? new ClientError('aborted', { endpoint: name, cause }) : cause
    }
  }
}
