import { type Chance, createChance } from '../seed.ts'
import { Away, type Scene } from './scene.ts'
import { type Finding, lookAtRest } from './walk.ts'

/*
 * Our own horde: gremlins.js has neither real input nor a seed for each burst, and has not been maintained for years.
 */

/**
 * Runs in the page: sends random events to the elements at random points.
 *
 * @returns the number of events
 */
function throwEvents({ seed, count }: { seed: number; count: number }): number {
  let state = seed | 0
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return Math.floor(((state >>> 0) / 2 ** 32) * limit)
  }
  const one = <T>(of: readonly T[]) => of[below(of.length)] as T
  const texts = ['', 'x', '0', '\u202e<b>', '👩‍👩‍👧‍👦', 'مطار', 'a\u0000b', 'x'.repeat(2000)]
  const base = { bubbles: true, cancelable: true, composed: true }
  const transfer = () => {
    const data = new DataTransfer()
    data.setData('text/plain', one(texts))
    return data
  }
  const makers: ((at: { clientX: number; clientY: number }) => Event)[] = [
    () =>
      new DragEvent(one(['dragstart', 'dragenter', 'dragover', 'drop', 'dragend']), {
        ...base,
        dataTransfer: transfer(),
      }),
    () => new ClipboardEvent(one(['paste', 'copy', 'cut']), { ...base, clipboardData: transfer() }),
    (at) => new WheelEvent('wheel', { ...base, ...at, deltaY: one([-900, -1, 1, 900]) }),
    () =>
      new CompositionEvent(one(['compositionstart', 'compositionupdate', 'compositionend']), {
        ...base,
        data: one(texts),
      }),
    () =>
      new InputEvent(one(['beforeinput', 'input']), { ...base, data: one(texts), inputType: 'insertText' }),
    (at) =>
      new PointerEvent(one(['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerenter']), {
        ...base,
        ...at,
        pointerType: one(['mouse', 'touch', 'pen']),
      }),
    (at) =>
      new MouseEvent(one(['mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu']), { ...base, ...at }),
    () =>
      new KeyboardEvent(one(['keydown', 'keyup']), {
        ...base,
        key: one(['Enter', 'Escape', 'Process', 'Unidentified', 'F6', 'ArrowDown', '\u0000']),
      }),
    () =>
      new Event(
        one(['change', 'select', 'scroll', 'toggle', 'invalid', 'reset', 'animationend', 'transitionend']),
        base,
      ),
    () => new FocusEvent(one(['focusin', 'focusout']), base),
    () => new Event(one(['resize', 'online', 'offline', 'visibilitychange', 'storage', 'hashchange']), {}),
  ]
  let thrown = 0
  for (let turn = 0; turn < count; turn++) {
    const at = { clientX: below(innerWidth), clientY: below(innerHeight) }
    const target = document.elementFromPoint(at.clientX, at.clientY)
    // A press on a link would leave the page, which is no fault.
    if (!target || target.closest('a[href]')) continue
    const event = one(makers)(at)
    if (['resize', 'online', 'offline', 'storage', 'hashchange'].includes(event.type))
      window.dispatchEvent(event)
    else if (event.type === 'visibilitychange') document.dispatchEvent(event)
    else target.dispatchEvent(event)
    thrown++
  }
  return thrown
}

const mad = [
  ...[
    'Enter',
    'Escape',
    'Tab',
    'Space',
    'Backspace',
    'Delete',
    'Home',
    'End',
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
  ],
  ...[
    'ArrowRight',
    'PageUp',
    'PageDown',
    'Shift+Tab',
    'ControlOrMeta+A',
    'ControlOrMeta+V',
    'ControlOrMeta+X',
  ],
  ...['ControlOrMeta+Z', 'F6', 'F1', 'Insert', 'Alt+ArrowUp', 'Shift+ArrowDown', 'a', '9', 'я', '.', '<'],
]

/**
 * Sends real input at any point, without waiting for a reaction.
 *
 * @returns a description of the input
 */
async function rage(scene: Scene, chance: Chance, isTouch: boolean): Promise<string> {
  const { page } = scene
  const { x, y } = await scene.somewhere(chance)
  switch (chance.below(6)) {
    case 0: {
      const keys = Array.from({ length: 4 }, () => chance.one(mad))
      for (const key of keys) await page.keyboard.press(key)
      return keys.join(' ')
    }
    case 1: {
      const other = await scene.somewhere(chance)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(other.x, other.y, { steps: 3 })
      await page.mouse.up()
      return `drag ${x} ${y} to ${other.x} ${other.y}`
    }
    case 2:
      await page.keyboard.insertText(
        chance.one(['🧳'.repeat(30), 'x'.repeat(500), '\u202e\u0007', '31.12.2027 99:99']),
      )
      return 'insert text'
    case 3:
      await page.mouse.wheel(chance.below(400) - 200, chance.below(4000) - 2000)
      return 'wheel'
    default:
      if (isTouch) await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y, { clickCount: 1 + chance.below(3), button: 'left' })
      return `press ${x} ${y}`
  }
}

export interface RaidOptions {
  name: string
  seed: number
  isTouch: boolean
  /** Number of bursts of synthetic events, with real input between them. */
  bursts: number
  open(): Promise<void>
}

/**
 * Sends random events to a screen, which must still work afterwards.
 *
 * @returns the number of actions, and the findings
 */
export async function raid(
  scene: Scene,
  { name, seed, isTouch, bursts, open }: RaidOptions,
): Promise<{ actions: number; findings: Finding[] }> {
  const chance = createChance(seed)
  const findings: Finding[] = []
  const done: string[] = []
  let actions = 0
  const tell = (what: string) =>
    findings.push({
      what,
      report: [
        `${what}`,
        `SEED=${seed}, gremlins from ${name}, at ${scene.page.url()}`,
        ...done.slice(-30),
      ].join('\n  '),
    })
  await open()
  for (let burst = 0; burst < bursts; burst++) {
    const own = chance.below(2 ** 31)
    try {
      const frame = scene.document()
      if (!frame) throw new Away(scene.page.url())
      done.push(`burst ${own}`)
      actions += await frame.evaluate(throwEvents, { seed: own, count: 60 })
      for (let time = 0; time < 4; time++) {
        done.push(await rage(scene, chance, isTouch))
        actions++
      }
    } catch {
      // The page was replaced during the burst. The next burst goes to the new page.
    }
    if (!scene.document()) await open()
    for (const what of scene.wrong.splice(0)) tell(what)
  }
  if (!scene.document()) await open()
  // Escape closes the open layers. After that a person must be able to go on.
  for (let time = 0; time < 3; time++) await scene.page.keyboard.press('Escape')
  const look = await lookAtRest(scene).catch((error: unknown) => {
    tell(String(error).split('\n')[0]!)
    return null
  })
  for (const what of look?.unsettled ?? []) if (!what.startsWith('focus')) tell(what)
  const isAlive = async () => {
    for (let time = 0; time < 3; time++) {
      await scene.page.keyboard.press('Tab')
      if ((await scene.look()).held) return true
    }
    return false
  }
  if (look && !(await isAlive())) tell('dead: Tab leads nowhere')
  for (const what of scene.wrong.splice(0)) tell(what)
  return { actions, findings }
}
