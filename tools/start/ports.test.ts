import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePorts } from './ports.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Listens on a host as another program does, and tells the port. */
async function occupy(host: string): Promise<number> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it.for(['127.0.0.1', '::1', '0.0.0.0'])(
  'where another program has one of the ports on %s, all of them move by tens',
  async (host) => {
    const taken = await occupy(host)
    for (const at of [0, 5]) {
      const first = await freePorts(taken - at)
      expect(first).toBeGreaterThan(taken)
      expect((first - taken + at) % 10).toBe(0)
    }
  },
)

it('ports that are free stay', async () => {
  const first = await freePorts(24_000)
  expect(await freePorts(first)).toBe(first)
})
