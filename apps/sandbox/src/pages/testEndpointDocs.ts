import { html } from 'hono/html'
import { faultKindNames, faultKinds } from '../faults/kinds.ts'
import { stackTable } from './docs/docsTable.ts'
import type { Markup } from './layout.ts'

const endpoints: readonly (readonly [call: string, text: string])[] = [
  ['GET /__orders', 'What is booked, oldest first; query transaction, key, limit (the newest so many).'],
  ['GET /__yachts', 'The requests for yachts, oldest first; query limit (the newest so many).'],
  [
    'POST /__faults',
    'A rule or a list of them: {operation, kind, times?, after?, ms?, retryAfter?}. The operation is a call’s name or *.',
  ],
  ['GET /__faults', 'The rules that stand.'],
  ['DELETE /__faults', 'Removes them, and lets go of the calls that hang.'],
  ['GET /__clock', 'What time the sandbox has: {at, fixed}.'],
  [
    'POST /__clock',
    '{at?, fixed?, advance?}: an instant, whether it stands still, seconds to go on by; {} is the real time again.',
  ],
  ['GET /__prices', 'What all prices are multiplied by: {level}.'],
  [
    'POST /__prices',
    '{level}, 0.1 to 10: what was offered before has changed and is refused with price_expired; {} is 1 again.',
  ],
  [
    'POST /__reset',
    'As on the first day: no orders, no sessions, no faults, the real time, the usual prices.',
  ],
]

/** Documentation of the test endpoints and of the faults. */
export function testEndpointDocs(): Markup {
  return html`<section class="card" id="test-endpoints">
    <h2>Test endpoints and faults</h2>
    <p>These stand beside the contract, in the sandbox only.</p>
    ${stackTable(
      'Test endpoints',
      ['Call', 'What it does'],
      endpoints.map(([call, text]) => [html`<code>${call}</code>`, text]),
    )}
    <p>One call is spoiled by the header <code>X-Sandbox-Fault</code> or the query <code>sandbox_fault</code> with a kind, or
      a kind, a colon and a number: milliseconds, for <code>status429</code> the seconds of Retry-After. Any other text is
      refused with 400.</p>
    ${stackTable(
      'Kinds of faults',
      ['Kind', 'What the caller sees', 'Is the call carried out?'],
      faultKindNames.map((kind) => {
        const { about, isDone } = faultKinds[kind]
        return [html`<code>${kind}</code>`, about, isDone ? 'yes' : 'no']
      }),
    )}
  </section>`
}
