import { expect, it, vi } from 'vitest'
import { isMissingPart } from '../kernel/missingPart.ts'
import { importErrors } from '../testing/samples/missingPart.ts'
import { onDemandPart } from './onDemandPart.ts'

it.each(importErrors)('SHELL-21 a part that a press loads is named as missing, by %s', async (_, error) => {
  const load = vi.fn(async () => () => null)
  load.mockRejectedValueOnce(error)
  const part = onDemandPart(load)
  expect(await part.load().catch(isMissingPart)).toBe(true)
  expect(part.Part).toBeNull()
  await part.load()
  expect(part.Part).not.toBeNull()
})
