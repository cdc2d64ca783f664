import { fileURLToPath } from 'node:url'
import type { Listening, ServerOptions } from '@wherry/edge/node.ts'
import { inject } from 'vitest'
import { type EdgeKind, startEdgeIn } from './edgeServer.ts'

/** Options of an edge with every section, in place of the usual ones. */
export interface WideEdge extends Partial<Omit<ServerOptions, 'config'>> {
  /** Runtime of the edge. @default that of the run */
  kind?: EdgeKind
  config?: Partial<ServerOptions['config']>
}

/** Links to the app in the two stores, which the edges of most journeys lack. */
export const appStores = {
  appStoreUrl: 'https://apps.example.com/wherry',
  googlePlayUrl: 'https://play.example.com/wherry',
}

/** Starts a separate edge with every section for the same service. The module of the other journeys has no yachts. */
export function startWideEdge({ kind, config, ...options }: WideEdge = {}): Promise<Listening> {
  const account = inject('account')
  return startEdgeIn(kind ?? inject('edge'), {
    dist: fileURLToPath(new URL('../../apps/module/dist', import.meta.url)),
    port: 0,
    config: {
      apiBase: inject('api'),
      debounceMs: 300,
      accountUrl: account,
      sections: { rent: true, yacht: true },
      yacht: {
        email: 'yachts@wherry.example',
        offersEn: `${account}/yachts?lang=en`,
        offersRu: `${account}/yachts?lang=ru`,
        terms: `${account}/yacht-terms?lang={lang}`,
        privacy: `${account}/personal-data?lang={lang}`,
      },
      ...config,
    },
    ...options,
  })
}
