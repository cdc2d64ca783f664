import type { Locator, Page } from 'playwright'
import { toppings } from './data.ts'
import { checked, count, is, type RowFile, row, send, tabOrder } from './row.ts'

const boxes = (page: Page, names: readonly string[] = toppings): Locator[] =>
  names.map((name) => page.getByRole('checkbox', { name, exact: true }))
const all = (page: Page) => page.getByRole('checkbox', { name: 'All toppings' })

async function are(parts: readonly Locator[], wanted: 'true' | 'false'): Promise<void> {
  for (const part of parts) await checked(part, wanted)
}

async function uncheck(page: Page, names: readonly string[]): Promise<void> {
  for (const box of boxes(page, names)) await box.click()
  await are(boxes(page), 'false')
}

/** The tested component is Checkbox. */
export const checkbox: RowFile = {
  file: 'checkbox_checkbox.js',
  total: 8,
  fixture: 'checkbox',
  rows: [
    row('checkbox-role', 'role="checkbox" elements exist', async (page) => {
      await count(page.getByRole('checkbox'), toppings.length)
      for (const box of boxes(page)) await count(box, 1, 'one of that name')
    }),
    row('checkbox-tabindex', 'tabindex="0" for checkbox elements', (page) => tabOrder(boxes(page))),
    row('checkbox-aria-checked', '"aria-checked" on checkbox element', async (page) => {
      await uncheck(page, ['Tomato'])
      for (const box of boxes(page)) await box.click()
      await are(boxes(page), 'true')
    }),
    row('key-tab', 'key TAB moves focus between checkboxes', (page) => tabOrder(boxes(page))),
    row('key-space', 'key SPACE selects or unselects checkbox', async (page) => {
      await uncheck(page, ['Tomato'])
      for (const box of boxes(page)) {
        await send(box, ' ')
        await checked(box, 'true')
        await send(box, ' ')
        await checked(box, 'false')
      }
    }),
  ],
}

const ariaChecked = '"aria-checked" on checkbox element'

/** The tested components are a Checkbox in the mixed state and the checkboxes that it controls. */
export const checkboxMixed: RowFile = {
  file: 'checkbox_checkbox-mixed.js',
  total: 8,
  fixture: 'mixed',
  rows: [
    row('checkbox-role', 'role="checkbox" element exists', (page) => count(all(page), 1)),
    row('checkbox-tabindex', '"tabindex" on checkbox element', (page) =>
      tabOrder([all(page), boxes(page)[0] as Locator]),
    ),
    row('checkbox-aria-controls', '"aria-controls" ', async (page) => {
      const ids = (await all(page).getAttribute('aria-controls'))?.split(' ') ?? []
      await is(async () => ids.length, toppings.length, 'how many it stands for')
      for (const id of ids) await count(page.locator(`[id="${id}"]`), 1, 'an element of that id')
    }),
    row('checkbox-aria-checked-false', ariaChecked, async (page) => {
      await uncheck(page, ['Lettuce'])
      await checked(all(page), 'false')
      await all(page).click()
      await all(page).click()
      await checked(all(page), 'false')
      await are(boxes(page), 'false')
    }),
    row('checkbox-aria-checked-mixed', ariaChecked, async (page) => {
      await checked(all(page), 'mixed')
      for (const _ of [1, 2, 3]) await all(page).click()
      await checked(all(page), 'mixed')
      await checked(boxes(page)[0] as Locator, 'true')
      await are(boxes(page).slice(1), 'false')
    }),
    row('checkbox-aria-checked-true', ariaChecked, async (page) => {
      for (const box of boxes(page).slice(1)) await box.click()
      await checked(all(page), 'true')
      await all(page).click()
      await all(page).click()
      await checked(all(page), 'true')
      await are(boxes(page), 'true')
    }),
    row('key-tab', 'key TAB moves focus between checkboxes', (page) => tabOrder([all(page), ...boxes(page)])),
    row('key-space', 'key SPACE selects or unselects checkbox', async (page) => {
      await send(all(page), ' ')
      await checked(all(page), 'true')
      await are(boxes(page), 'true')
      await send(all(page), ' ')
      await checked(all(page), 'false')
      await are(boxes(page), 'false')
      await send(all(page), ' ')
      await checked(all(page), 'mixed')
      await checked(boxes(page)[0] as Locator, 'true')
    }),
  ],
}

const switches = (page: Page): Locator[] =>
  ['Notifications', 'Sounds'].map((name) => page.getByRole('switch', { name }))
const first = (page: Page) => switches(page)[0] as Locator

const turnsBy = async (page: Page, key: string) => {
  await send(first(page), key)
  await checked(first(page), 'true')
  await send(first(page), key)
  await checked(first(page), 'false')
}
const switchRole = row('switch-role', 'role="switch" elements exist', async (page) => {
  for (const one of switches(page)) await count(one, 1, 'one of that name')
})
const switchSpace = row('key-space', 'key SPACE turns switch on and off', (page) => turnsBy(page, ' '))

/** The tested component is Switch. */
export const switchOfOwn: RowFile = {
  file: 'switch_switch.js',
  total: 6,
  fixture: 'switch',
  rows: [
    switchRole,
    row('switch-tabindex', 'tabindex="0" for switch elements', (page) => tabOrder(switches(page))),
    row('switch-aria-checked', '"aria-checked" on switch element', async (page) => {
      await are(switches(page), 'false')
      for (const one of switches(page)) await one.click()
      await are(switches(page), 'true')
    }),
    switchSpace,
    row('key-space', 'key Enter turns switch on and off', (page) => turnsBy(page, 'Enter')),
  ],
}

/** The tested component is Switch, a native checkbox like the one in the guide’s example. */
export const switchCheckbox: RowFile = {
  file: 'switch_switch-checkbox.js',
  total: 4,
  fixture: 'switch',
  rows: [
    switchRole,
    row('key-tab', 'key TAB moves focus between switches', (page) => tabOrder(switches(page))),
    switchSpace,
  ],
}
