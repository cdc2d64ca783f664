import type { Endpoint } from '@wherry/booking/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@wherry/booking/contract/endpoints.ts'
import { html } from 'hono/html'
import type { Api } from '../routes/serve.ts'
import { createExamples, type Example } from './examples.ts'
import { page, pageHeaders } from './layout.ts'

const about: Readonly<Record<EndpointName, string>> = {
  settingUser: 'Settings of the visitor on the web. Without a user_id the answer has role guest.',
  frameUserSettings: 'Settings of the user on whose page the frame stands.',
  transportNodes:
    'Airports, stations and ports by code or name: asked first while a person types. Under 3 characters the list is empty.',
  findPlaces: 'Places of any kind: asked second.',
  place: 'A place by its id, with its point, type and time zone.',
  countryByPoint: 'The country of a point.',
  prices: 'Offers from one end to the other, cheapest first. They hold for 15 minutes.',
  recommendedTime:
    'When to be picked up for a departure: travel time and 2 hours before a flight, 45 minutes before a train.',
  checkTime:
    'Whether a ride can be had at a time: at least 2 hours ahead on the pickup place’s clock; a fast ride from 40 minutes.',
  createOrder:
    'Books one ride, or two with a return trip. With the header Idempotency-Key the same body gives the first answer again for 24 hours.',
  order: 'An order as it is kept, with its payment status.',
  updateOrder: 'Changes an order.',
  payUrl: 'The address of the payment page of an order.',
}

/** A readable page of every call of the contract, with an example that this very API has answered. */
export function serveDocs(api: Api): void {
  let examples: Promise<ReadonlyMap<EndpointName, Example>> | null = null
  api.get('/docs', async (context) => {
    examples ??= createExamples()
    const found = await examples
    const names = Object.keys(endpoints) as EndpointName[]
    const body = html`
      <h1>The API of the sandbox</h1>
      <p class="note">Base address: <code>${new URL(context.req.url).origin}</code>. Every call also carries
        <code>module_type</code>, <code>lang</code> (en, ru, es), <code>currency</code> and, where there is one,
        <code>user_id</code> in its query. “v1 in a frame” means v1 in frame mode and v4 otherwise. A refusal has the body
        <code>{"error": {"code", "message"}}</code> with the message in the visitor’s language.</p>
      <p class="note">Faults on demand: the header <code>X-Sandbox-Fault</code> or the query <code>sandbox_fault</code> with
        <code>status500</code>, <code>delay:&lt;ms&gt;</code>, <code>drop</code>, <code>lost</code> or <code>malformed</code>.</p>
      <section class="card"><ul>${names.map((name) => html`<li><a href="#${name}">${endpoints[name].method} ${pathOf(endpoints[name])}</a></li>`)}</ul></section>
      ${names.map((name) => {
        const endpoint: Endpoint = endpoints[name]
        const example = found.get(name)
        return html`<section class="card" id="${name}">
          <div><h2>${endpoint.method} <code>${pathOf(endpoint)}</code></h2><p class="small">${name} · ${versionText(endpoint)}</p></div>
          <p>${about[name]}</p>
          ${
            example === undefined
              ? ''
              : html`
          <details open><summary>Request</summary><pre tabindex="0">${example.request}</pre></details>
          <details><summary>Answer, ${example.status}</summary><pre tabindex="0">${example.answer}</pre></details>`
          }
        </section>`
      })}`
    return context.html(page({ title: 'API', lang: 'en' }, body), 200, pageHeaders)
  })
}

const pathOf = (endpoint: Endpoint) =>
  `/${endpoint.version === 'byFrame' ? '{v}' : endpoint.version}${endpoint.path}`

const versionText = ({ version }: Endpoint) =>
  version === 'byFrame' ? 'v1 in a frame, v4 otherwise' : `always ${version}`
