import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A schema of the published document, as far as the page needs it. */
export interface PublishedSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, PublishedSchema>>
  readonly required?: readonly string[]
  readonly items?: PublishedSchema
  readonly anyOf?: readonly PublishedSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly format?: string
  readonly 'x-addition'?: true
}

export interface PublishedParameter {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly example?: string
  readonly schema: PublishedSchema
  readonly 'x-addition'?: true
}

/** The response of a call for one status. */
export interface PublishedResponse {
  readonly $ref?: string
  readonly description?: string
  readonly headers?: Readonly<Record<string, Omit<PublishedParameter, 'name' | 'in'>>>
}

export interface PublishedOperation {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly description: string
  readonly parameters: readonly PublishedParameter[]
  /** Responses by status, or `default`. */
  readonly responses: Readonly<Record<string, PublishedResponse>>
  /** Alternative security requirements; an empty one means no sign-in. */
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly 'x-call': string
  readonly 'x-version-rule': 'byFrame' | 'v1' | 'v4' | 'none'
  readonly 'x-time-limit-seconds': number
}

export interface PublishedDocument {
  readonly info: { readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, PublishedSchema>>
    readonly parameters: Readonly<Record<string, PublishedParameter>>
    readonly responses: Readonly<Record<string, PublishedResponse>>
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>
  }
}

/** A call under all its versions. */
export interface PublishedCall {
  readonly name: string
  readonly tag: string
  readonly method: string
  /** One path, or one per version. */
  readonly paths: readonly string[]
  readonly operation: PublishedOperation
  /** Description of the server of this call; null if it is the API. */
  readonly otherServer: string | null
}

/** Reads the committed document as text. */
export function readDocument(): string {
  return readFileSync(createRequire(import.meta.url).resolve('@wherry/booking/openapi.json'), 'utf8')
}

/** The calls of a document, in its order. */
export function callsOf({ paths }: PublishedDocument): PublishedCall[] {
  const calls = new Map<string, PublishedCall>()
  for (const [path, { servers, ...methods }] of Object.entries(paths)) {
    for (const [method, published] of Object.entries(methods)) {
      const operation = published as PublishedOperation
      const name = operation['x-call']
      const before = calls.get(name)
      const [server] = (servers as readonly { description: string }[] | undefined) ?? []
      calls.set(name, {
        name,
        tag: operation.tags[0],
        method: method.toUpperCase(),
        paths: [...(before?.paths ?? []), path],
        operation,
        otherServer: server?.description ?? null,
      })
    }
  }
  return [...calls.values()]
}

/** `#/components/schemas/Price` to `Price`. */
export const nameOf = (reference: string): string => reference.split('/').pop() ?? ''
