import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A breadcrumb as the error service receives it. */
export interface SentCrumb {
  /** Instant of the step, epoch seconds. */
  timestamp: number
  category: string
  message: string
}

/** An event as the error service receives it, with the fields that the journeys read. */
export interface SentEvent {
  environment: string
  exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] }
  breadcrumbs: readonly SentCrumb[]
  contexts: { wherry: Readonly<Record<string, unknown>> }
}

/** A stand-in for the service that receives error reports: it accepts envelopes over HTTP and keeps them. */
export interface Collector {
  dsn: string
  /** Whole requests as they were received, with address and body. */
  readonly received: readonly string[]
  /** The events in the received requests. */
  events(): SentEvent[]
  close(): Promise<void>
}

export function startCollector(): Promise<Collector> {
  const received: { address: string; body: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = JSON.stringify({ referer: request.headers.referer ?? null })
      if (request.method === 'POST')
        received.push({ address: `${request.url} ${headers}`, body: Buffer.concat(chunks).toString() })
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      })
      response.end('{}')
    })
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({
        dsn: `http://publickey@127.0.0.1:${port}/7`,
        get received() {
          return received.map(({ address, body }) => `${address}\n${body}`)
        },
        // An envelope is lines of JSON: a head, then a head and a body for each item.
        events: () =>
          received.flatMap(({ body }) => {
            const lines = body.split('\n').map((line) => JSON.parse(line) as { type?: string })
            return lines.flatMap((line, at) =>
              line.type === 'event' && at > 0 ? [lines[at + 1] as unknown as SentEvent] : [],
            )
          }),
        close: () =>
          new Promise((done) => {
            server.closeAllConnections()
            server.close(() => done())
          }),
      })
    }),
  )
}
