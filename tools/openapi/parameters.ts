import type { Call, ObjectSchema } from './contract.ts'
import type { Note } from './notes.ts'
import { type Json, mayBeAbsent, published, type SchemaWriter } from './schema.ts'

/** Descriptions of path parameters; each `{part}` in the contract has a row. */
const partTexts: Readonly<Record<string, string>> = {
  user_id: 'Whose settings.',
  partner_id: 'Whose module: `partner_id` of the user’s settings.',
  place_id: 'Id of the place, from a list or an offer.',
  coordinates: '`lng,lat` of the pickup, of each stop and of the drop-off, in degrees, by semicolon.',
}

/** Descriptions of request headers, by endpoint; each endpoint with such headers has a row. */
const headerTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Idempotency-Key': {
    createOrder:
      'A UUID, one for each booking that is meant. For 24 hours the same key with the same body gives the first answer again; with another body it is refused with 409.',
    updateOrder:
      'A UUID, one for each change that is meant. For 24 hours the same key with the same body gives the first answer again, and nothing is changed twice; with another body it is refused with 409.',
    yachtRequest:
      'A UUID, one for each request that is meant. Sent again within 24 hours it is answered alike and kept once.',
  },
  'If-Match': {
    saveModuleSettings:
      'The `ETag` of what was read or saved last. Refused with 412 where somebody else has saved since; without it the save is not guarded.',
  },
}

const headerSchemas: Readonly<Record<string, Json>> = {
  'Idempotency-Key': { type: 'string', format: 'uuid' },
  'If-Match': { type: 'string', minLength: 1 },
}

/** The base query, which many endpoints share, by published names. */
export function sharedParameters(writer: SchemaWriter, baseQuery: ObjectSchema, note: Note): Json {
  const all = parametersOf(writer, baseQuery, note)
  return Object.fromEntries(all.map((parameter) => [published(String(parameter['name'])), parameter]))
}

/**
 * Parameters of an endpoint: of the path, its own query, the base query, headers. Its own query replaces parameters of
 * the base query with the same name.
 */
export function parametersOfCall(
  call: Call,
  writer: SchemaWriter,
  baseQuery: ObjectSchema,
  note: Note,
): Json[] {
  const parts = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const description = partTexts[name]
    if (description === undefined) throw new Error(`tools/openapi/parameters.ts says nothing of {${name}}`)
    return { name, in: 'path', required: true, description, schema: { type: 'string', minLength: 1 } }
  })
  const base = call.base === 'directions' ? [] : Object.keys(baseQuery.entries)
  return [
    ...parts,
    ...parametersOf(writer, call.query, note),
    ...base.filter((name) => !(name in call.query.entries)).map((name) => reference(published(name))),
    ...(call.headers ?? []).map((name) => {
      const description = headerTexts[name]?.[call.name]
      if (description === undefined)
        throw new Error(`tools/openapi/parameters.ts says nothing of ${name} at ${call.name}`)
      return { name, in: 'header', description, schema: headerSchemas[name] }
    }),
  ]
}

function parametersOf(writer: SchemaWriter, query: ObjectSchema, note: Note): Json[] {
  return Object.entries(query.entries).map(([name, entry]) => {
    const { description, 'x-addition': mark, ...schema } = writer.write(entry, note.fields?.get(name) ?? {})
    return {
      name,
      in: 'query',
      ...(mayBeAbsent(entry) ? {} : { required: true }),
      ...(description === undefined ? {} : { description }),
      ...(mark === undefined ? {} : { 'x-addition': mark }),
      schema,
    }
  })
}

const reference = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
