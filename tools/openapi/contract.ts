import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Endpoint } from '@wherry/booking/wire'
import { contractFiles } from './notes.ts'

/** A part of a schema as valibot stores it: a schema, or a step of a pipe. */
export interface SchemaPart {
  readonly kind: 'schema' | 'validation' | 'metadata' | 'transformation'
  readonly type: string
  readonly [key: string]: unknown
}

/** A schema that can also validate a value (https://standardschema.dev). */
export interface Schema extends SchemaPart {
  readonly kind: 'schema'
  readonly '~standard': { validate(value: unknown): unknown }
}

/** Schema of an object. */
export interface ObjectSchema extends Schema {
  readonly entries: Readonly<Record<string, Schema>>
}

/** An endpoint of the contract with its schemas. */
export interface Call extends Omit<Endpoint, 'query' | 'body' | 'answer'> {
  readonly query: ObjectSchema
  readonly body: Schema | null
  readonly answer: Schema
}

/** An example of an endpoint: a request and its response. */
export interface Example {
  readonly query: Readonly<Record<string, string>>
  readonly parts?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answer: unknown
}

/** Place at which a schema or an endpoint is declared. */
export interface Declared {
  /** File name, such as `prices.ts`. */
  readonly file: string
  readonly name: string
}

export interface Contract {
  readonly folder: string
  /** Endpoints in the order of publication. */
  readonly calls: readonly (Call & { readonly declared: Declared })[]
  readonly examples: Readonly<Record<string, Example>>
  /** Exported schemas by name. Plain texts and numbers are left out, because they are written out at each use. */
  readonly named: ReadonlyMap<Schema, Declared>
  readonly baseQuery: ObjectSchema
  readonly refusal: Schema
}

/** Folder of the contract. */
const contractFolder = fileURLToPath(new URL('../../packages/booking/src/wire', import.meta.url))

/** Loads the contract with the names from its files. @throws Error if the declaration of an endpoint is not found */
export async function loadContract(folder = contractFolder): Promise<Contract> {
  const named = new Map<Schema, Declared>()
  const calls = new Map<unknown, Declared>()
  const exported = new Map<string, unknown>()
  for (const file of contractFiles(folder)) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href)
    for (const [name, value] of Object.entries(module)) {
      exported.set(name, value)
      if (isSchema(value) && !isPlain(value) && !named.has(value)) named.set(value, { file, name })
      if (isCall(value)) calls.set(value, { file, name })
    }
  }
  const endpoints = exported.get('endpoints') as Record<string, Call>
  return {
    folder,
    calls: Object.values(endpoints).map((call) => {
      const declared = calls.get(call)
      if (declared === undefined) throw new Error(`No file exports the call ${call.name}`)
      return { ...call, declared }
    }),
    examples: exported.get('examples') as Record<string, Example>,
    named,
    baseQuery: exported.get('baseQuery') as ObjectSchema,
    refusal: exported.get('refusal') as Schema,
  }
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'answer' in value && 'method' in value

const isPlain = (schema: Schema) =>
  schema.type === 'number' || (schema.type === 'string' && !('pipe' in schema))
