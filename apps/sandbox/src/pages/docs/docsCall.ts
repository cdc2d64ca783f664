import { html } from 'hono/html'
import type { Example } from '../examples.ts'
import { answerHeaderRows, needOfToken, parameterRows } from '../fields.ts'
import type { Markup } from '../layout.ts'
import { fieldTable, prose, schemaTable } from './docsTable.ts'
import { nameOf, type PublishedCall, type PublishedDocument } from './openapi.ts'

/** The path of a call, with `{v}` for the version if it has two. */
export const pathOf = ({ paths: [path = '', ...others] }: PublishedCall) =>
  others.length === 0 ? path : path.replace('/v1/', '/{v}/')

const ruleTexts = {
  byFrame: 'v1 in a frame, v4 otherwise',
  v1: 'always v1',
  v4: 'always v4',
  none: 'no version',
} as const

const tokenTexts = {
  needed: 'needs a token',
  possible: 'with a token or without',
  none: 'takes no token',
} as const

/** Notes beside the examples of calls. */
const exampleNotes: Readonly<Record<string, string>> = {
  yachtRequest:
    'Who has neither e-mail nor phone in the settings (a guest) says in the first line of `details` how to be answered; without it the request is refused with `yacht_contact`.',
  payUrl: 'The address is where this sandbox’s own pay page answers.',
  saveModuleSettings:
    '`If-Match` is the `ETag` that `moduleSettings` answered; the `ETag` here is the `If-Match` of the next save.',
  miles: '`1007` is a number that passes the programme’s check; most others are refused with `bonus_number`.',
  directions: 'The sandbox plays the maps service too, under this path of its own.',
}

/** The documentation of one call. `run` is its example with the response of a sandbox. */
export function callCard(call: PublishedCall, document: PublishedDocument, run: Example | undefined): Markup {
  const { operation, name } = call
  const { schemas } = document.components
  const published = name.charAt(0).toUpperCase() + name.slice(1)
  const example = run ?? publishedExample(call, published, document)
  const answer = schemas[`${published}Answer`]
  const body = schemas[`${published}Body`]
  const { own, headers, shared } = parameterRows(operation, document)
  const answerHeaders = answerHeaderRows(operation)
  const need = needOfToken(operation.security)
  const note = exampleNotes[name]
  return html`<section class="card" id="${name}">
    <div><h3>${call.method} <code>${pathOf(call)}</code></h3>
      <p class="small">${name} · ${ruleTexts[operation['x-version-rule']]} · waits ${operation['x-time-limit-seconds']} s · ${
        need === 'none' ? tokenTexts.none : html`<a href="#token">${tokenTexts[need]}</a>`
      }${call.otherServer === null ? '' : html` · ${prose(call.otherServer)}`}</p></div>
    <p>${prose(operation.description)}</p>
    ${own.length === 0 ? '' : fieldTable(`Parameters of ${name}`, 'Parameters', own)}
    ${
      shared.length === 0
        ? ''
        : html`<p class="small">${own.length === 0 ? 'Takes' : 'Takes also'} the <a href="#base-query">base query</a>.</p>`
    }
    ${headers.length === 0 ? '' : fieldTable(`Request headers of ${name}`, 'Request headers', headers)}
    ${body === undefined ? '' : schemaTable(`Request of ${name}`, 'Request body', body)}
    ${answer === undefined ? '' : schemaTable(`Answer of ${name}`, 'Answer', answer)}
    ${answerHeaders.length === 0 ? '' : fieldTable(`Answer headers of ${name}`, 'Answer headers', answerHeaders)}
    ${refusalList(call, document)}
    <details><summary>Request, an example</summary>${note === undefined ? '' : html`<p class="small">${prose(note)}</p>`}
      <pre tabindex="0">${example.request}</pre></details>
    <details><summary>Answer, ${example.status}, an example${
      run === undefined ? ' of the contract: this sandbox does not answer the call' : ''
    }</summary><pre tabindex="0">${example.answer}</pre></details>
  </section>`
}

function refusalList({ operation }: PublishedCall, { components }: PublishedDocument): Markup | string {
  const refused = Object.entries(operation.responses).filter(([status]) => status.startsWith('4'))
  if (refused.length === 0) return ''
  const text = (response: (typeof refused)[number][1]) =>
    (response.$ref === undefined ? response : components.responses[nameOf(response.$ref)])?.description ?? ''
  return html`<h4>Refusals</h4><ul class="plainly">${refused.map(
    ([status, response]) => html`<li><b>${status}</b> ${prose(text(response))}</li>`,
  )}<li>and others, each a <a href="#schema-Refusal">Refusal</a> with a <a href="#refusals">code</a>.</li></ul>`
}

/** The contract's own example, for a call that this sandbox does not answer. */
function publishedExample(
  call: PublishedCall,
  published: string,
  { components }: PublishedDocument,
): Example {
  const body = components.examples[`${published}Body`]
  const parts = new Map(call.operation.parameters.map(({ name, example }) => [name, example]))
  const path = call.paths.at(-1)?.replace(/\{(\w+)\}/g, (part, name: string) => parts.get(name) ?? part)
  return {
    request: [
      `${call.method} ${path}`,
      ...(body === undefined ? [] : ['', JSON.stringify(body.value, null, 2)]),
    ].join('\n'),
    status: 200,
    answer: JSON.stringify(components.examples[`${published}Answer`]?.value, null, 2),
  }
}
