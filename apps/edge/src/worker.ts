import type { DrawOffers } from '../../../packages/booking/src/platform/drawnSearch.ts'
import { createEdge } from './handler.ts'
import type { EdgeSettings } from './options.ts'

/** Bindings of the worker in an edge network. */
interface Bindings {
  readonly SETTINGS: EdgeSettings
  /** Files of the build; the host of the requested address has no effect. */
  readonly ASSETS: { fetch(address: string): Promise<Response> }
  /** The built loader. */
  readonly LOADER?: ArrayBuffer
}

/**
 * The edge as a module worker, for workerd and the networks that run it.
 * @param drawOffers the drawing of the module's build. Undefined: the browser alone draws offers
 */
export function createWorker(drawOffers?: DrawOffers) {
  let handle: ReturnType<typeof createEdge> | null = null
  return {
    fetch(request: Request, { SETTINGS, ASSETS, LOADER }: Bindings): Promise<Response> {
      handle ??= createEdge({
        ...SETTINGS,
        drawOffers,
        async readAsset(path) {
          const answer = await ASSETS.fetch(`https://assets.invalid/${path}`)
          return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
        },
        readLoader: async () => (LOADER ? new Uint8Array(LOADER) : null),
      })
      return handle(request)
    },
  }
}
