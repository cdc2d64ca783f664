import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Document, OpenAPIRouter, OpenAPIValidator } from 'openapi-backend'

/** A call that did not keep to the published contract. */
export interface Violation {
  /** `GET /v4/prices?…` */
  readonly call: string
  /** Null: the contract has no such call. */
  readonly operation: string | null
  readonly where: 'request' | 'answer'
  /** Of the answer. */
  readonly status?: number
  /** Where it is, and what is wrong with it. */
  readonly errors: readonly string[]
}

/** A proxy before the API that holds every call against the published contract. */
export interface RunningValidator {
  /** Stands in for the API's base. */
  readonly url: string
  /** What did not fit so far, oldest first. */
  readonly violations: readonly Violation[]
  /** How often an operation was answered with a success, by its `operationId`. */
  readonly seen: ReadonlyMap<string, number>
  close(): Promise<void>
}

type Call = Parameters<OpenAPIRouter['matchOperation']>[0]

interface Judge {
  match(call: Call): string | null
  /** What is wrong with it; empty: nothing. */
  judgeRequest(call: Call): string[]
  judgeAnswer(operation: string, status: number, answer: Answer): string[]
}

interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/**
 * Starts the proxy on a free port. It changes nothing: statuses, headers (those of CORS too) and bodies pass as they
 * are, a cut connection is cut. Preflights and the sandbox's doors (`/__…`) pass unjudged.
 */
export async function startValidator({ target }: { target: string }): Promise<RunningValidator> {
  const judge = createJudge()
  const violations: Violation[] = []
  const seen = new Map<string, number>()
  const { hostname, port } = new URL(target)

  const server = createServer(async (incoming, outgoing) => {
    const url = incoming.url ?? '/'
    const method = incoming.method ?? 'GET'
    const sent = await bytesOf(incoming)
    const [path = '/', query = ''] = url.split('?')
    const isJudged = method !== 'OPTIONS' && !path.startsWith('/__')
    const text = sent.toString()
    const call: Call = {
      method,
      path,
      query,
      headers: incoming.headers as Record<string, string>,
      ...(text === '' ? {} : { body: text }),
    }
    const operation = isJudged ? judge.match(call) : null
    const note = (where: Violation['where'], errors: readonly string[], status?: number) => {
      if (errors.length === 0) return
      violations.push({
        call: `${method} ${url}`,
        operation,
        where,
        ...(status === undefined ? {} : { status }),
        errors,
      })
    }
    if (isJudged) note('request', operation === null ? ['no such call'] : judge.judgeRequest(call))

    const asked = request(
      { hostname, port, method, path: url, headers: { ...incoming.headers, host: new URL(target).host } },
      (answer) => {
        const { statusCode: status = 0, headers } = answer
        const parts: Buffer[] = []
        outgoing.writeHead(status, answer.rawHeaders)
        answer.on('data', (part: Buffer) => {
          parts.push(part)
          outgoing.write(part)
        })
        answer.on('end', () => {
          outgoing.end()
          if (operation === null) return
          const errors = judge.judgeAnswer(operation, status, {
            headers,
            text: Buffer.concat(parts).toString(),
          })
          note('answer', errors, status)
          if (status === 200 && errors.length === 0) seen.set(operation, (seen.get(operation) ?? 0) + 1)
        })
        answer.on('error', () => outgoing.destroy())
      },
    )
    asked.on('error', () => outgoing.destroy())
    outgoing.on('close', () => asked.destroy())
    asked.end(sent)
  })

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    violations,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** OpenAPI 3.1 keeps to JSON Schema 2020-12, so its schemas are left to an Ajv that knows it. */
export function createJudge(): Judge {
  const document = createRequire(import.meta.url)('@wherry/booking/openapi.json') as Document
  const definition = withoutReferences(document)
  const router = new OpenAPIRouter({ definition })
  const validator = new OpenAPIValidator({
    definition,
    router,
    lazyCompileValidators: true,
    customizeAjv: (_, options) => {
      const ajv = addFormats.default(new Ajv2020({ ...options, strict: false, allErrors: true }))
      return ajv.addSchema(document, documentId)
    },
  })
  const said = ({ errors }: ReturnType<OpenAPIValidator['validateRequest']>) =>
    (errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].filter(Boolean).join(' '),
    )
  return {
    match: (call) => router.matchOperation(call)?.operationId ?? null,
    judgeRequest: (call) => said(validator.validateRequest(call)),
    judgeAnswer(operation, status, { headers, text }) {
      const { responses = {} } = router.getOperation(operation) ?? {}
      const expected = responses[status] ?? responses['default']
      if (expected === undefined) return [`the contract has no answer with status ${status}`]
      // The contract lets some answers be anything or nothing.
      if (text === '' && said(validator.validateResponse(null, operation, status)).length === 0) return []
      const type = headers['content-type'] ?? 'none'
      if (!/^application\/json\b/.test(type)) return [`content type ${type}`]
      try {
        return said(validator.validateResponse(JSON.parse(text), operation, status))
      } catch {
        return ['no JSON']
      }
    },
  }
}

const documentId = 'openapi.json'

/**
 * Parameters and responses in the place of their references, since the library looks at them itself; schemas refer
 * into the whole document, which Ajv knows.
 */
function withoutReferences(document: Document): Document {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    if (typeof part !== 'object' || part === null) return part
    const reference = (part as { $ref?: unknown }).$ref
    if (typeof reference === 'string' && reference.startsWith('#/components/')) {
      const [, , kind = '', name = ''] = reference.split('/')
      if (kind === 'schemas') return { ...part, $ref: documentId + reference }
      const components = document.components as Record<string, Record<string, unknown>>
      return resolve(components[kind]?.[name])
    }
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]))
  }
  return resolve(document) as Document
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
