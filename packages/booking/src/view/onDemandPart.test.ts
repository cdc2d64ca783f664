import { expect, it, vi } from 'vitest'
import { missingPart } from '../testing/samples/missingPart.ts'
import { onDemandPart } from './onDemandPart.ts'

it('SHELL-21 a part that a press loads and that did not come is asked for again', async () => {
  const missing = missingPart()
  const load = vi.fn(async () => () => null).mockRejectedValueOnce(missing)
  const part = onDemandPart(load)
  await expect(part.load()).rejects.toBe(missing)
  expect(part.Part).toBeNull()
  await part.load()
  expect(part.Part).not.toBeNull()
})
