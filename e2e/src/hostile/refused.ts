import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import type { RowName } from '../faultTable/table.ts'
import { withFaultTable } from '../faultTable/world.ts'
import { type Tampering, tamper } from './answers.ts'
import type { Payload } from './corpus.ts'
import { watch } from './judge.ts'
import { type Looking, lookAtAnswers } from './lookAt.ts'

/** Refusals with words of the service. */
export const refusals: readonly FaultKind[] = [
  ...(['status400', 'errorIn200', 'status401', 'status403', 'status404', 'status409'] as const),
  ...(['status429', 'status500'] as const),
]

/** Refuses each call at its moment with words and a code that mean ill. */
export interface RefusedCalls {
  /**
   * @param round which of the payloads comes first
   * @returns what was found; empty: the state that the table of faults names, and nothing else
   */
  refuse(
    name: RowName,
    kinds: readonly FaultKind[],
    payloads: readonly Payload[],
    round: number,
  ): Promise<string[]>
  /** Fields of refusals of which the words were seen on a page. */
  readonly seen: Set<string>
}

/** The calls of the table of faults, refused by the real service, whose words `tamper` turns into payloads. */
export function withRefusedCalls(): RefusedCalls {
  const seen = new Set<string>()
  let told = ''
  let opened: { tampering: Tampering; looking: Looking } | null = null
  let begin: (tampering: Tampering) => void = () => {}
  const world = withFaultTable({
    async open(page, module) {
      const { host, origin } = new URL(module)
      const judge = await watch(page, {
        ...{ hosts: [host], tags: ['iframe', 'wherry-module'] },
        // Who may not in leaves for the account's page, whose form signs in.
        attributes: ['method', 'action'],
      })
      const tampering = await tamper(page, origin)
      opened = { tampering, looking: lookAtAnswers(page, judge, tampering) }
      begin(tampering)
    },
    async look(stage) {
      if (!opened) return
      const inside = await stage.locator('body').elementHandle()
      const frame = await inside?.ownerFrame()
      // The walk itself tells whether the page lives: it has to be in a state that has a name.
      const isAlive = async () => {}
      await opened.looking.look(told, frame ? () => frame : undefined, isAlive)('refused')
      for (const field of opened.looking.seen) seen.add(field)
    },
  })
  return {
    seen,
    async refuse(name, kinds, payloads, round) {
      begin = (tampering) => tampering.plan(['refusals'], payloads, round)
      told = `${name}, round ${round}`
      const found = await world.walk(name, kinds)
      return [...found].flatMap(([kind, findings]) =>
        findings.map((one) => `${name} under ${kind}, round ${round}: ${one}`),
      )
    },
  }
}
