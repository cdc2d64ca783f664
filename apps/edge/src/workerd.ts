import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { bundle } from './bundle.ts'
import { builtLoader, type Listening, type ServerOptions } from './node.ts'

/** Path of the workerd executable, and its newest compatibility date. */
const { default: workerd, compatibilityDate } = createRequire(import.meta.url)('workerd') as {
  default: string
  compatibilityDate: string
}

/** Configuration of workerd; the variable parts are in files beside it. */
const configOf = (hasLoader: boolean) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "${compatibilityDate}",
      bindings = [
        (name = "SETTINGS", json = embed "settings.json"),
        (name = "ASSETS", service = "assets"),
        ${hasLoader ? '(name = "LOADER", data = embed "loader.js"),' : ''}
      ],
      globalOutbound = "network",
    )),
    (name = "assets", disk = (path = "assets")),
    # The sessions may be kept on this machine.
    (name = "network", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", http = (), service = "edge")],
);
`

/** Reads the port on which workerd listens. @throws Error if workerd ends before. */
async function portOf(process: ChildProcess): Promise<number> {
  const ended = once(process, 'exit').then(() => {
    throw new Error('workerd ended before it listened')
  })
  const listens = (async () => {
    for await (const line of createInterface(process.stdio[3] as Readable)) {
      const { event, port } = JSON.parse(line) as { event: string; port: number }
      if (event === 'listen') return port
    }
    return ended
  })()
  return Promise.race([listens, ended])
}

/**
 * Starts the same edge in workerd, the runtime of a public edge network. Its bundle and settings are written into a
 * temporary folder, which `close` removes.
 *
 * @param options as for `startEdge`; `report` gets each line that workerd prints.
 */
export async function startWorkerd({
  dist,
  loader = builtLoader,
  port,
  host = 'localhost',
  report = (text) => console.error(text),
  ...settings
}: ServerOptions): Promise<Listening> {
  const folder = mkdtempSync(join(tmpdir(), 'wherry-edge-'))
  let child: ChildProcess | null = null
  const kill = () => void child?.kill('SIGKILL')
  process.once('exit', kill)
  const close = async () => {
    process.off('exit', kill)
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      kill()
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const hasLoader = existsSync(loader)
    if (hasLoader) copyFileSync(loader, join(folder, 'loader.js'))
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
    writeFileSync(join(folder, 'config.capnp'), configOf(hasLoader))
    await bundle(join(folder, 'worker.js'), dist)
    // localhost has two addresses, and workerd would use a different port for each.
    const address = host === 'localhost' ? '127.0.0.1' : host
    child = spawn(
      workerd,
      [
        ...['serve', join(folder, 'config.capnp'), '--control-fd=3'],
        ...[`--socket-addr=http=${address}:${port}`, `--directory-path=assets=${dist}`],
      ],
      { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
    )
    createInterface(child.stderr as Readable).on('line', report)
    return { url: `http://${host}:${await portOf(child)}`, close }
  } catch (error) {
    await close()
    throw error
  }
}
