import { fileURLToPath } from 'node:url'
import type { Listening } from '@wherry/edge/node.ts'
import { inject } from 'vitest'
import { startEdgeIn } from '../edgeServer.ts'
import type { World } from './starts.ts'

const dist = fileURLToPath(new URL('../../../apps/module/dist', import.meta.url))

/** The module that the shared edge serves: no yachts. */
export const sharedWorld = (): World => ({ at: (path) => `${inject('module')}${path}`, order: '' })

/** An edge with every section open, before the shared service. */
export async function startWideEdge(): Promise<Listening & { world: World }> {
  const account = inject('account')
  const edge = await startEdgeIn('node', {
    dist,
    port: 0,
    config: {
      apiBase: inject('api'),
      accountUrl: account,
      sections: { rent: true, yacht: true },
      yacht: {
        email: 'yachts@wherry.example',
        offersEn: `${account}/yachts?lang=en`,
        offersRu: `${account}/yachts?lang=ru`,
        terms: `${account}/yacht-terms?lang={lang}`,
        privacy: `${account}/personal-data?lang={lang}`,
      },
    },
    redirectOrigins: [inject('pay')],
    sessions: inject('api'),
  })
  return { ...edge, world: { at: (path) => `${edge.url}/transfer${path}`, order: '' } }
}
