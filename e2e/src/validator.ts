import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Document, OpenAPIRouter, OpenAPIValidator } from 'openapi-backend'

/** A call that violated the published contract. */
export interface Violation {
  /** Method and address, `GET /v4/prices?…`. */
  readonly call: string
  /** Null: the contract has no such call. */
  readonly operation: string | null
  readonly where: 'request' | 'answer'
  /** Status of the answer. */
  readonly status?: number
  /** Faults, each with its path and its message. */
  readonly errors: readonly string[]
}

/** A proxy in front of the API that checks every call against the published contract. */
export interface RunningValidator {
  /** Address to use in place of the API’s. */
  readonly url: string
  /** Violations so far, oldest first. */
  readonly violations: readonly Violation[]
  /** Number of successful answers by `operationId`. */
  readonly seen: ReadonlyMap<string, number>
  close(): Promise<void>
}

type Call = Parameters<OpenAPIRouter['matchOperation']>[0]

interface ContractCheck {
  match(call: Call): string | null
  /** Faults of a request. Empty: none. */
  requestFaults(call: Call): string[]
  answerFaults(operation: string, status: number, answer: Answer): string[]
}

interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/**
 * Starts the proxy on a free port. It changes nothing: statuses, headers (those of CORS too) and bodies pass unchanged,
 * and a cut connection is cut. Preflights and the sandbox's test endpoints (`/__…`) are not checked.
 */
export async function startValidator({ target }: { target: string }): Promise<RunningValidator> {
  const contract = createContractCheck()
  const violations: Violation[] = []
  const seen = new Map<string, number>()
  const { hostname, port } = new URL(target)

  const server = createServer(async (incoming, outgoing) => {
    const url = incoming.url ?? '/'
    const method = incoming.method ?? 'GET'
    const sent = await bytesOf(incoming)
    const [path = '/', query = ''] = url.split('?')
    const isChecked = method !== 'OPTIONS' && !path.startsWith('/__')
    const text = sent.toString()
    const call: Call = {
      method,
      path,
      query,
      headers: incoming.headers as Record<string, string>,
      ...(text === '' ? {} : { body: text }),
    }
    const operation = isChecked ? contract.match(call) : null
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
    if (isChecked) note('request', operation === null ? ['no such call'] : contract.requestFaults(call))

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
          const errors = contract.answerFaults(operation, status, {
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

/** OpenAPI 3.1 uses JSON Schema 2020-12, so a separate Ajv with that dialect checks its schemas. */
export function createContractCheck(): ContractCheck {
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
    requestFaults: (call) => said(validator.validateRequest(call)),
    answerFaults(operation, status, { headers, text }) {
      const { responses = {} } = router.getOperation(operation) ?? {}
      const expected = responses[status] ?? responses['default']
      if (expected === undefined) return [`the contract has no answer with status ${status}`]
      // For some answers, the contract allows any body or none.
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
 * The document with parameters and responses in place of references to them, since the library reads these itself.
 * References to schemas stay, because Ajv has the whole document.
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
