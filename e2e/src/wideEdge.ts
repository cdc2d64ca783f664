import { fileURLToPath } from 'node:url'
import type { Listening, ServerOptions } from '@wherry/edge/node.ts'
import { inject } from 'vitest'
import { type EdgeKind, startEdgeIn } from './edgeServer.ts'

/** What an edge with every section has besides, or has in another way. */
export interface WideEdge extends Partial<Omit<ServerOptions, 'config'>> {
  /** @default as the run says */
  kind?: EdgeKind
  config?: Partial<ServerOptions['config']>
}

/** Links to the app in the two stores, which the edges of most journeys do not have. */
export const appStores = {
  appStoreUrl: 'https://apps.example.com/wherry',
  googlePlayUrl: 'https://play.example.com/wherry',
}

/**
 * An edge of its own before the service of all journeys, with every section open: the other journeys go through a
 * module without yachts.
 */
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
