import { describe, expect, it, vi } from 'vitest'
import { createFrames, noFrames } from '../.storybook/frames.ts'

describe('frames of a page', () => {
  it('as many are waited for as are asked', async () => {
    const request = vi.fn((next: () => void) => setTimeout(next))
    await createFrames({ request })(3)
    expect(request).toHaveBeenCalledTimes(3)
  })

  it('a page that paints no more is said after the limit, then at once, also to other tests', async () => {
    let painted = 0
    const request = vi.fn((next: () => void) => void (painted++ < 2 && setTimeout(next)))
    const frames = createFrames({ request, limitMs: 20 })
    await frames(2)
    await expect(frames(2)).rejects.toThrow(noFrames)
    expect(request).toHaveBeenCalledTimes(3)
    await expect(frames(1)).rejects.toThrow(noFrames)
    expect(request).toHaveBeenCalledTimes(3)
  })
})
