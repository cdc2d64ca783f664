import type { EndpointName } from '@wherry/booking/wire'
import { html } from 'hono/html'
import { rpcCodes } from '../../auth/rpc.ts'
import { defaultOptions, type SandboxOptions } from '../../options.ts'
import type { Api } from '../../routes/serve.ts'
import { createExamples, type Example } from '../examples.ts'
import { baseRows } from '../fields.ts'
import { type Markup, page, pageHeaders } from '../layout.ts'
import { refusalRows } from '../refusals.ts'
import { testEndpointDocs } from '../testEndpointDocs.ts'
import { callCard, pathOf } from './docsCall.ts'
import { fieldTable, prose, schemaTable, stackTable } from './docsTable.ts'
import { callsOf, type PublishedDocument, type PublishedSchema, readDocument } from './openapi.ts'

/** Facts about the sandbox that serves the page. */
interface Around {
  /** Origin of the API. */
  readonly origin: string
  readonly startUrl: string
  readonly examples: ReadonlyMap<string, Example>
}

/**
 * Serves the published contract: `/openapi.json` as a file, `/docs` as a page. The examples are responses of this API, if
 * it serves the call. `options` are read at the first visit to the page.
 */
export function serveDocs(api: Api, options: () => SandboxOptions = () => defaultOptions): void {
  const text = readDocument()
  api.get('/openapi.json', (context) =>
    context.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }),
  )

  let made: Promise<ReadonlyMap<EndpointName, Example>> | null = null
  api.get('/docs', async (context) => {
    const { moduleUrl, payUrl, startUrl } = options()
    made ??= createExamples({ moduleUrl, payUrl })
    const { origin } = new URL(context.req.url)
    const body = pageBody(JSON.parse(text), { origin, startUrl, examples: await made })
    const whole = page({ title: 'API', lang: 'en', width: 1280, home: startUrl }, body)
    return context.html(whole, 200, pageHeaders)
  })
}

function pageBody(document: PublishedDocument, around: Around): Markup {
  const calls = callsOf(document)
  // Schemas of bodies and answers are shown with their calls.
  const shared = Object.entries(document.components.schemas).filter(([name]) => !/(Body|Answer)$/.test(name))
  return html`<h1>The API of the sandbox</h1><div class="docs">
    <nav class="card toc" aria-label="Contents">
      <ul><li><a href="${around.startUrl}">Start page of the sandbox</a></li><li><a href="#base-query">Base query</a></li>
        <li><a href="#token">Signing in</a></li><li><a href="#refusals">Refusals</a></li><li><a href="#schemas">Named schemas</a></li>
        <li><a href="#test-endpoints">Test endpoints and faults</a></li></ul>
      ${document.tags.map(
        ({ name }) => html`<div><p><a href="#resource-${name}">${titleOf(name)}</a></p>
        <ul>${calls
          .filter(({ tag }) => tag === name)
          .map(
            (call) => html`<li><a href="#${call.name}">${call.method} ${pathOf(call)}</a></li>`,
          )}</ul></div>`,
      )}
    </nav>
    <div class="docs-text">
      ${introduction(document, around)}
      ${document.tags.map(
        ({
          name,
          description,
        }) => html`<h2 id="resource-${name}">${titleOf(name)}</h2><p class="note">${prose(description)}</p>
        ${calls.filter(({ tag }) => tag === name).map((call) => callCard(call, document, around.examples.get(call.name)))}`,
      )}
      <h2 id="schemas">Named schemas</h2>
      ${shared.map(([name, schema]) => schemaCard(name, schema))}
      ${testEndpointDocs()}
    </div></div>`
}

function introduction(document: PublishedDocument, { origin }: Around): Markup {
  return html`<p class="note">Base address: <code>${origin}</code>. The same as an OpenAPI 3.1 document:
      <a href="/openapi.json">openapi.json</a>, version ${document.info.version}.</p>
    ${document.info.description.split('\n\n').map((part) => html`<p class="note">${prose(part)}</p>`)}
    <p class="note">The examples were answered by a fresh sandbox of this page’s own: their orders and tokens do not exist here.
      What <code>createOrder</code> answers as <code>transaction</code> is a secret of a guest’s order: whoever knows it reads
      the order, so it belongs in no log, in no message to a partner’s page and in no address that is shared. An account’s order
      is read with its token alone, or for an hour with the <code>receipt</code> that the return from the payment carries.</p>
    <section class="card" id="base-query"><h2>Base query</h2>
      <p>Every call carries it, but those to the maps service. What is required is refused with 400 where it is missing. Without
        <code>user_id</code> and without a token the caller is a guest. A <code>user_id</code> alone is good for the public
        visitors of partners’ pages; an account’s own needs its token, and another’s than the token’s is refused with 403.</p>
      ${fieldTable('Base query', null, baseRows(document))}
    </section>
    <section class="card" id="token"><h2>Signing in</h2>
      <p>A token goes in the header <code>Authorization: Bearer …</code>. It comes in two steps:
        <a href="#login">login</a> says whose the login and the password are, <a href="#authLogin">authLogin</a> gives that user’s
        token. It is good for 14 days or until <a href="#logout">logout</a>; one that is unknown or too old is refused with 401 on
        every call but those three. The logins and passwords of this sandbox stand on its start page.</p>
      <p class="small">In a browser the module keeps the token in the cookie <code>token_ng</code>, on its own host.</p>
    </section>
    ${refusalsCard()}`
}

function refusalsCard(): Markup {
  const rows = refusalRows().map(({ code, statuses, text }) => [
    html`<code>${code}</code>`,
    statuses.join(', '),
    html`${text}`,
  ])
  return html`<section class="card" id="refusals"><h2>Refusals</h2>
    <p>The body is <code>{"error": {"code", "message"}}</code>, the message in the language of the call. These are all that this
      sandbox has; what stands in braces is filled in. Another service may have more: the module shows its message.</p>
    ${stackTable('Refusals', ['Code', 'Status', 'In English'], rows)}
    <p class="small"><code>login</code> is JSON-RPC and has numbers for codes, under 200: ${Object.entries(
      rpcCodes,
    ).map(
      ([name, code], at) => html`${at === 0 ? '' : ', '}<code>${code}</code> ${wordsOf(name)}`,
    )} (that one under 429).</p>
  </section>`
}

function schemaCard(name: string, schema: PublishedSchema): Markup {
  return html`<section class="card" id="schema-${name}">
    <h3>${name}</h3>
    ${schema.description === undefined ? '' : html`<p>${prose(schema.description)}</p>`}
    ${schemaTable(`Fields of ${name}`, 'Fields', schema)}
  </section>`
}

/** `costCenters` as words: `cost centers`. */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `costCenters` as a heading: `Cost centers`. */
const titleOf = (tag: string) => wordsOf(tag).replace(/^./, (letter) => letter.toUpperCase())
