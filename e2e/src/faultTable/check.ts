import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import { expect } from 'vitest'
import type { RowName } from './table.ts'
import type { World } from './world.ts'

/** Walks cells of a row and compares the states with the table. All faults are reported together. */
export async function expectRow(world: World, name: RowName, kinds: readonly FaultKind[]): Promise<void> {
  const found = await world.walk(name, kinds)
  const wrong = [...found].flatMap(([kind, findings]) =>
    findings.length > 0 ? [`${name}, ${kind}: ${findings.join('; ')}`] : [],
  )
  expect(wrong).toEqual([])
}
