/**
 * Starts Firefox for Playwright and relays their messages. An emulation that this Firefox does not know yet, but that
 * Playwright requests for every context, is answered with success. All other messages pass unchanged.
 *
 *   node firefoxRelay.ts <firefox> <arguments of Playwright>
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** Command of Playwright that Firefox lacks and that is ignored: the journeys set media features by preferences. */
const dispensable = 'emulation.setMediaFeaturesOverride'

interface Message {
  id?: number
  type?: string
  method?: string
  error?: string
}

/**
 * Listens in front of the browser’s own address.
 *
 * @returns the relay’s address
 */
function relay(address: URL): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url = '' }) => {
    const browser = new WebSocket(new URL(url, address), { perMessageDeflate: false })
    const early: string[] = []
    const asked = new Set<number>()
    client.on('message', (data) => {
      const text = String(data)
      const { id, method } = JSON.parse(text) as Message
      if (id !== undefined && method === dispensable) asked.add(id)
      if (browser.readyState === WebSocket.OPEN) browser.send(text)
      else early.push(text)
    })
    browser.on('open', () => {
      for (const text of early) browser.send(text)
    })
    browser.on('message', (data) => {
      const text = String(data)
      const { id, error } = JSON.parse(text) as Message
      const isDispensed = id !== undefined && asked.delete(id) && error === 'unknown command'
      client.send(isDispensed ? JSON.stringify({ type: 'success', id, result: {} }) : text)
    })
    browser.on('close', () => client.close())
    browser.on('error', () => client.close())
    client.on('close', () => browser.close())
  })
  return new Promise((resolve) => {
    server.on('listening', () => {
      const { port } = server.address() as { port: number }
      resolve(`ws://127.0.0.1:${port}`)
    })
  })
}

const [firefox = '', ...args] = process.argv.slice(2)
const browser = spawn(firefox, args, { stdio: ['ignore', 'inherit', 'pipe'] })
createInterface({ input: browser.stderr }).on('line', async (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? []
  process.stderr.write(
    address ? `WebDriver BiDi listening on ${await relay(new URL(address))}\n` : `${line}\n`,
  )
})
browser.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => browser.kill(signal))
