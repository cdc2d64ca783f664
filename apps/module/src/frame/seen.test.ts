import { describe, expect, it } from 'vitest'
import { watchSeen } from './seen.ts'

interface Observed {
  readonly options: IntersectionObserverInit & { trackVisibility?: boolean; delay?: number }
  readonly elements: Element[]
  isOn: boolean
  see(entry: { isIntersecting?: boolean; isVisible?: boolean; intersectionRatio?: number }): void
}

/** A browser with observers that see what they are told to. */
function start(knows: 'all' | 'no version 2' | 'none' = 'all') {
  const observers: Observed[] = []
  class Observer {
    readonly own: Observed
    constructor(listener: (entries: object[]) => void, options: Observed['options'] = {}) {
      if (knows === 'none' || (knows === 'no version 2' && options.trackVisibility)) throw new TypeError('no')
      // Of several at once the last counts.
      const see: Observed['see'] = (entry) => listener([{ isVisible: false, intersectionRatio: 0 }, entry])
      this.own = { options, elements: [], isOn: true, see }
      observers.push(this.own)
    }
    observe(element: Element) {
      this.own.elements.push(element)
    }
    disconnect() {
      this.own.isOn = false
    }
  }
  const time = { now: 10_000 }
  const element = {} as Element
  const view = { IntersectionObserver: Observer } as unknown as typeof globalThis
  const seen = watchSeen(view, element, () => time.now)
  const open = () => observers.filter(({ isOn }) => isOn)
  return { seen, time, element, observers, open }
}

/** In view, and drawn as it is for so many milliseconds. */
function shown(milliseconds: number, entry: Parameters<Observed['see']>[0] = {}) {
  const world = start()
  world.observers[0]!.see({ isIntersecting: true })
  world.observers[1]!.see({ isVisible: true, intersectionRatio: 1, ...entry })
  world.time.now += milliseconds
  return world
}

describe('D6 an element is proven to be seen', () => {
  it('once it has been for half a second', () => {
    expect(shown(499).seen.isProven()).toBe(false)
    expect(shown(500).seen.isProven()).toBe(true)
  })

  it.each([
    ['covered, faded or warped', { isVisible: false }],
    ['of a browser that does not say', { isVisible: undefined }],
    ['seen to less than nine tenths', { intersectionRatio: 0.89 }],
  ])('never while it is %s', (_, entry) => {
    expect(shown(10_000, entry as object).seen.isProven()).toBe(false)
  })

  it('with nine tenths of it in view', () => {
    expect(shown(500, { intersectionRatio: 0.9 }).seen.isProven()).toBe(true)
  })

  it('not any more when it was covered between: the time begins anew', () => {
    const { seen, time, observers } = shown(600)
    observers[1]!.see({ isVisible: false, intersectionRatio: 1 })
    expect(seen.isProven()).toBe(false)
    observers[1]!.see({ isVisible: true, intersectionRatio: 1 })
    time.now += 499
    expect(seen.isProven()).toBe(false)
    // What is seen still is no news.
    observers[1]!.see({ isVisible: true, intersectionRatio: 0.95 })
    time.now += 1
    expect(seen.isProven()).toBe(true)
  })

  it('is watched closely only while it is in view: elsewhere presses on a moved frame would be dropped', () => {
    const { seen, time, element, observers, open } = shown(600)
    expect(observers.map(({ elements }) => elements)).toEqual([[element], [element]])
    expect(observers[0]!.options.trackVisibility).toBeUndefined()
    expect(observers[1]!.options).toMatchObject({ trackVisibility: true, delay: 100 })
    observers[0]!.see({ isIntersecting: true })
    expect(observers, 'it is in view still').toHaveLength(2)

    observers[0]!.see({ isIntersecting: false })
    expect(open()).toEqual([observers[0]])
    expect(seen.isProven()).toBe(false)
    observers[0]!.see({ isIntersecting: true })
    time.now += 10_000
    expect(seen.isProven()).toBe(false)
    expect(open()).toEqual([observers[0], observers[2]])
  })

  it.each(['no version 2', 'none'] as const)('never in a browser that knows %s of it', (knows) => {
    const { seen, time, observers } = start(knows)
    observers[0]?.see({ isIntersecting: true })
    time.now += 10_000
    expect(seen.isProven()).toBe(false)
    expect(() => seen.end()).not.toThrow()
  })

  it('leaves no observer', () => {
    const { seen, open } = shown(600)
    expect(open()).toHaveLength(2)
    seen.end()
    expect(open()).toEqual([])
  })
})
