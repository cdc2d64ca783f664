import { createEdge } from './handler.ts'
import type { EdgeSettings } from './options.ts'

/** What a worker of an edge network is bound to. */
interface Bindings {
  readonly SETTINGS: EdgeSettings
  /** The build; asked by an address of any host. */
  readonly ASSETS: { fetch(address: string): Promise<Response> }
  /** The built loader. */
  readonly LOADER?: ArrayBuffer
}

let handle: ReturnType<typeof createEdge> | null = null

/** The edge as a module worker: workerd and the networks that run it start it so. */
export default {
  fetch(request: Request, { SETTINGS, ASSETS, LOADER }: Bindings): Promise<Response> {
    handle ??= createEdge({
      ...SETTINGS,
      async readAsset(path) {
        const answer = await ASSETS.fetch(`https://assets.invalid/${path}`)
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
      },
      readLoader: async () => (LOADER ? new Uint8Array(LOADER) : null),
    })
    return handle(request)
  },
}
