import type { Page } from 'playwright'
import type { Chance } from '../seed.ts'
import { dayFromNow } from '../steps.ts'
import { type Lang, words } from '../words.ts'
import type { Control, Held } from './inPage.ts'
import type { Scene } from './scene.ts'

/** The facts by which the next random action is chosen. */
export interface Moment {
  scene: Scene
  page: Page
  chance: Chance
  lang: Lang
  isTouch: boolean
  held: Held | null
  controls: readonly Control[]
}

interface Action {
  weight: number
  /** @returns a description of the action for the report. Null: there was no target for it */
  act(moment: Moment): Promise<string | null>
}

/** Texts that are typed into any field, whatever its purpose. */
const texts: readonly string[] = [
  ...[
    'a',
    'IST',
    'moda',
    'London',
    'Москва',
    '7',
    '0',
    '-1',
    '31122027',
    '99:99',
    '2460',
    'x@y',
    '+',
    ' ',
    '.',
  ],
  ...[
    '👩‍👩‍👧‍👦🧳',
    'مطار إسطنبول',
    'שלום',
    'ß İı ﬁ',
    '\u202eabc\u202c',
    'a\u0000b\u0007c\u200b',
    '<b>"\'&',
    '%00',
  ],
  ...['Wherry '.repeat(60), 'x'.repeat(300), '1'.repeat(80)],
]

/** Patterns of field descriptions, each with values that such a field accepts. */
const sensible: readonly [RegExp, readonly string[]][] = [
  [/e-?mail/i, ['mary@example.com']],
  [/tel|phone/i, ['+447911123456', '+905321184027']],
  [/DD\.MM|ДД\.ММ|date/i, [dayFromNow(12), dayFromNow(30)]],
  [/HH:mm|time/i, ['0945', '1800']],
  [/flight|рейс|vuelo/i, ['TK 1985']],
  [/full-?name|autocomplete=name|First and last/i, ['Mary Smith']],
  [/combobox/, ['IST', 'moda caddesi 142', 'LHR', 'SAW']],
]

/** Chooses a control by its name, so that one offer more or less on the page does not change the rest of the walk. */
function oneOf(controls: readonly Control[], chance: Chance): Control | null {
  const salt = chance.below(2 ** 30)
  const rank = ({ key }: Control) => {
    let mixed = salt
    for (let at = 0; at < key.length; at++) mixed = Math.imul(mixed ^ key.charCodeAt(at), 0x01000193)
    return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0
  }
  return controls.reduce<Control | null>((best, one) => (!best || rank(one) > rank(best) ? one : best), null)
}

async function press(moment: Moment, from: readonly Control[]): Promise<string | null> {
  const control = oneOf(from, moment.chance)
  if (!control) return null
  const { scene, page, isTouch, chance } = moment
  const place = await scene.scrollTo(control.at)
  if (!place) return null
  if (isTouch) await page.touchscreen.tap(place.x, place.y)
  else if (chance.below(12) === 0) await page.mouse.dblclick(place.x, place.y)
  else await page.mouse.click(place.x, place.y)
  return `${isTouch ? 'tap' : 'press'} ${control.key}`
}

const keyed =
  (...keys: string[]) =>
  async ({ page, chance }: Moment) => {
    const key = chance.one(keys)
    await page.keyboard.press(key)
    return key
  }

async function type({ page, held, chance }: Moment): Promise<string | null> {
  const text = chance.one(texts)
  if (!held?.isText) return null
  if (text.length > 20) await page.keyboard.insertText(text)
  else await page.keyboard.type(text)
  return `type ${JSON.stringify(text.slice(0, 30))}`
}

/** Types into the focused text field, or presses another text field first. */
async function fill(moment: Moment): Promise<string | null> {
  const { page, chance } = moment
  const pressed = moment.held?.isText
    ? ''
    : await press(
        moment,
        moment.controls.filter(({ kind }) => kind === 'text'),
      )
  const held = pressed ? (await moment.scene.look()).held : moment.held
  if (!held?.isText) return pressed
  const values = sensible.find(([asks]) => asks.test(held.asks))?.[1] ?? texts.slice(0, 4)
  const value = chance.one(values)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(value)
  if (/combobox/.test(held.asks)) {
    await moment.scene.wait(350)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  } else if (chance.below(2) === 0) await page.keyboard.press('Tab')
  return `${pressed ? `${pressed}, ` : ''}fill ${JSON.stringify(value)}`
}

/** Buttons that lead to the next screen, unlike most other buttons. */
function leadingOn({ lang, controls }: Moment): Control[] {
  const { booking, offers, Finder } = words[lang]
  const starts = [booking.pay.cash, booking.pay.card, offers.chooseOf, Finder.find].map((text) =>
    text.split('{{')[0]!.trim(),
  )
  return controls.filter(
    ({ key, kind }) => kind === 'press' && starts.some((start) => key.includes(` ${start}`)),
  )
}

const sizes = [320, 360, 560, 699, 700, 768, 1023, 1024, 1280, 1600]

/** All random actions. Their probability is proportional to their weight. */
const actions: readonly Action[] = [
  {
    weight: 34,
    act: (moment) =>
      press(
        moment,
        moment.controls.filter(({ kind }) => kind !== 'out'),
      ),
  },
  { weight: 5, act: (moment) => press(moment, leadingOn(moment)) },
  { weight: 12, act: fill },
  { weight: 9, act: type },
  { weight: 10, act: keyed('Tab', 'Tab', 'Shift+Tab') },
  { weight: 9, act: keyed('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight') },
  { weight: 6, act: keyed('Escape') },
  { weight: 4, act: keyed('Home', 'End', 'PageUp', 'PageDown') },
  {
    weight: 8,
    async act({ page, held, controls, chance }) {
      // Enter on an external link would leave the module, which is no fault.
      const isOut = held && controls.some(({ kind, key }) => kind === 'out' && key.startsWith(held.name))
      if (isOut) return null
      const key = chance.one(['Enter', 'Space'])
      await page.keyboard.press(key)
      return key
    },
  },
  {
    weight: 4,
    async act({ page, held, chance }) {
      if (!held?.isText) return null
      const keys = chance.one([
        ...[['ControlOrMeta+A', 'Backspace'], ['ControlOrMeta+A'], ['ControlOrMeta+A', 'Delete']],
        ...[['ControlOrMeta+A', 'ControlOrMeta+X'], ['ControlOrMeta+V'], ['ControlOrMeta+Z'], ['Backspace']],
      ])
      for (const key of keys) await page.keyboard.press(key)
      return keys.join(' ')
    },
  },
  {
    weight: 3,
    async act({ page, scene, chance }) {
      const by = chance.one([-2000, -300, 300, 900, 4000])
      const { x, y } = await scene.somewhere(chance)
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, by)
      return `wheel ${by}`
    },
  },
  {
    weight: 2,
    async act({ page, scene, chance, isTouch }) {
      const { x, y } = await scene.somewhere(chance)
      if (isTouch) await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y)
      return `press at ${x} ${y}`
    },
  },
  {
    weight: 2,
    async act({ page, chance, isTouch }) {
      const width = chance.one(isTouch ? sizes.slice(0, 4) : sizes)
      const height = chance.one([480, 740, 900])
      await page.setViewportSize({ width, height })
      return `resize ${width} x ${height}`
    },
  },
  {
    weight: 2,
    async act({ scene, chance }) {
      const way = chance.one(['back', 'back', 'forward'] as const)
      await scene.travel(way)
      return way
    },
  },
  {
    weight: 0.6,
    async act({ page, scene }) {
      if (scene.isOffline) return null
      await page.reload({ waitUntil: 'domcontentloaded' })
      return 'reload'
    },
  },
  {
    weight: 1,
    async act({ page, scene }) {
      const isOffline = scene.isOffline
      scene.isOffline = !isOffline
      scene.wasOffline = true
      await page.context().setOffline(!isOffline)
      return isOffline ? 'online' : 'offline'
    },
  },
  {
    weight: 1,
    async act({ scene }) {
      await scene.blur()
      return 'blur'
    },
  },
  {
    weight: 3,
    async act({ scene, chance }) {
      const time = chance.one([50, 200, 600])
      await scene.wait(time)
      return `wait ${time}`
    },
  },
]

const total = actions.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Does one action that is possible on the page.
 *
 * @returns a description of the action
 */
export async function actOnce(moment: Moment): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    let point = (moment.chance.below(1000) / 1000) * total
    const action = actions.find(({ weight }) => {
      point -= weight
      return point < 0
    })
    const done = await action?.act(moment)
    if (done) return done
  }
  await moment.page.keyboard.press('Tab')
  return 'Tab'
}
