import { describe, expect, it } from 'vitest'
import type { HeightReporter } from './heightReporter.ts'
import { type HeightView, watchHeight } from './watchHeight.ts'

/** A frame whose element and observer the test controls. */
function start() {
  const listeners = new Set<() => void>()
  const observed: Element[] = []
  const said: unknown[] = []
  const world = { height: 400, isWatched: false, observe: () => {} }
  class Observer {
    constructor(callback: () => void) {
      world.observe = callback
    }
    observe(element: Element) {
      observed.push(element)
      world.isWatched = true
    }
    disconnect() {
      world.isWatched = false
    }
  }
  const view = {
    innerWidth: 800,
    innerHeight: 720,
    ResizeObserver: Observer as unknown as typeof ResizeObserver,
    addEventListener: (_type: 'resize', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'resize', listener: () => void) => void listeners.delete(listener),
  } satisfies HeightView
  const element = { getBoundingClientRect: () => ({ height: world.height }) } as Element
  const reporter: HeightReporter = {
    contentIs: (height) => void said.push(['content', height]),
    frameIs: (frame, height) => void said.push(['frame', frame.width, frame.height, height]),
    close: () => void said.push('close'),
  }
  const end = watchHeight(view, element, reporter)
  return { end, world, view, element, observed, listeners, said }
}

describe('EMBED-07 the height of an element in a frame', () => {
  it('is told at once with the size of the frame, and then with each change of its own', () => {
    const { world, element, observed, said } = start()
    expect(observed).toEqual([element])
    world.height = 912.5
    world.observe()
    expect(said).toEqual([
      ['frame', 800, 720, 400],
      ['content', 912.5],
    ])
  })

  it('is told with the size of the frame where that is another', () => {
    const { world, view, listeners, said } = start()
    Object.assign(view, { innerHeight: 913 })
    world.height = 913
    for (const listener of listeners) listener()
    expect(said.at(-1)).toEqual(['frame', 800, 913, 913])
    // The content follows the frame: the size is known by now.
    world.observe()
    expect(said.at(-1)).toEqual(['content', 913])
  })

  it.each([
    ['wider', { innerWidth: 1024 }, ['frame', 1024, 720, 300]],
    ['higher', { innerHeight: 900 }, ['frame', 800, 900, 300]],
  ])('a frame that is %s is known before the event that says so', (_, size, expected) => {
    const { world, view, said } = start()
    Object.assign(view, size)
    world.height = 300
    world.observe()
    expect(said.at(-1)).toEqual(expected)
  })

  it('is told no more once that has ended: no observer, no listener, and the reporter is closed', () => {
    const { end, world, listeners, said } = start()
    expect([world.isWatched, listeners.size]).toEqual([true, 1])
    end()
    expect([world.isWatched, listeners.size, said.at(-1)]).toEqual([false, 0, 'close'])
  })
})
