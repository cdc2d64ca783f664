import { createServer } from 'node:net'

/** Whether a port can be had; IPv6 may be off. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRNOTAVAIL'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

const given = new Set<number>()

/**
 * The wanted port, or the next free one after it; a taken port is named. A server on [::1] leaves 127.0.0.1 free, yet
 * browsers ask it first for localhost, so both count.
 *
 * @throws Error where none of the hundred ports from the wanted one on is free.
 */
export async function freePort(wanted: number, host: string, what: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port++) {
    if (!given.has(port) && (await isFree(port, host)) && (await isFree(port, '::1'))) {
      given.add(port)
      return port
    }
    process.stdout.write(`  port ${port} is taken, trying ${port + 1} for ${what}\n`)
  }
  throw new Error(`No port from ${wanted} to ${wanted + 99} is free for ${what}: set WHERRY_PORT`)
}
