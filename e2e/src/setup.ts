import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleReviews } from '@wherry/booking/testing/samples/sampleReviews.ts'
import { startSandbox } from '@wherry/sandbox/server.ts'
import type { TestProject } from 'vitest/node'
import { partnersAt } from '../../tools/start/partners.ts'
import { aheadFromNow, clockAhead } from './ahead.ts'
import { type EdgeKind, startEdgeIn } from './edgeServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The module with its base path. */
    module: string
    api: string
    account: string
    partner: string
    /** Address of a third-party site that attacks the module. */
    hostile: string
    pay: string
    start: string
    edge: EdgeKind
    /** Milliseconds by which the journeys’ clock is ahead of the machine’s. */
    ahead: number
  }
}

const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))

/**
 * Starts the whole product for the journeys: the sandbox with a new SQLite file, and the edge in front of the built
 * module, in workerd if EDGE asks for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'wherry-e2e-'))
  const ahead = aheadFromNow()
  const sandbox = await startSandbox({
    clock: clockAhead(ahead),
    ports: { start: 0, api: 0, pay: 0, account: 0, partner: 0, hostile: 0 },
    file: join(folder, 'sandbox.sqlite'),
  })
  const kind = process.env['EDGE'] === 'workerd' ? 'workerd' : 'node'
  const edge = await startEdgeIn(kind, {
    dist,
    port: 0,
    config: {
      apiBase: sandbox.urls.api,
      accountUrl: sandbox.urls.account,
      debounceMs: 300,
      sections: { rent: true, yacht: false },
      appStoreUrl: 'https://apps.example.com/wherry',
      googlePlayUrl: 'https://play.example.com/wherry',
      reviews: sampleReviews,
    },
    allowedParents: [sandbox.urls.partner],
    partners: {
      ...partnersAt(sandbox.urls.partner),
      // The pages of this partner also get messages in the format that was used before the protocol.
      2004: { parents: [sandbox.urls.partner], legacyMessages: true, passengerStep: true },
      // The second parent is malformed, so no page may frame the module.
      2005: { parents: [sandbox.urls.partner, 'https://*.bramble.example'] },
    },
    redirectOrigins: [sandbox.urls.pay],
    sessions: sandbox.urls.api,
  })
  const module = `${edge.url}/transfer`
  sandbox.configure({ moduleUrl: module })
  project.provide('ahead', ahead)
  project.provide('module', module)
  project.provide('api', sandbox.urls.api)
  project.provide('account', sandbox.urls.account)
  project.provide('partner', sandbox.urls.partner)
  project.provide('hostile', sandbox.urls.hostile)
  project.provide('pay', sandbox.urls.pay)
  project.provide('start', sandbox.urls.start)
  project.provide('edge', kind)
  return async () => {
    await Promise.all([edge.close(), sandbox.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}
