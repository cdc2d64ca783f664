import type { Page } from 'playwright'
import { attribute, count, focused, is, named, press, type RowFile, row, send, shown, text } from './row.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Actions' })
const menu = (page: Page) => page.getByRole('menu')
const items = (page: Page) => page.getByRole('menuitem')
const places = [0, 1, 2, 3]

async function open(page: Page): Promise<void> {
  await send(opener(page), 'Enter')
  await focused(items(page).first())
}

const opensBy = (name: string, key: string, at: number, id = 'menu-button-key-open') =>
  row(id, `"${name}" on menu button`, async (page) => {
    await send(opener(page), key)
    await shown(menu(page))
    await focused(items(page).nth(at))
  })

const leads = (name: string, key: string, to: (at: number) => number) =>
  row(`menu-key-${name.replace(' ', '-')}`, `"${name}" on role="menuitem"`, async (page) => {
    await open(page)
    for (const at of places) {
      await send(items(page).nth(at), key)
      await focused(items(page).nth(to(at)))
    }
  })

/** The tested component is Menu, in which the items themselves have the focus. */
export const menuButtonActions: RowFile = {
  file: 'menu-button_actions.js',
  total: 18,
  fixture: 'menu',
  rows: [
    row('menu-button-aria-haspopup', '"aria-haspopup" attribute on menu button', async (page) => {
      // The guide’s example has `true`, an older synonym for `menu`.
      await is(
        async () => ['true', 'menu'].includes((await opener(page).getAttribute('aria-haspopup')) ?? ''),
        true,
        'says that a menu opens',
      )
    }),
    row('menu-button-aria-controls', '"aria-controls" attribute on menu button', async (page) => {
      await open(page)
      await attribute(await named(page.locator('[aria-haspopup]'), 'aria-controls'), 'role', 'menu')
    }),
    row('menu-button-aria-expanded', '"aria-expanded" attribute on menu button', async (page) => {
      const button = page.locator('[aria-haspopup]')
      await attribute(button, 'aria-expanded', 'false')
      await shown(menu(page), false)
      await button.click()
      await attribute(button, 'aria-expanded', 'true')
      await shown(menu(page))
    }),
    row('menu-role', 'role="menu" on ul element', async (page) => {
      await open(page)
      await count(menu(page), 1)
    }),
    row('menu-aria-labelledby', '"aria-labelledby" on role="menu"', async (page) => {
      await open(page)
      await count(page.getByRole('menu', { name: 'Actions' }), 1)
    }),
    row('menuitem-role', 'role="menuitem" on li element', async (page) => {
      await open(page)
      await count(menu(page).getByRole('menuitem'), places.length)
    }),
    row('menuitem-tabindex', 'tabindex="-1" on role="menuitem"', async (page) => {
      await open(page)
      for (const at of places) await attribute(items(page).nth(at), 'tabindex', '-1')
    }),
    opensBy('enter', 'Enter', 0),
    opensBy('down arrow', 'ArrowDown', 0),
    opensBy('space', ' ', 0),
    opensBy('up arrow', 'ArrowUp', 3, 'menu-button-key-up-arrow'),
    row('menu-key-enter', '"enter" on role="menuitem"', async (page) => {
      for (const at of places) {
        await open(page)
        await send(items(page).nth(at), 'Enter')
        await text(page.locator('output'), `Action ${at + 1}`)
        await shown(menu(page), false)
        await focused(opener(page))
      }
    }),
    row('menu-key-escape', '"escape" on role="menuitem"', async (page) => {
      for (const at of places) {
        await open(page)
        await send(items(page).nth(at), 'Escape')
        await shown(menu(page), false)
        await focused(opener(page))
        await text(page.locator('output'), '')
      }
    }),
    leads('down arrow', 'ArrowDown', (at) => (at + 1) % places.length),
    leads('up arrow', 'ArrowUp', (at) => (at + places.length - 1) % places.length),
    leads('home', 'Home', () => 0),
    leads('end', 'End', () => places.length - 1),
    row('menu-key-character', '"character" on role="menuitem"', async (page) => {
      // The menu is opened again for each letter, because it reads letters typed in quick succession as one word.
      for (const [letter, from, to] of [
        ['x', 0, 0],
        ['a', 0, 1],
        ['y', 1, 1],
        ['a', 1, 2],
      ] as const) {
        await open(page)
        await send(items(page).nth(from), letter)
        await focused(items(page).nth(to))
        await press(page, 'Escape')
        await shown(menu(page), false)
      }
    }),
  ],
}
