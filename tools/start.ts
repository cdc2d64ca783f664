/**
 * Brings the whole product up with one command: builds what changed, starts the sandbox with its SQLite file, serves
 * the module, the account and pay pages and a partner's page, and prints the start page that links all of it.
 * `--dev` serves the module with hot reload instead of its build. WHERRY_PORT sets the first of the ports,
 * WHERRY_PARENTS names further origins that may frame the module with any partner of the sandbox, by comma;
 * WHERRY_TILES serves the map its tiles, as JSON: `{"url":"https://…/{z}/{x}/{y}.png","attribution":"© …"}`;
 * WHERRY_SETTINGS names a file of settings (apps/edge/src/options.ts) by which the module asks another service than the
 * sandbox, whose pages stay what they are; WHERRY_DATA is the folder of the sandbox's file.
 */
import { fork } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sampleReviews } from '@wherry/booking/testing/samples/sampleReviews.ts'
import { sampleRides } from '@wherry/booking/testing/samples/sampleRides.ts'
import type { ServerOptions } from '@wherry/edge/node.ts'
import type { EdgeSettings } from '@wherry/edge/options.ts'
import { startSandbox } from '@wherry/sandbox/server.ts'
import { root, run } from './run.ts'
import { partnersAt } from './start/partners.ts'
import { freePorts } from './start/ports.ts'
import { servedConfig } from './start/served.ts'
import { firstPortOf, ownSettings, tilesOf } from './start/settings.ts'
import { serveStorybook } from './start/storybook.ts'

const began = performance.now()
const dev = process.argv.includes('--dev')
const wantedPort = orEnd(() => firstPortOf(process.env['WHERRY_PORT']))
const dataFolder = process.env['WHERRY_DATA'] ?? join(root, '.data')
const dataFile = join(dataFolder, 'sandbox.sqlite')
const dist = join(root, 'apps/module/dist')
const otherParents = (process.env['WHERRY_PARENTS'] ?? '').split(',').filter(Boolean)
const own = orEnd(() => ownSettings(process.env['WHERRY_SETTINGS']))
const tiles = orEnd(() => tilesOf(process.env['WHERRY_TILES']))
const basePath = (own?.basePath ?? '/transfer').replace(/\/+$/, '')

const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
const say = (text: string) => process.stdout.write(`${text}\n`)

async function build(packages: string[], what: string): Promise<void> {
  say(`  building ${what} …`)
  const filters = packages.map((name) => `--filter=@wherry/${name}`)
  const { code, output } = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'])
  if (code !== 0) {
    say(output)
    throw new Error(`${what} could not be built`)
  }
}

/** Reads a setting. If the setting is unusable, prints the error's message without a stack and ends the program. */
function orEnd<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Serves the build in a separate process beside the sandbox: as in production, neither of them waits for the other. */
async function serveBuild(options: ServerOptions): Promise<void> {
  const edge = fork(join(root, 'tools/start/edgeProcess.ts'))
  edge.send(options)
  await new Promise<void>((resolve, reject) => {
    edge.once('message', () => resolve())
    edge.once('exit', () => reject(new Error('The server of the module ended')))
  })
  edge.once('exit', (code) => process.exit(code ?? 1))
}

async function serveModule(port: number, settings: EdgeSettings): Promise<void> {
  if (!dev) return serveBuild({ ...settings, dist, port })
  const report = (text: string) => say(`  ${text}`)
  const { createServer } = await import('vite')
  const { readChecked } = await import('@wherry/edge/checked.ts')
  const { readAllTexts } = await import('@wherry/edge/texts.ts')
  const texts = readAllTexts(settings, report).of(null)
  const { config, allowedParents, redirectOrigins } = settings
  const served = {
    ...config,
    basePath,
    checked: { ...readChecked(settings, report), ...(texts && { texts }) },
    parents: allowedParents,
    redirectOrigins,
  }
  process.env['WHERRY_CONFIG'] = JSON.stringify(served).replaceAll('<', '\\u003c')
  const server = await createServer({
    root: join(root, 'apps/module'),
    plugins: [(await import('./start/devLoader.ts')).devLoader(redirectOrigins ?? [])],
    server: { port, strictPort: true, host: 'localhost' },
  })
  await server.listen()
}

say(`Wherry ${dev ? 'with hot reload' : ''}`.trim())
await (dev ? build(['tokens'], 'the tokens') : build(['module', 'embed'], 'the module and its loader'))
if (!dev && !existsSync(join(dist, 'index.html'))) throw new Error('The build wrote no index.html')

mkdirSync(dataFolder, { recursive: true })
const firstPort = await freePorts(wantedPort)
const modulePort = firstPort + 1
const module = `http://localhost:${modulePort}`
const storybook = await serveStorybook(firstPort + 6)

say('  starting the sandbox …')
const sandbox = await startSandbox({
  ports: {
    start: firstPort,
    api: firstPort + 2,
    account: firstPort + 3,
    pay: firstPort + 4,
    partner: firstPort + 5,
    hostile: firstPort + 7,
  },
  file: dataFile,
  config: { moduleUrl: module + basePath, storybookUrl: storybook.url },
})

const { api, account, partner, pay } = sandbox.urls
const settings: EdgeSettings = own ?? {
  config: {
    ...servedConfig({ api, account }),
    reviews: sampleReviews,
    popularRides: sampleRides,
    bookUrl: `${storybook.url}/`,
    tiles,
  },
  firstAnswers: { from: api },
  allowedParents: [partner],
  partners: partnersAt(partner, ...otherParents),
  redirectOrigins: [pay],
  sessions: api,
  supportEmail: 'help@wherry.example',
}
const allowedParents = [...(settings.allowedParents ?? []), ...otherParents]
// A site's settings name its own hosts; here this machine is added to them.
const hosts = settings.hosts && { hosts: [...settings.hosts, 'localhost'] }
await serveModule(modulePort, { ...settings, ...hosts, allowedParents })

say(`  ready in ${seconds()}\n`)
say(`  Everything is linked here: ${sandbox.urls.start}\n`)
say(`  The module${own ? ', by your settings' : ''}: ${module}${basePath}`)
say(`  The API: ${api}\n`)
say(`  Stop with Ctrl+C. Orders are kept in ${relative(process.cwd(), dataFile)}.`)
