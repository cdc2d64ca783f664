import type { Page } from 'playwright'
import { attribute, count, type RowFile, row, send, value } from './row.ts'

const spin = (page: Page) => page.getByRole('spinbutton', { name: 'Adults' })
const fewer = (page: Page) => page.getByRole('button', { name: 'Adults: fewer' })
const more = (page: Page) => page.getByRole('button', { name: 'Adults: more' })
const [min, max] = [1, 8]

/** Checks the number, and that each button is disabled only at its own limit. */
async function stands(page: Page, at: number): Promise<void> {
  await attribute(spin(page), 'aria-valuenow', `${at}`)
  await attribute(fewer(page), 'aria-disabled', at === min ? 'true' : null)
  await attribute(more(page), 'aria-disabled', at === max ? 'true' : null)
}

/** Steps from one limit to the other, and tries one more step there. */
async function walks(page: Page, first: string, step: (page: Page) => Promise<void>): Promise<void> {
  await send(spin(page), first)
  const up = Array.from({ length: max }, (_, at) => min + at)
  for (const at of first === 'Home' ? up : up.reverse()) {
    await stands(page, at)
    await step(page)
  }
  await stands(page, first === 'Home' ? max : min)
}

/** The tested component is Stepper. */
export const spinbuttonQuantity: RowFile = {
  file: 'spinbutton_quantity.js',
  total: 17,
  fixture: 'spin',
  rows: [
    row('spinbutton-role', 'role="spinbutton" on input element', (page) => count(spin(page), 1)),
    row('spinbutton-aria-valuemin', '"aria-valuemin" represents the minimum value on spinbuttons', (page) =>
      attribute(spin(page), 'aria-valuemin', `${min}`),
    ),
    row('spinbutton-aria-valuemax', '"aria-valuemax" represents the maximum value on spinbuttons', (page) =>
      attribute(spin(page), 'aria-valuemax', `${max}`),
    ),
    row('spinbutton-aria-valuenow', '"aria-valuenow" reflects spinbutton value as a number', (page) =>
      attribute(spin(page), 'aria-valuenow', `${min}`),
    ),
    row(
      'button-tabindex',
      '"tabindex=-1" removes increment and decrement buttons from page tab order',
      async (page) => {
        for (const button of [fewer(page), more(page)]) await attribute(button, 'tabindex', '-1')
      },
    ),
    row(
      'button-aria-controls',
      'increment and decrement buttons use aria-controls to reference spinner',
      async (page) => {
        const id = await spin(page).getAttribute('id')
        for (const button of [fewer(page), more(page)]) await attribute(button, 'aria-controls', id)
      },
    ),
    row(
      'button-title',
      '"title" provides accessible name for the increment and decrement buttons',
      async (page) => {
        await count(fewer(page), 1)
        await count(more(page), 1)
      },
    ),
    row(
      'span-aria-hidden',
      '"aria-hidden" hides symbolic accname equivalent from screen reader users',
      async (page) => {
        for (const button of [fewer(page), more(page)])
          await attribute(button.locator('svg'), 'aria-hidden', 'true')
      },
    ),
    row('spinbutton-end', 'end', async (page) => {
      await send(spin(page), 'End')
      await stands(page, max)
    }),
    row('spinbutton-home', 'home', async (page) => {
      await send(spin(page), 'End', 'Home')
      await stands(page, min)
    }),
    row('spinbutton-up-arrow', 'up arrow', (page) => walks(page, 'Home', () => send(spin(page), 'ArrowUp'))),
    row('spinbutton-down-arrow', 'down arrow', (page) =>
      walks(page, 'End', () => send(spin(page), 'ArrowDown')),
    ),
    row(
      'standard-single-line-editing-keys',
      'Expected behavior for direct input of numeric values',
      async (page) => {
        await spin(page).fill('4')
        await send(spin(page), 'Enter')
        await stands(page, 4)
        await spin(page).fill(`${max + 1}`)
        await send(spin(page), 'Tab')
        await stands(page, max)
        await spin(page).fill('many')
        await send(spin(page), 'Enter')
        await stands(page, max)
        await value(spin(page), `${max}`)
      },
    ),
    row('increment-button', 'increment button', (page) =>
      walks(page, 'Home', () => more(page).click({ force: true })),
    ),
    row('decrement-button', 'decrement button', (page) =>
      walks(page, 'End', () => fewer(page).click({ force: true })),
    ),
  ],
}
