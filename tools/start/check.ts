/**
 * Runs the commands that serve something as the pages show them, built and with hot reload. Requests every address that
 * the start page links, and the module's own first script. The start page's Storybook is left out, as its first visit
 * builds it; `pnpm storybook` is checked by itself.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { takeBlock } from '../docs/blocks.ts'
import { pnpm } from '../docs/commands.ts'
import { endGroup, root, signalGroup } from '../run.ts'

/** Time limit in milliseconds, long enough for a first build without cache. */
const longest = 180_000

/** Programs that are running. Each has its own process group, which does not get an interrupt from the terminal. */
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const program of running) signalGroup(program, 'SIGKILL')
    process.exit(1)
  })

/** Waits for the address that a program prints. */
function said(program: ChildProcess, address: RegExp): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output}`))
    const timer = setTimeout(fail, longest, 'It did not start in time')
    const listen = (chunk: Buffer) => {
      output += chunk
      const [, url] = address.exec(stripVTControlCharacters(output)) ?? []
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    }
    program.stdout?.on('data', listen)
    program.stderr?.on('data', listen)
    program.once('exit', (code) => fail(`It ended with ${code}`))
  })
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.text()
}

/**
 * Calls `act` with the address that a command serves, then ends the command and all processes that it has started.
 *
 * @param act returns its findings, which are printed.
 */
async function whileServing(
  command: string,
  env: Record<string, string>,
  address: RegExp,
  act: (address: string) => Promise<string>,
): Promise<void> {
  const shell = spawn('sh', ['-c', command.replace(/\bpnpm\b/, `npx --yes pnpm@${pnpm}`)], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
  })
  running.add(shell)
  try {
    const found = await act(await said(shell, address))
    process.stdout.write(`  ${command}: ${found}\n`)
  } finally {
    await endGroup(shell)
    running.delete(shell)
  }
}

/** @param holds text that the policy of the module's page has to contain */
async function check(command: string, port: number, holds: string): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'wherry-start-'))
  await writeFile(join(data, 'settings.json'), takeBlock('docs/guides/back-end.md', '{ "config"'))
  const env = { WHERRY_PORT: String(port), WHERRY_DATA: data }
  const placed = command.replace('settings.json', join(data, 'settings.json'))
  const visit = async (start: string) => {
    if (new URL(start).port !== String(port)) throw new Error(`Port ${port} is taken: ${start}`)
    const links = [...(await read(start)).matchAll(/href="(http:[^"]+)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    )
    const ports = new Set<string>()
    for (const url of links) {
      if (new URL(url).port === String(port + 6)) continue
      const page = await read(url)
      ports.add(new URL(url).port)
      const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]
      if (script) await read(new URL(script, url).href)
    }
    // The links must lead to at least three servers, such as the module, the documentation and a partner's page, not
    // just to one page.
    if (ports.size < 3 || !ports.has(String(port + 1))) throw new Error(`Linked were ${[...ports]} alone`)
    const module = await fetch(links.find((url) => new URL(url).pathname.startsWith('/transfer'))!)
    const told = `${module.headers.get('content-security-policy')} ${await module.text()}`
    if (!told.includes(holds)) throw new Error(`${command}: the module says nothing of ${holds}`)
    return `${links.length} links`
  }
  try {
    await whileServing(placed, env, /linked here: (\S+)/, visit)
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

// These ports are below the range from which a system chooses for port 0, which the journeys use at the same time.
await check('pnpm start', 22_080, 'http://127.0.0.1:22085')
await check('WHERRY_PARENTS=http://localhost:3000 pnpm start', 22_100, 'http://localhost:3000')
await check('pnpm dev', 22_120, 'http://localhost:22122')
await check('WHERRY_SETTINGS=settings.json pnpm dev', 22_140, 'https://api.example.com')
await whileServing('pnpm storybook -p 22160', {}, /Local:\s+(http:\S+?)\/?\s/, async (address) => {
  const { entries } = JSON.parse(await read(`${address}/index.json`)) as { entries: object }
  const count = Object.keys(entries).length
  if (count < 500) throw new Error(`Storybook has ${count} stories`)
  return `${count} stories`
})
