import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from './contract.ts'
import { readNotes } from './notes.ts'
import { publishCall } from './operation.ts'
import { sharedParameters } from './parameters.ts'
import { sharedResponses } from './responses.ts'
import { createSchemaWriter, type Json } from './schema.ts'

const about = `What the module asks of its service, word for word. Fields marked \`x-addition\` are our additions to the service's own description: always optional, and their absence is handled. A field that is absent and one that is null mean the same, unless it says otherwise. Fields that are not named here are passed over.

\`x-version-rule\`: \`byFrame\` calls answer under /v1 and /v4 alike, v1 is asked in frame mode and v4 otherwise; the others have one version, or none. \`x-time-limit-seconds\`: how long the module waits. \`x-max-rows\`: the longest list that is read, 1000 where it is not said.

A refusal has the body \`{"error": {"code", "message"}}\` whatever its status: a 200 with an error is a refusal too.`

const tags: Readonly<Record<string, string>> = {
  auth: 'Signing in and out.',
  settings: 'Who the visitor is and what they may do.',
  moduleSettings: 'How a partner’s module looks, and what is switched on.',
  places: 'Places, and what is known of them.',
  route: 'The way on the road.',
  prices: 'Offers.',
  bonus: 'Miles, bonus cards and certificates.',
  promo: 'Promotions.',
  widget: 'Legal texts.',
  costCenters: 'What a company books a ride to.',
  times: 'When a ride can be had.',
  orders: 'Booking, reading, changing and paying.',
  yacht: 'Requests for yachts.',
}

/**
 * Creates the OpenAPI 3.1 document of the whole contract. @throws Error if a part cannot be published or has no comment
 */
export function createDocument(contract: Contract): Json {
  const notes = readNotes(contract.folder)
  const writer = createSchemaWriter(contract.named, notes)
  const calls = contract.calls.map((call) => publishCall(call, contract, notes, writer))
  const parameters = sharedParameters(
    writer,
    contract.baseQuery,
    notes.ofConstant('baseQuery.ts', 'baseQuery'),
  )
  writer.write(contract.refusal, {})

  const paths: Record<string, Json> = {}
  for (const { method, operations, servers } of calls) {
    for (const [path, operation] of operations) {
      paths[path] = { ...paths[path], ...(servers === undefined ? {} : { servers }), [method]: operation }
    }
  }
  const named = new Set(calls.map((call) => call.tag))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wherry booking API',
      version: versionOf(contract.folder),
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/', description: 'The API base, set by whoever runs the module.' }],
    tags: [...named].map((name) => {
      const description = tags[name]
      if (description === undefined) throw new Error(`tools/openapi/document.ts says nothing of ${name}`)
      return { name, description }
    }),
    paths,
    components: {
      schemas: { ...merged(calls.map((call) => call.schemas)), ...Object.fromEntries(writer.components) },
      parameters,
      responses: sharedResponses(),
      examples: merged(calls.map((call) => call.examples)),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Header `Authorization: Bearer …` with the `token` of `authLogin`; never sent anywhere but to the API. A token that is unknown or too old is refused with 401.',
        },
      },
    },
  }
}

function merged(parts: readonly Json[]): Json {
  return Object.assign({}, ...parts)
}

/** Version of the package that publishes the contract. */
function versionOf(folder: string): string {
  const text = readFileSync(join(folder, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
