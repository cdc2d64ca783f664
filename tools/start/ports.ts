import { createServer } from 'node:net'

/** Number of consecutive ports that the product takes. */
const count = 8
/** Distance to the next range of ports, so that each port keeps its last digit. */
const step = 10

/** True if a port is free. An address that the machine does not have, such as IPv6 when it is off, counts as free. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRNOTAVAIL'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/**
 * First port of a free range, starting at the wanted one and going on by tens: all ports move together, so that each
 * keeps its last digit. A taken port is printed. A server on [::1] leaves 127.0.0.1 free, but browsers try [::1] first
 * for localhost, so both addresses must be free. @throws Error if none of the next twenty ranges is free.
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
