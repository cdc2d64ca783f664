import { type Listening, type ServerOptions, startEdge } from '@wherry/edge/node.ts'

/** The runtime that serves the module: Node, or workerd, which a public edge network runs. */
export type EdgeKind = 'node' | 'workerd'

/** The part of the user agent by which the edge recognises the app. */
export const appAgent = 'WherryApp/'

/** Starts the edge, which recognises the app. Warnings about its settings are dropped. */
export async function startEdgeIn(kind: EdgeKind, options: ServerOptions): Promise<Listening> {
  const quiet = { report: () => {}, appAgent, ...options }
  // The package is imported only for workerd, because the import bundles the edge.
  return kind === 'node' ? startEdge(quiet) : (await import('@wherry/edge/workerd.ts')).startWorkerd(quiet)
}
