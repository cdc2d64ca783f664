import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { contractFiles } from './notes.ts'

/** A part of a schema as the schema library keeps it: a schema, or a step of a pipe. */
export interface SchemaPart {
  readonly kind: 'schema' | 'validation' | 'metadata' | 'transformation'
  readonly type: string
  readonly [key: string]: unknown
}

/** A schema: it can also be asked whether a value fits (https://standardschema.dev). */
export interface Schema extends SchemaPart {
  readonly kind: 'schema'
  readonly '~standard': { validate(value: unknown): unknown }
}

/** An object's schema. */
export interface ObjectSchema extends Schema {
  readonly entries: Readonly<Record<string, Schema>>
}

/** One call, as `contract/endpoint.ts` has it. */
export interface Call {
  readonly name: string
  readonly base?: 'site' | 'directions'
  readonly version: 'byFrame' | 'v1' | 'v4' | null
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly query: ObjectSchema
  readonly body: Schema | null
  readonly answer: Schema
  readonly access?: 'session' | 'none'
  readonly headers?: readonly string[]
  readonly limit: 'read' | 'prices' | 'orders'
  readonly keepsRows?: true
  readonly maxRows?: number
  readonly refuses400?: true
}

/** What a call looks like. */
export interface Example {
  readonly query: Readonly<Record<string, string>>
  readonly parts?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answer: unknown
}

/** Where something of the contract is declared. */
export interface Declared {
  /** `prices.ts`. */
  readonly file: string
  readonly name: string
}

export interface Contract {
  readonly folder: string
  /** In the order they are published. */
  readonly calls: readonly (Call & { readonly declared: Declared })[]
  readonly examples: Readonly<Record<string, Example>>
  /** Schemas that are exported by a name, but plain texts and numbers: those are said where they are used. */
  readonly named: ReadonlyMap<Schema, Declared>
  readonly baseQuery: ObjectSchema
  readonly refusal: Schema
}

/** Where the contract stands. */
const contractFolder = fileURLToPath(new URL('../../packages/booking/src/contract', import.meta.url))

/** The contract with the names that its files give. @throws Error where a call is declared nowhere */
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
