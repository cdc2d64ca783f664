import { createServer } from 'node:net'

/** How many ports the product takes, one after another. */
const count = 8
/** How far the next ones lie, so that the last figure of each stays. */
const step = 10

/** Whether a port can be had; IPv6 may be off. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRNOTAVAIL'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/**
 * The first of the ports in a row that are free from the wanted one on, by tens: all of them move together, so that each
 * is found by its place. A port that is in the way is named. A server on [::1] leaves 127.0.0.1 free, yet browsers ask it
 * first for localhost, so both count.
 *
 * @throws Error where none of the next twenty rows is free.
 */
export async function freePorts(wanted: number): Promise<number> {
  for (let first = wanted; first < wanted + 20 * step; first += step) {
    const taken = await takenFrom(first)
    if (taken === null) return first
    const next = first + step
    process.stdout.write(`  port ${taken} is taken, trying ${next} to ${next + count - 1}\n`)
  }
  throw new Error(`No ${count} ports in a row are free from ${wanted} on: set WHERRY_PORT`)
}

async function takenFrom(first: number): Promise<number | null> {
  for (let port = first; port < first + count; port++)
    for (const host of ['localhost', '127.0.0.1', '::1']) if (!(await isFree(port, host))) return port
  return null
}
