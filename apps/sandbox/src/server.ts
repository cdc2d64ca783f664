import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { type Clock, settableClock, systemClock } from './clock.ts'
import { createFaults, type Faults } from './faults/rules.ts'
import { canBind, type Listening, listen } from './listen.ts'
import { defaultOptions, type SandboxOptions } from './options.ts'
import { createAccountPages } from './pages/account.ts'
import { serveDocs } from './pages/docs/docs.ts'
import { serveFonts } from './pages/fonts.ts'
import { createHostilePages } from './pages/partner/hostile.ts'
import { createPartnerPages } from './pages/partner/partner.ts'
import { createPayPages } from './pages/pay.ts'
import { servePictures } from './pages/pictures.ts'
import { createStartPage } from './pages/start.ts'
import type { Parts } from './parts.ts'
import { loadPlaces } from './places/loadPlaces.ts'
import { createPlaceIndex, type PlaceIndex } from './places/placeIndex.ts'
import { createSqliteStore } from './store/sqlite.ts'

/** The servers of the sandbox. */
export type ServerName = 'start' | 'api' | 'pay' | 'account' | 'partner' | 'hostile'

export interface StartOptions {
  /** Wanted ports; if one is taken, the next free one is used; 0 means any. @default 8786 to 8791, in the order of {@link ServerName} */
  ports?: Partial<Record<ServerName, number>>
  /** Address to listen on; `0.0.0.0` allows connections from outside a container. @default '127.0.0.1' */
  host?: string
  /** The SQLite file, created if missing; `:memory:` lasts as long as the process. @default ':memory:' */
  file?: string
  /** Addresses of the other servers, and the tariff. The sandbox finds its own addresses at the start. */
  config?: Partial<
    Omit<SandboxOptions, 'startUrl' | 'apiUrl' | 'payUrl' | 'accountUrl' | 'partnerUrl' | 'hostileUrl'>
  >
  /** Clock of the sandbox. @default the system's */
  clock?: Clock
  /** Places of the sandbox. @default all places of the data files */
  places?: PlaceIndex
}

/** A running sandbox. */
export interface Sandbox {
  /** Origin of each server, without a slash at the end. */
  readonly urls: Readonly<Record<ServerName, string>>
  /** Faults for later requests. */
  readonly faults: Faults
  /** Changes the configuration of the running sandbox, for instance when the module's address is known. */
  configure(config: NonNullable<StartOptions['config']>): void
  /** Stops all servers and closes the store. */
  close(): Promise<void>
}

const defaultPorts: Readonly<Record<ServerName, number>> = {
  start: 8786,
  api: 8787,
  pay: 8788,
  account: 8789,
  partner: 8790,
  hostile: 8791,
}

/** Starts all servers of the sandbox in this process. @throws Error if no port is free or the file cannot be opened */
export async function startSandbox(start: StartOptions = {}): Promise<Sandbox> {
  const { ports = {}, host = '127.0.0.1', file = ':memory:', config = {} } = start
  const clock = settableClock(start.clock ?? systemClock)
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const store = createSqliteStore(file)
  const places = start.places ?? createPlaceIndex(loadPlaces())
  let options: SandboxOptions = { ...defaultOptions, ...config }
  const parts: Parts = { places, store, clock, options: () => options }
  const faults = createFaults()
  const api = createApp({ places, store, clock, options: () => options, faults })
  serveDocs(api, () => options)
  servePictures(api)
  const apps = {
    start: createStartPage(parts),
    api,
    pay: createPayPages(parts),
    account: createAccountPages(parts),
    partner: createPartnerPages(parts),
    hostile: createHostilePages(parts),
  }
  for (const app of [apps.start, apps.api, apps.pay, apps.account]) serveFonts(app)

  // The hostile site needs another origin and another site, so it gets another name of this machine; else only another port.
  const hostileHost = (await canBind('::1'))
    ? '::1'
    : (await canBind('127.0.0.2'))
      ? '127.0.0.2'
      : '127.0.0.1'
  const names: Partial<Record<ServerName, string>> = {
    partner: '127.0.0.1',
    hostile: hostileHost === '::1' ? '[::1]' : hostileHost,
  }

  const listening = new Map<ServerName, Listening>()
  const close = async () => {
    await Promise.all([...listening.values()].map((server) => server.close()))
    store.close()
  }
  try {
    // The servers start one after another, so that two do not take the same port.
    for (const name of Object.keys(apps) as ServerName[]) {
      const app = apps[name]
      const server = await listen(
        async (request, environment) => sealed(await app.fetch(request, environment)),
        ports[name] ?? defaultPorts[name],
        name === 'hostile' ? hostileHost : host,
      )
      listening.set(name, server)
    }
  } catch (error) {
    await close()
    throw error
  }
  const urlOf = (name: ServerName) => `http://${names[name] ?? 'localhost'}:${listening.get(name)?.port}`
  const urls = {
    start: urlOf('start'),
    api: urlOf('api'),
    pay: urlOf('pay'),
    account: urlOf('account'),
    partner: urlOf('partner'),
    hostile: urlOf('hostile'),
  }
  options = {
    ...options,
    startUrl: urls.start,
    apiUrl: urls.api,
    payUrl: urls.pay,
    accountUrl: urls.account,
    partnerUrl: urls.partner,
    hostileUrl: urls.hostile,
  }
  return {
    urls,
    faults,
    close,
    configure(change) {
      options = { ...options, ...change }
    },
  }
}

/** Adds the header that keeps a browser from guessing another content type. */
function sealed(answer: Response): Response {
  answer.headers.set('X-Content-Type-Options', 'nosniff')
  return answer
}

if (import.meta.main) {
  const sandbox = await startSandbox({
    file: process.env['SANDBOX_FILE'] ?? fileURLToPath(new URL('../.data/sandbox.sqlite', import.meta.url)),
    host: process.env['SANDBOX_HOST'] ?? '127.0.0.1',
    ...(process.env['MODULE_URL'] === undefined ? {} : { config: { moduleUrl: process.env['MODULE_URL'] } }),
  })
  for (const [name, url] of Object.entries(sandbox.urls)) console.log(`${name.padEnd(8)} ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
  }
}
