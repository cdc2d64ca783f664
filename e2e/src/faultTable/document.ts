import { type FaultKind, faultKindNames, faultKinds } from '@wherry/sandbox/faults/kinds.ts'
import { type UiState, uiStates } from './states.ts'
import { type Row, table } from './table.ts'

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const head = (...cells: string[]) => [row(...cells), row(...cells.map(() => '---'))]

/** The table of faults for a reader: the states, the kinds, and call by call what the visitor meets. */
export function faultsDocument(): string {
  const rows: readonly Row[] = Object.values(table)
  return [
    '# What the visitor meets when a call fails',
    '',
    'Written by `node e2e/src/faultTable/writeDocument.ts` from `e2e/src/faultTable/table.ts`; every cell is walked by `pnpm test:long faultTable`, one of each row by `pnpm test`. After each the faults end, and the visitor gets to where all is well; what was entered is still there.',
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
