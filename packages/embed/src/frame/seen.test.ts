import { describe, expect, it } from 'vitest'
import type { ToChild } from '../protocol/toChild.ts'
import { createFakeClock } from './fakeClock.ts'
import { watchSeen } from './seen.ts'

interface Observed {
  readonly options: IntersectionObserverInit & { trackVisibility?: boolean; delay?: number }
  readonly elements: Element[]
  isOn: boolean
  see(entry: { isIntersecting?: boolean; isVisible?: boolean; intersectionRatio?: number }): void
}

/** A browser whose observers the test controls, in a page that answers what covers its frame. */
function start(knows: 'all' | 'no version 2' | 'none' = 'all') {
  const observers: Observed[] = []
  class Observer {
    readonly own: Observed
    constructor(listener: (entries: object[]) => void, options: Observed['options'] = {}) {
      if (knows === 'none') throw new TypeError('no')
      // An old entry comes first: the last entry of a batch counts.
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
  class Entry {}
  if (knows === 'all') Object.assign(Entry.prototype, { isVisible: false })
  const clock = createFakeClock(10_000)
  const place = { x: 10, y: 20, width: 300, height: 48 }
  const element = { getBoundingClientRect: () => place } as unknown as Element
  const view = { IntersectionObserver: Observer, IntersectionObserverEntry: Entry } as never
  const listeners = new Set<(visible: ToChild['visible']) => void>()
  const page = { asked: [] as object[], answer: (_: object) => ({}) as Partial<ToChild['visible']> | null }
  const say = (visible: Partial<ToChild['visible']> = {}) => {
    for (const listener of listeners) listener({ x: 0, y: 0, w: 800, h: 600, ...visible })
  }
  const seen = watchSeen(view, element, {
    now: clock.now,
    setTimeout: clock.setTimeout,
    ask(part) {
      page.asked.push(part)
      const answer = page.answer(part)
      if (answer) say(answer)
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  const open = () => observers.filter(({ isOn }) => isOn)
  return { seen, clock, element, place, observers, open, page, say, listeners }
}

/** An element in view that has been uncovered and undistorted for so many milliseconds. */
function shown(milliseconds: number, entry: Parameters<Observed['see']>[0] = {}) {
  const world = start()
  world.observers[0]!.see({ isIntersecting: true })
  world.observers[1]!.see({ isVisible: true, intersectionRatio: 1, ...entry })
  world.clock.advance(milliseconds)
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
    const { seen, clock, observers } = shown(600)
    observers[1]!.see({ isVisible: false, intersectionRatio: 1 })
    expect(seen.isProven()).toBe(false)
    observers[1]!.see({ isVisible: true, intersectionRatio: 1 })
    clock.advance(499)
    expect(seen.isProven()).toBe(false)
    // An entry that again says visible does not restart the time.
    observers[1]!.see({ isVisible: true, intersectionRatio: 0.95 })
    clock.advance(1)
    expect(seen.isProven()).toBe(true)
  })

  it('is watched closely only while it is in view: elsewhere presses on a moved frame would be dropped', () => {
    const { seen, clock, element, observers, open } = shown(600)
    expect(observers.map(({ elements }) => elements)).toEqual([[element], [element]])
    expect(observers[0]!.options.trackVisibility).toBeUndefined()
    expect(observers[1]!.options).toMatchObject({ trackVisibility: true, delay: 100 })
    observers[0]!.see({ isIntersecting: true })
    expect(observers, 'it is in view still').toHaveLength(2)

    observers[0]!.see({ isIntersecting: false })
    expect(open()).toEqual([observers[0]])
    expect(seen.isProven()).toBe(false)
    observers[0]!.see({ isIntersecting: true })
    clock.advance(10_000)
    expect(seen.isProven()).toBe(false)
    expect(open()).toEqual([observers[0], observers[2]])
  })

  it('never in a browser that observes nothing', () => {
    const { seen, clock } = start('none')
    clock.advance(10_000)
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

/** A browser without version 2; the element has been in its page for so many milliseconds. */
function told(milliseconds: number, answer: Partial<ToChild['visible']> | null = { bare: 1 }) {
  const world = start('no version 2')
  world.page.answer = () => answer
  world.observers[0]!.see({ isIntersecting: true, intersectionRatio: 1 })
  world.clock.advance(milliseconds)
  return world
}

describe('D6 where the browser cannot tell, the page around does', () => {
  it('once it has said for half a second that nothing is over the element', () => {
    const { seen, page, observers } = told(499)
    expect(observers[0]!.options.trackVisibility).toBeUndefined()
    expect(page.asked[0]).toEqual({ x: 10, y: 20, w: 300, h: 48 })
    expect(seen.isProven()).toBe(false)
    expect(told(500).seen.isProven()).toBe(true)
  })

  it.each([
    ['covers, fades or warps it', { bare: 0 }],
    ['says something else', { bare: 0.5 }],
    ['has an older loader, which leaves it out', {}],
    ['has no loader', null],
  ])('never while the page %s', (_, answer) => {
    expect(told(10_000, answer).seen.isProven()).toBe(false)
  })

  it('not any more from the answer that it was covered, and the time begins anew', () => {
    const { seen, page, clock } = told(600)
    expect(seen.isProven()).toBe(true)
    page.answer = () => ({ bare: 0 })
    clock.advance(200)
    expect(seen.isProven()).toBe(false)
    page.answer = () => ({ bare: 1 })
    clock.advance(200)
    clock.advance(400)
    expect(seen.isProven()).toBe(false)
    clock.advance(200)
    expect(seen.isProven()).toBe(true)
  })

  it('not any more once the page is silent, or has scrolled', () => {
    const silent = told(600)
    silent.page.answer = () => null
    silent.clock.advance(400)
    silent.clock.advance(200)
    expect(silent.seen.isProven()).toBe(false)
    const scrolled = told(600)
    scrolled.say({ y: 40 })
    expect(scrolled.seen.isProven()).toBe(false)
  })

  it('not any more once it has moved within the frame, and the time begins anew', () => {
    const { seen, clock, place } = told(600)
    place.y += 80
    clock.advance(200)
    expect(seen.isProven()).toBe(false)
    clock.advance(400)
    expect(seen.isProven()).toBe(false)
    clock.advance(200)
    expect(seen.isProven()).toBe(true)
  })

  it('asks only while nine tenths of it are in view, and leaves no timer, listener and observer', () => {
    const { seen, page, clock, observers, open, listeners } = told(600)
    const { length } = page.asked
    observers[0]!.see({ isIntersecting: true, intersectionRatio: 0.89 })
    clock.advance(2000)
    expect(page.asked).toHaveLength(length)
    expect(seen.isProven()).toBe(false)
    observers[0]!.see({ isIntersecting: true, intersectionRatio: 0.95 })
    expect(page.asked).toHaveLength(length + 1)
    seen.end()
    clock.advance(2000)
    expect(page.asked).toHaveLength(length + 1)
    expect(open()).toEqual([])
    expect(listeners.size).toBe(0)
  })
})
