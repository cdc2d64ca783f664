import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** A test of the ARIA Authoring Practices Guide (APG), run on our component for its pattern. */
export interface Row {
  /** The id of the behaviour in the guide’s example. */
  readonly id: string
  /** The name of the guide’s test. */
  readonly name: string
  run(page: Page): Promise<void>
}

export const row = (id: string, name: string, run: Row['run']): Row => ({ id, name, run })

/** The unique key of a row in its file: some names occur twice in the guide’s files. */
export const keyOf = ({ id, name }: Pick<Row, 'id' | 'name'>): string => `${id}: ${name}`

/** The rows of one file of the guide’s own regression tests. */
export interface RowFile {
  /** The file’s name in the guide’s folder `test/tests`. */
  readonly file: string
  /** Number of tests in the guide’s file. */
  readonly total: number
  /** The fixture of page.tsx that replaces the guide’s example. */
  readonly fixture: string
  readonly rows: readonly Row[]
}

/** Milliseconds to wait for a state. A row in which the component departs from the guide waits for less. */
let soon = 4000
export const waitFor = (ms: number): void => {
  soon = ms
}

/** Waits until a value is the wanted one. */
export const is = <T>(read: () => Promise<T>, wanted: T, why: string): Promise<void> =>
  expect.poll(read, { timeout: soon, interval: 15, message: why }).toEqual(wanted)

export const count = (parts: Locator, wanted: number, why = 'how many there are'): Promise<void> =>
  is(() => parts.count(), wanted, why)

/** A part is not displayed either if the closed layer has removed it from the document. */
export const shown = (part: Locator, wanted = true): Promise<void> =>
  is(() => part.isVisible(), wanted, 'is displayed')

export const attribute = (part: Locator, name: string, wanted: string | null): Promise<void> =>
  is(() => part.getAttribute(name), wanted, name)

export const value = (part: Locator, wanted: string): Promise<void> =>
  is(() => part.inputValue(), wanted, 'the text')

export const text = (part: Locator, wanted: string): Promise<void> =>
  is(() => part.textContent(), wanted, 'the text')

const hasFocus = (element: Element) => element === document.activeElement
export const focused = (part: Locator, why = 'has the focus'): Promise<void> =>
  is(() => part.evaluate(hasFocus), true, why)

/** Waits for the checked state for assistive technology. A native control has this state without an attribute. */
export const checked = (part: Locator, wanted: 'true' | 'false' | 'mixed'): Promise<void> =>
  is(
    () =>
      part.evaluate((element) => {
        const input = element as HTMLInputElement
        return input.indeterminate ? 'mixed' : `${input.checked}`
      }),
    wanted,
    'is checked',
  )

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Focuses a part and sends it keys, as the guide’s tests do. */
export async function send(part: Locator, ...keys: readonly string[]): Promise<void> {
  await part.focus()
  await press(part.page(), ...keys)
}

/** Checks that Tab leads from each part to the next one. */
export async function tabOrder(parts: readonly Locator[], key = 'Tab'): Promise<void> {
  await parts[0]?.focus()
  for (const [at, part] of parts.entries()) {
    await focused(part, `stop ${at} of the Tab order`)
    await part.page().keyboard.press(key)
  }
}

/** The element whose id an attribute contains, such as `aria-controls`. */
export async function named(part: Locator, reference: string): Promise<Locator> {
  await is(async () => Boolean(await part.getAttribute(reference)), true, `${reference} is there`)
  const id = await part.getAttribute(reference)
  const found = part.page().locator(`[id="${id?.split(' ')[0]}"]`)
  await count(found, 1, `what ${reference} names`)
  return found
}

/** Text of the active option (`aria-activedescendant`). Null: no option is active. */
export const activeText = (box: Locator): Promise<string | null> =>
  box.evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant')
    return id ? (document.getElementById(id)?.textContent.trim() ?? `no element ${id}`) : null
  })

export const active = (box: Locator, wanted: string | null): Promise<void> =>
  is(() => activeText(box), wanted, 'the active option')

/** Waits until the caret of a text field is at a position. */
export const caret = (field: Locator, wanted: number): Promise<void> =>
  is(() => field.evaluate((input: HTMLInputElement) => input.selectionStart), wanted, 'the caret')
