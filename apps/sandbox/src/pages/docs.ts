import type { EndpointName } from '@wherry/booking/contract/endpoints.ts'
import { html } from 'hono/html'
import type { Api } from '../routes/serve.ts'
import { createExamples, type Example } from './examples.ts'
import { baseRows, type FieldRow, fieldRows, parameterRows } from './fields.ts'
import { type Markup, page, pageHeaders } from './layout.ts'
import {
  callsOf,
  nameOf,
  type PublishedCall,
  type PublishedDocument,
  type PublishedSchema,
  readDocument,
} from './openapi.ts'
import { testDoors } from './testDoors.ts'

/**
 * The published contract: `/openapi.json` as a file, `/docs` as a page, with examples that this very API has answered
 * where it serves the call.
 */
export function serveDocs(api: Api): void {
  const text = readDocument()
  api.get('/openapi.json', (context) =>
    context.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }),
  )

  let examples: Promise<ReadonlyMap<EndpointName, Example>> | null = null
  api.get('/docs', async (context) => {
    examples ??= createExamples()
    const body = pageBody(JSON.parse(text), await examples, new URL(context.req.url).origin)
    return context.html(page({ title: 'API', lang: 'en', width: 1120 }, body), 200, pageHeaders)
  })
}

function pageBody(
  document: PublishedDocument,
  examples: ReadonlyMap<string, Example>,
  origin: string,
): Markup {
  const calls = callsOf(document)
  const { schemas } = document.components
  // Bodies and answers stand at their calls.
  const shared = Object.entries(schemas).filter(([name]) => !/(Body|Answer)$/.test(name))
  return html`
    <h1>The API of the sandbox</h1>
    <p class="note">Base address: <code>${origin}</code>. The same as an OpenAPI 3.1 document:
      <a href="/openapi.json">openapi.json</a>, version ${document.info.version}.</p>
    ${document.info.description.split('\n\n').map((part) => html`<p class="note">${prose(part)}</p>`)}
    <nav class="card toc" aria-label="Calls">
      ${document.tags.map(
        ({ name }) => html`<div><p><a href="#resource-${name}">${titleOf(name)}</a></p>
        <ul>${calls
          .filter(({ tag }) => tag === name)
          .map(
            (call) => html`<li><a href="#${call.name}">${call.method} ${pathOf(call)}</a></li>`,
          )}</ul></div>`,
      )}
      <ul><li><a href="#base-query">Base query</a></li><li><a href="#schemas">Named schemas</a></li><li><a href="#doors">Test doors and faults</a></li></ul>
    </nav>
    <section class="card" id="base-query"><h2>Base query</h2>
      <p>What the module says with every call, but those to the maps service.</p>
      ${table('Base query', 'Parameters', baseRows(document))}
    </section>
    ${document.tags.map(
      ({
        name,
        description,
      }) => html`<h2 id="resource-${name}">${titleOf(name)}</h2><p class="note">${prose(description)}</p>
      ${calls.filter(({ tag }) => tag === name).map((call) => callCard(call, document, examples.get(call.name)))}`,
    )}
    <h2 id="schemas">Named schemas</h2>
    ${shared.map(([name, schema]) => schemaCard(name, schema))}
    ${testDoors()}`
}

const pathOf = ({ paths: [path = '', ...others] }: PublishedCall) =>
  others.length === 0 ? path : path.replace('/v1/', '/{v}/')

/** `costCenters` as a heading: `Cost centers`. */
const titleOf = (tag: string) => {
  const words = tag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const ruleTexts = {
  byFrame: 'v1 in a frame, v4 otherwise',
  v1: 'always v1',
  v4: 'always v4',
  none: 'no version',
} as const

function callCard(call: PublishedCall, document: PublishedDocument, run: Example | undefined): Markup {
  const { operation, name } = call
  const { schemas } = document.components
  const published = name.charAt(0).toUpperCase() + name.slice(1)
  const example = run ?? publishedExample(call, published, document)
  const answer = schemas[`${published}Answer`]
  const body = schemas[`${published}Body`]
  const refusals = Object.keys(operation.responses).filter((status) => /^4/.test(status))
  const { own, shared } = parameterRows(operation.parameters, document)
  return html`<section class="card" id="${name}">
    <div><h3>${call.method} <code>${pathOf(call)}</code></h3>
      <p class="small">${name} · ${ruleTexts[operation['x-version-rule']]} · waits ${operation['x-time-limit-seconds']} s${
        call.otherServer === null ? '' : html` · ${prose(call.otherServer)}`
      }</p></div>
    <p>${prose(operation.description)}</p>
    ${own.length === 0 ? '' : table(`Parameters of ${name}`, 'Parameters', own)}
    ${
      shared.length === 0
        ? ''
        : html`<p class="small">${own.length === 0 ? 'Takes' : 'Takes also'} the <a href="#base-query">base query</a>.</p>`
    }
    ${body === undefined ? '' : schemaTable(`Request of ${name}`, 'Request', body)}
    ${answer === undefined ? '' : schemaTable(`Answer of ${name}`, 'Answer', answer)}
    ${refusals.length === 0 ? '' : html`<p class="small">Refusals: ${refusals.join(', ')} and others, each a <a href="#schema-Refusal">Refusal</a>.</p>`}
    <details><summary>Request, an example</summary><pre tabindex="0">${example.request}</pre></details>
    <details><summary>Answer, ${example.status}, an example${
      run === undefined ? ' of the contract: this sandbox does not answer the call' : ''
    }</summary><pre tabindex="0">${example.answer}</pre></details>
  </section>`
}

/** The contract's own example, for what is answered elsewhere. */
function publishedExample(
  call: PublishedCall,
  published: string,
  { components }: PublishedDocument,
): Example {
  const body = components.examples[`${published}Body`]
  return {
    request: [
      `${call.method} ${call.paths.at(-1)}`,
      ...(body === undefined ? [] : ['', JSON.stringify(body.value, null, 2)]),
    ].join('\n'),
    status: 200,
    answer: JSON.stringify(components.examples[`${published}Answer`]?.value, null, 2),
  }
}

function schemaCard(name: string, schema: PublishedSchema): Markup {
  return html`<section class="card" id="schema-${name}">
    <h3>${name}</h3>
    ${schema.description === undefined ? '' : html`<p>${prose(schema.description)}</p>`}
    ${schemaTable(`Fields of ${name}`, 'Fields', schema)}
  </section>`
}

/** Its fields, or what it is where it has none. */
function schemaTable(label: string, title: string, schema: PublishedSchema): Markup {
  if (schema.$ref !== undefined)
    return html`<h4>${title}</h4><p>${typeLinks([{ schema: nameOf(schema.$ref) }])}</p>`
  const rows = fieldRows(schema)
  if (rows.length > 0) return table(label, title, rows)
  const [row] = fieldRows({ properties: { value: schema } })
  return html`<p class="small">${title}: ${typeLinks(row?.types ?? [])}. ${prose(
    (row?.text ?? '').slice((schema.description ?? '').length).trim(),
  )}</p>`
}

function table(label: string, title: string, rows: readonly (FieldRow & { in?: string })[]): Markup {
  return html`<h4>${title}</h4>
    <div class="scroll" role="region" aria-label="${label}" tabindex="0"><table class="wide">
      <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">What it is</th></tr></thead>
      <tbody>${rows.map(
        (row) =>
          html`<tr><td><code>${row.name}</code>${
            row.in === undefined || row.in === 'query' ? '' : html` <span class="small">${row.in}</span>`
          }</td><td>${typeLinks(row.types)}</td><td>${row.isRequired ? 'yes' : 'no'}</td><td>${
            row.isAddition ? html`<span class="badge">addition</span> ` : ''
          }${prose(row.text)}</td></tr>`,
      )}</tbody>
    </table></div>`
}

/** `number, string or null`, with links to the named schemas. */
function typeLinks(types: FieldRow['types']): Markup[] {
  return types.map((type, index) => {
    const before = types[index - 1]
    const isRowOfList = typeof before === 'string' && before.startsWith('list of')
    const joint = index === 0 ? '' : isRowOfList ? ' ' : ' or '
    return typeof type === 'string'
      ? html`${joint}${type}`
      : html`${joint}<a href="#schema-${type.schema}">${type.schema}</a>`
  })
}

/** Text with code between backticks. */
function prose(text: string): Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}
