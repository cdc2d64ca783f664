import { type FaultKind, faultKindNames, faultKinds } from '@wherry/sandbox/faults/kinds.ts'
import { type UiState, uiStates } from './states.ts'
import { type Row, type RowName, table } from './table.ts'

/** Calls whose success leads to another page. */
export const leaving: readonly RowName[] = [
  ...(['createOrder', 'payUrl', 'updateOrder', 'login', 'authLogin', 'yachtRequest'] as const),
]

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const head = (...cells: string[]) => [row(...cells), row(...cells.map(() => '---'))]

/**
 * The table of faults as a document: the states, the kinds of faults, and for each call the state that the visitor
 * sees.
 */
export function faultsDocument(): string {
  const rows: readonly Row[] = Object.values(table)
  return [
    '# What the visitor meets when a call fails',
    '',
    'Written by `node e2e/src/faultTable/writeDocument.ts` from `e2e/src/faultTable/table.ts`; every cell is walked by `pnpm test:long faultTable`, one cell of every third row by `pnpm test`. After each the faults end, and the visitor gets to where all is well.',
    '',
    '## What is looked at',
    '',
    'What stands in each input is read before the call is let go, by group, name and place, and once more while the fault stands. Where a page stands before the inputs (`errorScreen`, `forbidden`, `redirect`) it is read once the page is back. Where all is well again it is read a last time.',
    '',
    `Where all went well ${leaving.join(', ')} lead to another page: there nothing is left to read, and it is read while the fault stands alone. After a redirect there is nothing to lose: the partner has entered nothing by then.`,
    '',
    'A silent page says nothing of a failure anywhere: no alert, no passing message, no field that is called wrong, no text of a failure. What changes something (an order, a request, a sign-in) is asked once until the visitor does something about it; a change of an order is sent again under its own key (REL-02). What was made is counted.',
    '',
    '## States',
    '',
    ...head('State', 'What the visitor sees'),
    ...Object.entries(uiStates).map(([state, about]) => row(state, about)),
    '',
    '## Faults',
    '',
    ...head('Fault', 'What the caller sees'),
    ...faultKindNames.map((kind) => row(kind, faultKinds[kind].about)),
    '',
    '## Calls',
    ...rows.flatMap(callSection),
    '',
  ].join('\n')
}

function callSection({ call, moment, entered, ids, states }: Row): string[] {
  const kindsOf = new Map<UiState, FaultKind[]>()
  for (const kind of faultKindNames) {
    const known = kindsOf.get(states[kind])
    if (known) known.push(kind)
    else kindsOf.set(states[kind], [kind])
  }
  return [
    '',
    `### ${call}`,
    '',
    `${moment} Entered by then: ${entered}. ${ids}`,
    '',
    ...head('State', 'Faults'),
    ...[...kindsOf].map(([state, kinds]) => row(state, kinds.join(', '))),
  ]
}
