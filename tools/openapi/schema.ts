import type { Declared, ObjectSchema, Schema, SchemaPart } from './contract.ts'
import type { Note, Notes } from './notes.ts'

/** A JSON object, for instance a JSON Schema (2020-12). */
export type Json = { [key: string]: unknown }

/** Converts the contract's schemas to JSON Schema, and collects the named ones. */
export interface SchemaWriter {
  /** Writes a schema with its description; a named one as a reference. */
  write(schema: Schema, note: Note): Json
  /** The named schemas that were written, by their published names. */
  readonly components: ReadonlyMap<string, Json>
}

/** @throws Error while writing, for a kind of schema that cannot be published */
export function createSchemaWriter(named: ReadonlyMap<Schema, Declared>, notes: Notes): SchemaWriter {
  const components = new Map<string, Json>()
  const owners = new Map<string, Schema>()

  const write = (schema: Schema, note: Note): Json => {
    const declared = named.get(schema)
    if (declared === undefined) {
      const json = core(schema, note)
      return described(json, note.text ?? (refersToNamed(json) ? undefined : note.shapeText))
    }
    const name = published(declared.name)
    if (!owners.has(name)) {
      owners.set(name, schema)
      const own = notes.ofConstant(declared.file, declared.name)
      components.set(name, described(core(schema, own), own.text))
    }
    if (owners.get(name) !== schema) throw new Error(`Two schemas are named ${declared.name}`)
    return described({ $ref: `#/components/schemas/${name}` }, note.text)
  }

  const core = (schema: Schema, note: Note): Json => {
    if ('pipe' in schema) {
      const [first, ...steps] = schema['pipe'] as [Schema, ...SchemaPart[]]
      return steps.reduce(withStep, write(first, silent(note)))
    }
    switch (schema.type) {
      case 'nullish':
      case 'nullable':
        return orNull(write(schema['wrapped'] as Schema, silent(note)))
      case 'optional':
        return write(schema['wrapped'] as Schema, silent(note))
      case 'object':
        return objectOf(schema as ObjectSchema, note)
      case 'array':
        return { type: 'array', items: write(schema['item'] as Schema, note.items ?? {}) }
      case 'record': {
        const { type, ...names } = write(schema['key'] as Schema, {})
        return {
          type: 'object',
          ...(Object.keys(names).length > 0 ? { propertyNames: names } : {}),
          additionalProperties: write(schema['value'] as Schema, note.items ?? {}),
        }
      }
      case 'tuple': {
        const items = schema['items'] as Schema[]
        const prefixItems = items.map((item, index) => write(item, note.members?.[index] ?? {}))
        return { type: 'array', prefixItems, minItems: items.length }
      }
      case 'union': {
        const options = schema['options'] as Schema[]
        return unionOf(options.map((option, index) => write(option, silent(note.members?.[index] ?? {}))))
      }
      case 'picklist':
        return { type: typeOfEvery(schema['options'] as unknown[]), enum: schema['options'] }
      case 'literal':
        return { type: typeOfEvery([schema['literal']]), const: schema['literal'] }
      case 'string':
      case 'number':
      case 'boolean':
        return { type: schema.type }
      case 'unknown':
        return {}
      default:
        throw new Error(`A schema of the kind ${schema.type} has no published form`)
    }
  }

  const objectOf = (schema: ObjectSchema, note: Note): Json => {
    const entries = Object.entries(schema.entries)
    const required = entries.filter(([, entry]) => !mayBeAbsent(entry)).map(([name]) => name)
    return {
      type: 'object',
      properties: Object.fromEntries(
        entries.map(([name, entry]) => [name, write(entry, note.fields?.get(name) ?? {})]),
      ),
      ...(required.length > 0 ? { required } : {}),
    }
  }

  return { write, components }
}

/** True if an object may come without a field of this schema. */
export const mayBeAbsent = (schema: Schema): boolean =>
  schema.type === 'nullish' || schema.type === 'optional'

/** `orderTrip` is published as `OrderTrip`, `module_type` as `ModuleType`. */
export const published = (name: string): string =>
  name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A note without its comment, which belongs to the whole schema and not to the one that it wraps. */
const silent = (note: Note): Note => ({ ...note, text: undefined, shapeText: undefined })

/** True if a schema refers to a named one, which has a description already. */
const refersToNamed = (json: Json): boolean =>
  '$ref' in json || (Array.isArray(json['anyOf']) && json['anyOf'].some((member: Json) => '$ref' in member))

const described = (json: Json, text: string | undefined): Json =>
  text === undefined ? json : { ...json, description: withoutIds(text) }

/** Removes the ids of our own requirements, which mean nothing to other readers. */
export const withoutIds = (text: string): string =>
  text
    .replace(/ ?\((?:[A-Z][A-Z\d]*-\d\d(?:, | to | and )?)+\)/g, '')
    .replace(/^(?:[A-Z][A-Z\d]*-\d\d,? )+/, '')

/** Adds the effect of a pipe's step to a JSON Schema. */
function withStep(json: Json, step: SchemaPart): Json {
  const limit = step['requirement']
  const isList = json['type'] === 'array'
  switch (step.type) {
    case 'regex': {
      const { source, flags } = limit as RegExp
      if (flags !== '') throw new Error(`A pattern with flags has no published form: ${source}`)
      return { ...json, pattern: source }
    }
    case 'min_length':
      return { ...json, [isList ? 'minItems' : 'minLength']: limit }
    case 'max_length':
      return { ...json, [isList ? 'maxItems' : 'maxLength']: limit }
    case 'min_entries':
      return { ...json, minProperties: limit }
    case 'max_entries':
      return { ...json, maxProperties: limit }
    case 'min_value':
      return { ...json, minimum: limit }
    case 'max_value':
      return { ...json, maximum: limit }
    case 'integer':
      return { ...json, type: 'integer' }
    case 'safe_integer':
      return { ...json, type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }
    // JSON has no infinite numbers, so this step adds nothing.
    case 'finite':
      return json
    case 'url':
      return { ...json, format: 'uri' }
    case 'metadata':
      return (step['metadata'] as Json)['addition'] === true ? { ...json, 'x-addition': true } : json
    default:
      throw new Error(`A step of the kind ${step.type} has no published form`)
  }
}

/** Makes a JSON Schema accept null too. */
function orNull({ 'x-addition': mark, ...json }: Json): Json {
  const marked = mark === undefined ? {} : { 'x-addition': mark }
  // An empty schema accepts everything, null included.
  if (Object.keys(json).length === 0) return marked
  if (Array.isArray(json['anyOf'])) return { anyOf: [...json['anyOf'], { type: 'null' }], ...marked }
  if (json['type'] === undefined || json['const'] !== undefined)
    return { anyOf: [json, { type: 'null' }], ...marked }
  return {
    ...json,
    type: [json['type'], 'null'].flat(),
    ...(json['enum'] === undefined ? {} : { enum: [...(json['enum'] as unknown[]), null] }),
    ...marked,
  }
}

/** Members of different plain types are merged into one schema, because their keywords do not conflict. */
function unionOf(members: Json[]): Json {
  const types = members.map((member) => member['type'])
  const isPlain = members.every(
    (member) => plain.has(member['type']) && member['enum'] === undefined && member['const'] === undefined,
  )
  if (isPlain && new Set(types).size === types.length) return Object.assign({}, ...members, { type: types })
  return { anyOf: members }
}

const plain = new Set<unknown>(['string', 'number', 'boolean'])

function typeOfEvery(values: readonly unknown[]): string | string[] {
  const types = new Set(values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)))
  const [only, ...others] = types
  return others.length === 0 && only !== undefined ? only : [...types]
}
