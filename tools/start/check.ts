/**
 * Starts the whole product as its README says, once built and once with hot reload, asks every address that the start
 * page links, and the module's own first script. Storybook is left out: its first visit builds it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'

/** Milliseconds; a machine that has nothing cached builds first. */
const longest = 180_000

/** Address of the start page, once it is said. */
function linked(product: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${said}`))
    const timer = setTimeout(fail, longest, 'It did not start in time')
    const listen = (chunk: Buffer) => {
      said += chunk
      const [, url] = /linked here: (\S+)/.exec(said) ?? []
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    }
    product.stdout?.on('data', listen)
    product.stderr?.on('data', listen)
    product.once('exit', (code) => fail(`It ended with ${code}`))
  })
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.text()
}

async function check(flags: readonly string[], port: number): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'wherry-start-'))
  const env = { ...process.env, WHERRY_PORT: String(port), WHERRY_DATA: data }
  const product = spawn(process.execPath, ['tools/start.ts', ...flags], { cwd: root, env })
  try {
    const start = await linked(product)
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
    process.stdout.write(`  ${['start', ...flags].join(' ')}: ${links.length} links\n`)
  } finally {
    const ended = new Promise((resolve) => product.once('exit', resolve))
    if (product.exitCode === null) {
      product.kill()
      await ended
    }
    await rm(data, { recursive: true, force: true })
  }
}

await check([], 47_100)
await check(['--dev'], 47_120)
