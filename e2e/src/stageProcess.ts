/* The whole product in a separate process (ownStage.ts), so that the output of its servers can be read. It sends its
   addresses to the process that started it. */
import { startSandbox } from '@wherry/sandbox/server.ts'
import { partnersAt } from '../../tools/start/partners.ts'
import { clockAhead } from './ahead.ts'
import { startEdgeIn } from './edgeServer.ts'
import type { StageSetup } from './ownStage.ts'

const { dist, ahead, kind, dsn } = JSON.parse(process.argv[2] ?? '') as StageSetup
const sandbox = await startSandbox({
  clock: clockAhead(ahead),
  ports: { start: 0, api: 0, pay: 0, account: 0, partner: 0, hostile: 0 },
})
const { api, account, partner, pay } = sandbox.urls
const edge = await startEdgeIn(kind, {
  dist,
  port: 0,
  config: { apiBase: api, accountUrl: account, debounceMs: 300, sections: { rent: true, yacht: false } },
  allowedParents: [partner],
  partners: partnersAt(partner),
  redirectOrigins: [pay],
  sessions: api,
  errorReporting: { dsn, environment: 'live' },
  report: (text) => console.error(text),
})
sandbox.configure({ moduleUrl: `${edge.url}/transfer` })
process.send?.({ api, account, partner, pay, module: `${edge.url}/transfer` })
process.on('disconnect', () => process.exit(0))
