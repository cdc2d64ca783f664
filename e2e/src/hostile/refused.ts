import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import type { RowName } from '../faultTable/table.ts'
import { withFaultTable } from '../faultTable/world.ts'
import { type Tampering, tamper } from './answers.ts'
import type { Payload } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'
import { type Looking, lookAtAnswers } from './lookAt.ts'

/** Kinds of refusals that contain words of the service. */
export const refusals: readonly FaultKind[] = [
  ...(['status400', 'errorIn200', 'status401', 'status403', 'status404', 'status409'] as const),
  ...(['status429', 'status500'] as const),
]

/** Refuses calls with hostile words and codes. */
export interface RefusedCalls {
  /**
   * @param round number of the first payload
   * @returns the faults. Empty: the page was in the state that the table of faults requires
   */
  refuse(
    name: RowName,
    kinds: readonly FaultKind[],
    payloads: readonly Payload[],
    round: number,
  ): Promise<string[]>
  /** Fields of refusals whose words were seen on a page. */
  readonly seen: Set<string>
}

/**
 * The calls of the table of faults. The sandbox refuses them, and `tamper` replaces the words of the refusals with
 * payloads.
 */
export function withRefusedCalls(): RefusedCalls {
  const seen = new Set<string>()
  let told = ''
  let opened: { tampering: Tampering; looking: Looking } | null = null
  let begin: (tampering: Tampering) => void = () => {}
  const world = withFaultTable({
    async open(page, module) {
      const { host, origin } = new URL(module)
      const harmCheck = await watchForHarm(page, {
        ...{ hosts: [host], tags: ['iframe', 'wherry-module'] },
        // A visitor without access is led to the account’s page, which has a form for signing in.
        attributes: ['method', 'action'],
      })
      const tampering = await tamper(page, origin)
      opened = { tampering, looking: lookAtAnswers(page, harmCheck, tampering) }
      begin(tampering)
    },
    async look(stage) {
      if (!opened) return
      const inside = await stage.locator('body').elementHandle()
      const frame = await inside?.ownerFrame()
      // The walk itself checks that the page works: it must be in a known state.
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
