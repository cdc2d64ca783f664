import { type Listening, type ServerOptions, startEdge } from '@wherry/edge/node.ts'

/** What serves the module: Node, or workerd, the runtime of a public edge network. */
export type EdgeKind = 'node' | 'workerd'

/** Starts the edge; what does not fit in its settings is told to nobody. */
export async function startEdgeIn(kind: EdgeKind, options: ServerOptions): Promise<Listening> {
  const quiet = { report: () => {}, ...options }
  // Bundles the edge: not wanted otherwise.
  return kind === 'node' ? startEdge(quiet) : (await import('@wherry/edge/workerd.ts')).startWorkerd(quiet)
}
