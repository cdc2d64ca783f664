import { connect, createServer } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/** A running server. */
export interface Listening {
  readonly port: number
  /** Stops at once and closes open connections. */
  close(): Promise<void>
}

/** Number of ports that are tried, from the wanted one on. */
const tries = 100
const highestPort = 65_535

type Answer = (request: Request, environment: object) => Response | Promise<Response>

/** Serves on the wanted port of a host, or on the next free one. @throws Error if a hundred ports are taken */
export async function listen(fetch: Answer, wanted: number, host: string): Promise<Listening> {
  for (let port = wanted; port < Math.min(wanted + tries, highestPort + 1); port++) {
    if (port !== 0 && (await isTaken(port, host))) continue
    const server = createAdaptorServer({ fetch: (request, environment) => fetch(request, environment) })
    const isBound = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
      )
      server.listen(port, host, () => resolve(true))
    })
    if (!isBound) continue
    const address = server.address()
    return {
      port: typeof address === 'object' && address !== null ? address.port : port,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve())
          if ('closeAllConnections' in server) server.closeAllConnections()
        }),
    }
  }
  throw new Error(`No free port from ${wanted} on ${host}`)
}

/**
 * True if another server uses a port. A server on [::1] leaves the port free on 127.0.0.1, but browsers try [::1] first
 * for localhost. So both addresses are checked.
 */
async function isTaken(port: number, host: string): Promise<boolean> {
  const [isBusy, answersOnV6] = await Promise.all([isUnbindable(port, host), answers(port, '::1')])
  return isBusy || answersOnV6
}

/** True if a server can listen on this host name or address: IPv6 may be off. */
export const canBind = async (host: string): Promise<boolean> => !(await isUnbindable(0, host))

function isUnbindable(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    const end = (isAnswered: boolean) => {
      socket.destroy()
      resolve(isAnswered)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.setTimeout(300, () => end(false))
  })
}
