import type { Locator, Page } from 'playwright'
import { colours } from './data.ts'
import { checked, count, focused, type RowFile, row, send, tabOrder } from './row.ts'

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name })
const radios = (page: Page, name = 'Colour') => group(page, name).getByRole('radio')
const after = (page: Page) => page.getByRole('button', { name: 'After' })

/** Arrow keys move through the group, wrap at its ends, and choose each radio button that they reach. */
const goesRound = (id: string, name: string, key: string, step: 1 | -1) =>
  row(id, name, async (page) => {
    await radios(page).first().focus()
    let at = 0
    for (const _ of colours) {
      await page.keyboard.press(key)
      at = (at + step + colours.length) % colours.length
      await focused(radios(page).nth(at))
      await checked(radios(page).nth(at), 'true')
    }
  })

async function onlyOneOf(parts: Locator, chosen: number, length: number): Promise<void> {
  for (let at = 0; at < length; at += 1) await checked(parts.nth(at), at === chosen ? 'true' : 'false')
}

/**
 * The tested components are RadioGroup with nothing chosen, and SegmentedControl, in which one option is always chosen.
 */
export const radio: RowFile = {
  file: 'radio_radio.js',
  total: 11,
  fixture: 'radio',
  rows: [
    row('radiogroup-role', 'role="radiogroup" on div element', (page) =>
      count(page.locator('div[role=radiogroup]'), 2),
    ),
    row('radiogroup-aria-labelledby', '"aria-labelledby" attribute on radiogroup', async (page) => {
      for (const name of ['Colour', 'Way']) await count(group(page, name), 1, 'one of that name')
    }),
    row('radio-role', 'role="radio" on div elements', (page) => count(page.getByRole('radio'), 6)),
    row('radio-tabindex', 'roving tabindex on radio elements', async (page) => {
      // In a group of native radio buttons, Tab reaches only the chosen one without any attribute and leaves the group
      // from there.
      for (const at of [0, 1, 2]) {
        await radios(page).nth(at).check()
        await radios(page, 'Way').nth(at).check()
        await tabOrder([radios(page).nth(at), radios(page, 'Way').nth(at), after(page)])
      }
    }),
    row('radio-aria-checked', '"aria-checked" set on role="radio"', async (page) => {
      await onlyOneOf(radios(page), -1, 3)
      for (const name of ['Colour', 'Way'])
        for (const at of [0, 1, 2]) {
          await radios(page, name).nth(at).click()
          await onlyOneOf(radios(page, name), at, 3)
        }
    }),
    row('key-tab', 'Moves focus to first or checked item', async (page) => {
      await tabOrder([radios(page).first(), radios(page, 'Way').first()])
      await radios(page).nth(1).click()
      await radios(page, 'Way').nth(1).click()
      await tabOrder([radios(page).nth(1), radios(page, 'Way').nth(1)])
    }),
    row('key-space', 'Selects radio item', async (page) => {
      for (const name of ['Colour', 'Way']) {
        await send(radios(page, name).first(), ' ')
        await checked(radios(page, name).first(), 'true')
      }
    }),
    goesRound('key-down-right-arrow', 'RIGHT ARROW changes focus and checks radio', 'ArrowRight', 1),
    goesRound('key-down-right-arrow', 'DOWN ARROW changes focus and checks radio', 'ArrowDown', 1),
    goesRound('key-up-left-arrow', 'LEFT ARROW changes focus and checks radio', 'ArrowLeft', -1),
    goesRound('key-up-left-arrow', 'UP ARROW changes focus and checks radio', 'ArrowUp', -1),
  ],
}
