import type { Locator, Page } from 'playwright'
import {
  attribute,
  count,
  focused,
  is,
  named,
  press,
  type Row,
  type RowFile,
  row,
  shown,
  tabOrder,
  text,
} from './row.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const layer = (page: Page) => page.locator('[aria-modal]')
/** All elements of the dialog that Tab reaches. */
const stops = (page: Page) => layer(page).locator('button, input')

/** Checks that Tab visits all focusable elements of the dialog in order and then returns to the first. */
async function goesRound(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await is(async () => (await stops(page).count()) > 0, true, 'something to focus')
  const [first, ...others] = (await stops(page).all()) as [Locator, ...Locator[]]
  await focused(first, 'the first thing that takes the focus has it')
  await tabOrder([first, ...(key === 'Tab' ? others : others.reverse()), first], key)
}

const modal = (role: 'dialog' | 'alertdialog', open: (page: Page) => Promise<void>): Row =>
  row('aria-modal', `"aria-modal" attribute on role="${role}"`, async (page) => {
    await open(page)
    await attribute(layer(page), 'aria-modal', 'true')
  })

const openDiscard = async (page: Page) => {
  await button(page, 'Discard').click()
  await shown(layer(page))
}

/** The tested components are Dialog with the role alertdialog, and a notification. */
export const alertdialog: RowFile = {
  file: 'alertdialog_alertdialog.js',
  total: 9,
  fixture: 'alertdialog',
  rows: [
    row('alertdialog-role', 'role="alertdialog" on div element', async (page) => {
      await openDiscard(page)
      await count(page.locator('div[role=alertdialog]'), 1)
    }),
    row('aria-labelledby', '"aria-labelledby" attribute on role="alertdialog"', async (page) => {
      await openDiscard(page)
      await text(await named(layer(page), 'aria-labelledby'), 'Discard the list?')
    }),
    row('aria-describedby', '"aria-describedby" attribute on role="alertdialog"', async (page) => {
      await openDiscard(page)
      await text(await named(layer(page), 'aria-describedby'), 'Nobody can bring it back.')
    }),
    modal('alertdialog', openDiscard),
    row('alert-role', 'role="alert" on div element', async (page) => {
      await button(page, 'Tell').click()
      await count(page.getByRole('alert').filter({ hasText: 'The ferry is cancelled' }), 1)
    }),
    row('key-tab', 'tab changes focus within alertdialog', async (page) => {
      await openDiscard(page)
      await goesRound(page, 'Tab')
    }),
    row('key-escape', 'escape closes alertdialog', async (page) => {
      await openDiscard(page)
      await press(page, 'Escape')
      await shown(layer(page), false)
      await focused(button(page, 'Discard'), 'the opener has the focus back')
    }),
  ],
}

const openings = ['Add an address', 'Thank'] as const
const openAddress = async (page: Page) => {
  await button(page, openings[0]).click()
  await shown(layer(page))
}
/** Runs a check in a dialog with several focusable elements, then in one with a single focusable element. */
const inBoth = async (page: Page, look: () => Promise<void>) => {
  for (const name of openings) {
    await page.reload()
    await button(page, name).click()
    await shown(layer(page))
    await look()
  }
}

/** The tested component is Dialog. */
export const dialogModal: RowFile = {
  file: 'dialog-modal_dialog.js',
  total: 7,
  fixture: 'dialog',
  rows: [
    row('dialog-role', 'role="dialog" on div element', (page) =>
      inBoth(page, () => count(page.locator('div[role=dialog]'), 1)),
    ),
    row('aria-labelledby', '"aria-labelledby" attribute on role="dialog"', async (page) => {
      await openAddress(page)
      await text(await named(layer(page), 'aria-labelledby'), 'An address')
    }),
    row('aria-describedby', '', async (page) => {
      await openAddress(page)
      await text(await named(layer(page), 'aria-describedby'), 'Where the driver comes to.')
    }),
    modal('dialog', openAddress),
    row('key-tab', 'tab changes focus within dialog', (page) => inBoth(page, () => goesRound(page, 'Tab'))),
    row('key-shift-tab', 'shift tab changes focus within dialog', (page) =>
      inBoth(page, () => goesRound(page, 'Shift+Tab')),
    ),
    row('key-escape', 'escape closes dialog', async (page) => {
      for (const name of openings) {
        await button(page, name).click()
        await shown(layer(page))
        await press(page, 'Escape')
        await shown(layer(page), false)
        await focused(button(page, name), 'the opener has the focus back')
      }
    }),
  ],
}
