import type { Listening } from '@wherry/edge/node.ts'
import { inject } from 'vitest'
import { startWideEdge } from '../wideEdge.ts'
import type { World } from './starts.ts'

/** The module that the shared edge serves, which has no yachts. */
export const sharedWorld = (): World => ({ at: (path) => `${inject('module')}${path}`, order: '' })

/** Starts an edge with every section for the shared service. */
export async function startWideWorld(): Promise<Listening & { world: World }> {
  const edge = await startWideEdge({
    kind: 'node',
    redirectOrigins: [inject('pay')],
    sessions: inject('api'),
  })
  return { ...edge, world: { at: (path) => `${edge.url}/transfer${path}`, order: '' } }
}
