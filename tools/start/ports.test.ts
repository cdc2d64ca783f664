import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './ports.ts'

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
  'a port that another program has on %s is passed over',
  async (host) => {
    const taken = await occupy(host)
    expect(await freePort(taken, 'localhost', 'the module')).toBeGreaterThan(taken)
  },
)

it('a port is given once', async () => {
  const first = await freePort(await occupy('127.0.0.1'), 'localhost', 'the module')
  expect(await freePort(first, 'localhost', 'the account pages')).toBeGreaterThan(first)
})
