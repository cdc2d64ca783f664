import { faultKindNames } from '@wherry/sandbox/faults/kinds.ts'
import { describe, it } from 'vitest'
import { expectRow } from './check.ts'
import { rowsOf } from './parts.ts'
import { withFaultTable } from './world.ts'

const world = withFaultTable()

describe('REL-03 REL-05 every fault of the calls in the form', () => {
  it.each(rowsOf.filling)('%s', (name) => expectRow(world, name, faultKindNames))
})
