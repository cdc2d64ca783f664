import { describe, expect, it } from 'vitest'
import { createFakeClock } from './fakeClock.ts'
import { keepSeen, type SeenView } from './keepSeen.ts'

/** A frame 800 px wide, visible from 1000 to 1500 px, with a field of 50 px at `top`. */
function start(top: number | null = 1200) {
  const clock = createFakeClock(0)
  const asked: number[] = []
  const listeners: Record<string, () => void> = {}
  const listen = (type: string, listener: () => void) => {
    listeners[type] = listener
  }
  const world = { top, width: 800 }
  const body = {} as HTMLElement
  const view = {
    get innerWidth() {
      return world.width
    },
    addEventListener: listen,
    document: {
      body,
      addEventListener: listen,
      get activeElement() {
        const { top } = world
        if (top === null) return body
        return { getBoundingClientRect: () => ({ top, bottom: top + 50, height: 50 }) } as Element
      },
    },
  } as SeenView
  const show = keepSeen({ view, clock, scrollTo: (y) => void asked.push(y) })
  const inView = (y: number, h: number) => show({ x: 0, y, w: world.width, h })
  inView(1000, 500)
  clock.advance(1000)
  return {
    ...{ world, asked, clock, inView },
    focus: () => listeners['focusin']?.(),
    gesture: (type: 'wheel' | 'touchmove') => listeners[type]?.(),
    turn(width: number) {
      world.width = width
      listeners['resize']?.()
    },
  }
}

describe('EMBED-06 EMBED-07 what has the focus is kept in view', () => {
  it('as it gets the focus out of view, once the browser had time to bring it itself', () => {
    const { world, asked, clock, focus } = start()
    world.top = 2000
    focus()
    clock.advance(399)
    expect(asked).toEqual([])
    clock.advance(1)
    // The field of 50 px is centred in the visible part of 500 px, so 225 px above it are visible.
    expect(asked).toEqual([1775])
  })

  it('as a keyboard comes up over it', () => {
    const { asked, clock, focus, inView } = start()
    focus()
    inView(1000, 150)
    clock.advance(400)
    expect(asked).toEqual([1150])
  })

  it('with room above it where it is higher than the part', () => {
    const { world, asked, clock, focus, inView } = start()
    inView(1000, 60)
    world.top = 2000
    focus()
    clock.advance(400)
    expect(asked).toEqual([1976])
  })

  it('after a turn that has moved it out of view, once all is quiet for 300 ms', () => {
    const { world, asked, clock, turn, inView } = start()
    turn(400)
    world.top = 2600
    clock.advance(299)
    inView(1000, 700)
    clock.advance(299)
    expect(asked).toEqual([])
    clock.advance(1)
    expect(asked).toEqual([2275])
    clock.advance(10_000)
    expect(asked).toHaveLength(1)
  })

  it('a turn that is over calls nobody back who scrolls on', () => {
    const { asked, clock, turn, inView } = start()
    turn(400)
    clock.advance(1000)
    inView(3000, 500)
    clock.advance(1000)
    expect(asked).toEqual([])
  })

  it.each(['wheel', 'touchmove'] as const)(
    'a %s during a turn, or just after a tap, is not undone',
    (type) => {
      const { world, asked, clock, turn, focus, gesture, inView } = start()
      turn(400)
      world.top = 2600
      clock.advance(200)
      gesture(type)
      inView(1000, 700)
      clock.advance(10_000)
      expect(asked).toEqual([])
      focus()
      clock.advance(200)
      gesture(type)
      clock.advance(10_000)
      expect(asked).toEqual([])
    },
  )

  it('after a turn whose new part is told before the new width', () => {
    const { world, asked, clock, turn, inView } = start()
    inView(900, 200)
    clock.advance(50)
    turn(400)
    world.top = 2600
    clock.advance(300)
    expect(asked).toEqual([2525])
  })

  it('after a turn that leaves nothing of the frame in view', () => {
    const { asked, clock, turn, inView } = start()
    turn(400)
    inView(0, 0)
    clock.advance(300)
    expect(asked).toEqual([975])
  })

  it.each([
    ['it is still seen', (world: ReturnType<typeof start>) => world.turn(400)],
    ['only the height is another', (world: ReturnType<typeof start>) => world.turn(800)],
    [
      'the person had scrolled away from it',
      (world: ReturnType<typeof start>) => {
        world.inView(3000, 500)
        world.clock.advance(1000)
        world.turn(400)
      },
    ],
    [
      'nothing has the focus',
      (world: ReturnType<typeof start>) => {
        world.world.top = null
        world.turn(400)
      },
    ],
    [
      'the person scrolls on at once after a tap on it',
      (world: ReturnType<typeof start>) => {
        world.focus()
        world.inView(3000, 300)
      },
    ],
    [
      'the person has scrolled all of the frame away, and something in it gets the focus late',
      (world: ReturnType<typeof start>) => {
        world.inView(0, 0)
        world.focus()
      },
    ],
  ])('nothing is asked for where %s', (_, happen) => {
    const world = start()
    happen(world)
    world.clock.advance(10_000)
    expect(world.asked).toEqual([])
  })
})
