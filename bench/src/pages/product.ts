import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEdge } from '@wherry/edge/node.ts'
import { startSandbox } from '@wherry/sandbox/server.ts'

/** The folder of the built module. */
export const dist = fileURLToPath(new URL('../../../apps/module/dist', import.meta.url))

/** The whole product, running on free ports. */
export interface Product {
  /** Address of the module's finder. */
  readonly finder: string
  /** Address of a partner's page with the module as an element. */
  readonly partner: string
  close(): Promise<void>
}

/** Starts the built module behind its edge, and the sandbox with a fresh database. */
export async function startProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'wherry-bench-'))
  const sandbox = await startSandbox({
    ports: { start: 0, api: 0, pay: 0, account: 0, partner: 0, hostile: 0 },
    file: join(folder, 'sandbox.sqlite'),
  })
  const edge = await startEdge({
    ...{ dist, port: 0, allowedParents: [sandbox.urls.partner], redirectOrigins: [sandbox.urls.pay] },
    firstAnswers: { from: sandbox.urls.api },
    config: { apiBase: sandbox.urls.api, debounceMs: 300, accountUrl: sandbox.urls.account },
  })
  const finder = `${edge.url}/transfer`
  sandbox.configure({ moduleUrl: finder })
  return {
    finder,
    partner: `${sandbox.urls.partner}/element?lang=en`,
    async close() {
      await Promise.all([edge.close(), sandbox.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
