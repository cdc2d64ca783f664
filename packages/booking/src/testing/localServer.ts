/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { ordersClient } from '../booking/wire/ordersClient.ts'
import { createClient } from '../wire/client.ts'
import { ClientError } from '../wire/clientError.ts'
import type { ClientConfig, Identity } from '../wire/config.ts'
import { pricesClient } from '../wire/prices/client.ts'
import { createFakePlatform, type FakePlatform } from './fakePlatform.ts'

/** A request that the server has received. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** Response of the server to one request. */
export type Answer = (response: ServerResponse) => void

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

/** Answers with a plain text. */
export const plain =
  (text: string, status = 200): Answer =>
  (response) =>
    void response.writeHead(status).end(text)

/** Closes the connection without an answer. */
export const drop: Answer = (response) => void response.destroy()

/** Never answers. */
export const silence: Answer = () => {}

/** A local HTTP server of a test file. */
export interface LocalServer {
  readonly origin: string
  /** Requests in their order; emptied after each test. */
  readonly asked: Asked[]
  /** Sets the responses, one per request; the last one is repeated. */
  answer(...answers: Answer[]): void
}

/** Starts a server for the tests of a file and stops it after them. */
export function startLocalServer(): LocalServer {
  const asked: Asked[] = []
  let answers: Answer[] = []
  let origin = ''
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push({
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      answers[Math.min(asked.length, answers.length) - 1]?.(response)
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    asked.length = 0
    answers = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    get origin() {
      return origin
    },
    asked,
    answer: (...next) => {
      answers = next
    },
  }
}

/** A visitor without an account on the web. */
export const guestIdentity: Identity = {
  userId: null,
  partnerId: null,
  lang: 'en',
  currency: 'EUR',
  moduleType: 'booking',
  hostName: 'www.example.com',
}

/** A platform whose clock runs twenty times as fast, so that a test can wait for the real time limits. */
export function createQuickPlatform(): FakePlatform {
  return createFakePlatform({
    fetch: globalThis.fetch,
    clock: {
      now: () => performance.now() * 20,
      setTimeout: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds / 20)
        return () => clearTimeout(timer)
      },
    },
  })
}

/** Creates both groups of calls, connected to a local server. */
export function connectTo(server: LocalServer, parts: Partial<ClientConfig> = {}) {
  const platform = createQuickPlatform()
  const client = createClient(platform, {
    apiBase: `${server.origin}/api`,
    framed: false,
    redirectOrigins: ['https://pay.example.com'],
    identity: () => guestIdentity,
    token: () => null,
    ...parts,
  })
  const { prices } = pricesClient(client.core)
  return { client, orders: ordersClient(client.core), prices, platform }
}

/** A signal that never ends. */
export function quietSignal(): AbortSignal {
  return new AbortController().signal
}

/** Returns the error of a rejected call; fails the test if the call does not reject or the error is no ClientError. */
export async function failureOf(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ClientError)
  return error as ClientError
}
