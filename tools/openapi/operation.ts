import type { Contract, Example } from './contract.ts'
import type { Notes } from './notes.ts'
import { parametersOfCall } from './parameters.ts'
import { responsesOf } from './responses.ts'
import { type Json, published, type SchemaWriter, withoutIds } from './schema.ts'

/** Time limits of the requests in seconds (ERR-07). */
const timeLimits = { read: 15, prices: 30, orders: 60 } as const

const servers = {
  site: {
    url: '/',
    description: 'The host of the page that shows the module, not the API: asked with the page’s cookies.',
  },
  directions: {
    url: 'https://directions.example.com',
    description: 'A maps service, not the API: set by whoever runs the module.',
  },
} as const

/** An endpoint under each of its versions. */
export interface PublishedCall {
  readonly tag: string
  readonly method: string
  /** Pairs of path and operation, one per version. */
  readonly operations: readonly (readonly [path: string, operation: Json])[]
  /** Servers of an endpoint that is not on the API's server. */
  readonly servers?: readonly Json[]
  /** Schemas of the body and the answer, by their published names. */
  readonly schemas: Json
  readonly examples: Json
}

type ContractCall = Contract['calls'][number]

/** Publishes an endpoint. @throws Error if it has no doc comment or no example */
export function publishCall(
  call: ContractCall,
  contract: Contract,
  notes: Notes,
  writer: SchemaWriter,
): PublishedCall {
  const said = notes.ofEndpoint(call.declared.file, call.declared.name)
  if (said.text === undefined) throw new Error(`The call ${call.name} has no doc comment`)
  const name = published(call.name)
  const tag = call.declared.file.split('/')[0]!
  const text = withoutIds(said.text)
  const [summary = text] = /^.+?[.:;](?= |$)/.exec(text) ?? []
  const example = contract.examples[call.name]
  if (example === undefined) throw new Error(`The call ${call.name} has no example`)

  const shared = {
    tags: [tag],
    'x-call': call.name,
    summary: summary.replace(/[.:;]$/, ''),
    description: text,
    parameters: withExamples(parametersOfCall(call, writer, contract.baseQuery, said.query), example),
    ...(call.body === null
      ? {}
      : { requestBody: { required: true, content: json(schema(`${name}Body`), `${name}Body`) } }),
    responses: responsesOf(call, json(schema(`${name}Answer`), `${name}Answer`)),
    security: securityOf(call),
    'x-version-rule': call.version ?? 'none',
    'x-time-limit-seconds': timeLimits[call.limit],
    ...(call.maxRows === undefined ? {} : { 'x-max-rows': call.maxRows }),
  }
  const versions = call.version === 'byFrame' ? ['v1', 'v4'] : [call.version]
  return {
    tag,
    method: call.method.toLowerCase(),
    operations: versions.map((version) => [
      version === null ? call.path : `/${version}${call.path}`,
      {
        operationId: call.version === 'byFrame' ? call.name + published(version ?? '') : call.name,
        ...shared,
      },
    ]),
    ...(call.base === undefined ? {} : { servers: [servers[call.base]] }),
    schemas: {
      ...(call.body === null ? {} : { [`${name}Body`]: writer.write(call.body, said.body) }),
      [`${name}Answer`]: writer.write(call.answer, said.answer),
    },
    examples: {
      ...(call.body === null ? {} : { [`${name}Body`]: { value: example.body } }),
      [`${name}Answer`]: { value: example.answer },
    },
  }
}

/** Security of an endpoint: an empty list needs no token, an empty object in it makes the token optional. */
function securityOf({ base, access }: ContractCall): Json[] {
  if (base !== undefined || access === 'none') return []
  return access === 'session' ? [{ bearer: [] }] : [{}, { bearer: [] }]
}

const schema = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const json = (of: Json, example: string): Json => ({
  'application/json': {
    schema: of,
    examples: { example: { $ref: `#/components/examples/${example}` } },
  },
})

/** The endpoint's own parameters with the values of the example. */
function withExamples(parameters: Json[], { query, parts }: Example): Json[] {
  return parameters.map((parameter) => {
    const values = parameter['in'] === 'path' ? parts : parameter['in'] === 'query' ? query : undefined
    const value = values?.[String(parameter['name'])]
    return value === undefined ? parameter : { ...parameter, example: value }
  })
}
