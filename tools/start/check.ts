/**
 * Runs what serves something as the pages say it, built and with hot reload, asks every address that the start page
 * links, and the module's own first script. The start page's Storybook is left out, since its first visit builds it;
 * `pnpm storybook` is asked for itself.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { takeBlock } from '../docs/blocks.ts'
import { pnpm } from '../docs/commands.ts'
import { endGroup, root, signalGroup } from '../run.ts'

/** Milliseconds; a machine that has nothing cached builds first. */
const longest = 180_000

/** What is served by now: it stands in groups of its own, to which nobody hands an interrupt on. */
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const program of running) signalGroup(program, 'SIGKILL')
    process.exit(1)
  })

/** The address that a program says, once it does. */
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
 * Does something with what a command serves, and ends it with whatever it has started itself.
 *
 * @param act answers what it has found, to be printed.
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

/** @param holds what the module's page has to say in its policy. */
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
    // The module, the API's documentation or the account, and a partner's page: not one page many times.
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

// Ports below those that a system gives to whoever asks for any, as the journeys beside do.
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
