import { type Listening, type ServerOptions, startEdge } from '@wherry/edge/node.ts'

/** What serves the module: Node, or workerd, the runtime of a public edge network. */
export type EdgeKind = 'node' | 'workerd'

/** What stands in the user agent of the app. */
export const appAgent = 'WherryApp/'

/** Starts the edge, which knows the app; what does not fit in its settings is told to nobody. */
export async function startEdgeIn(kind: EdgeKind, options: ServerOptions): Promise<Listening> {
  const quiet = { report: () => {}, appAgent, ...options }
  // Bundles the edge: not wanted otherwise.
  return kind === 'node' ? startEdge(quiet) : (await import('@wherry/edge/workerd.ts')).startWorkerd(quiet)
}
