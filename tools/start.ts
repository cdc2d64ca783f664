/**
 * Brings the whole product up with one command: builds what changed, starts the sandbox with its SQLite file, serves
 * the module, the account and pay pages and a partner's page, and prints the start page that links all of it.
 * `--dev` serves the module with hot reload instead of its build. WHERRY_PORT sets the first of the ports,
 * WHERRY_PARENTS names further origins that may frame the module with any partner of the sandbox, by comma;
 * WHERRY_TILES serves the map its tiles, as JSON: `{"url":"https://…/{z}/{x}/{y}.png","attribution":"© …"}`.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sampleReviews } from '@wherry/booking/testing/sampleReviews.ts'
import { startSandbox } from '@wherry/sandbox/server.ts'
import { root, run } from './run.ts'
import { partnersAt } from './start/partners.ts'
import { freePort } from './start/ports.ts'
import { serveStorybook } from './start/storybook.ts'

const began = performance.now()
const dev = process.argv.includes('--dev')
const firstPort = Number(process.env['WHERRY_PORT'] ?? 4000)
const dataFolder = process.env['WHERRY_DATA'] ?? join(root, '.data')
const dist = join(root, 'apps/module/dist')
const otherParents = (process.env['WHERRY_PARENTS'] ?? '').split(',').filter(Boolean)

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

async function serveModule(port: number, config: object): Promise<string> {
  const { api, partner, pay } = sandbox.urls
  if (!dev) {
    // What is built first must not be imported before: the edge makes themes of the tokens.
    const { startEdge } = await import('@wherry/edge/node.ts')
    const { url } = await startEdge({
      dist,
      port,
      config,
      allowedParents: [partner, ...otherParents],
      partners: partnersAt(partner, ...otherParents),
      redirectOrigins: [pay],
      sessions: api,
      report: (text) => say(`  ${text}`),
    })
    return url
  }
  const { createServer } = await import('vite')
  const { readChecked } = await import('@wherry/edge/checked.ts')
  process.env['WHERRY_CONFIG'] = JSON.stringify({
    ...config,
    checked: readChecked({ config }, (text) => say(`  ${text}`)),
    parents: [partner, ...otherParents],
    redirectOrigins: [pay],
  })
  const server = await createServer({
    root: join(root, 'apps/module'),
    plugins: [(await import('./start/devLoader.ts')).devLoader([pay])],
    server: { port, strictPort: true, host: 'localhost' },
  })
  await server.listen()
  return `http://localhost:${port}`
}

say(`Wherry ${dev ? 'with hot reload' : ''}`.trim())
await (dev ? build(['tokens'], 'the tokens') : build(['module', 'embed'], 'the module and its loader'))
if (!dev && !existsSync(join(dist, 'index.html'))) throw new Error('The build wrote no index.html')

mkdirSync(dataFolder, { recursive: true })
const modulePort = await freePort(firstPort + 1, 'localhost', 'the module')
const storybookPort = await freePort(firstPort + 6, 'localhost', 'Storybook')
const module = `http://localhost:${modulePort}`
const storybook = await serveStorybook(storybookPort)

say('  starting the sandbox …')
const sandbox = await startSandbox({
  ports: {
    start: await freePort(firstPort, 'localhost', 'the start page'),
    api: await freePort(firstPort + 2, 'localhost', 'the API'),
    account: await freePort(firstPort + 3, 'localhost', 'the account pages'),
    pay: await freePort(firstPort + 4, 'localhost', 'the pay page'),
    partner: await freePort(firstPort + 5, '127.0.0.1', 'the partner page'),
    hostile: firstPort + 7,
  },
  file: join(dataFolder, 'sandbox.sqlite'),
  config: { moduleUrl: `${module}/transfer`, storybookUrl: storybook.url },
})

await serveModule(modulePort, {
  apiBase: sandbox.urls.api,
  directionsBase: `${sandbox.urls.api}/directions/v5/mapbox`,
  accountUrl: sandbox.urls.account,
  sections: { rent: true, yacht: true },
  appStoreUrl: 'https://apps.example.com/wherry',
  googlePlayUrl: 'https://play.example.com/wherry',
  reviews: sampleReviews,
  yacht: {
    email: 'yachts@wherry.example',
    offersEn: `${sandbox.urls.account}/yachts?lang=en`,
    offersRu: `${sandbox.urls.account}/yachts?lang=ru`,
    terms: `${sandbox.urls.account}/yacht-terms?lang={lang}`,
    privacy: `${sandbox.urls.account}/personal-data?lang={lang}`,
  },
  tiles: JSON.parse(process.env['WHERRY_TILES'] ?? 'null'),
})

say(`  ready in ${seconds()}\n`)
say(`  Everything is linked here: ${sandbox.urls.start}\n`)
say('  Stop with Ctrl+C. Orders are kept in .data/sandbox.sqlite.')
