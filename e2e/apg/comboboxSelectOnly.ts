import type { Page } from 'playwright'
import { berries } from './data.ts'
import {
  active,
  activeText,
  attribute,
  count,
  is,
  named,
  press,
  type RowFile,
  row,
  send,
  shown,
  text,
} from './row.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Berry' })
const listbox = (page: Page) => page.getByRole('listbox')
const options = (page: Page) => page.getByRole('option')
const berry = (at: number) => berries.at(at) as string

/** The first option is chosen from the start. */
async function opensOn(page: Page, key: string, at: number): Promise<void> {
  await shown(listbox(page), false)
  await send(box(page), key)
  await shown(listbox(page))
  await attribute(box(page), 'aria-expanded', 'true')
  await active(box(page), berry(at))
}

/** Checks that the taken option is the value, and is selected when the list opens again. */
async function isTaken(page: Page, at: number): Promise<void> {
  await shown(listbox(page), false)
  await attribute(box(page), 'aria-expanded', 'false')
  await text(box(page), berry(at))
  await box(page).click()
  await attribute(options(page).nth(at), 'aria-selected', 'true')
}

const opened = async (page: Page, ...keys: string[]) => {
  await box(page).click()
  await press(page, ...keys)
}

/** The guide’s file has this test twice under one name: Space, and Alt with Arrow Up. */
const spaceName = 'Space closes listbox and selects option'

/** The tested component is Select. */
export const comboboxSelectOnly: RowFile = {
  file: 'combobox_select-only.js',
  total: 36,
  fixture: 'select',
  rows: [
    row('combobox-role', 'role="combobox"', (page) => count(page.locator('[role=combobox]'), 1)),
    row('listbox-role', 'role="listbox"', async (page) => {
      await opened(page)
      await count(page.locator('[role=listbox]'), 1)
    }),
    row('option-role', 'role "option"', async (page) => {
      await opened(page)
      await count(page.locator('[role=listbox] [role=option]'), berries.length)
    }),
    // An HTML label gives the combobox its name. The guide’s example uses `aria-labelledby`.
    row('combobox-aria-labelledby', 'aria-labelledby on combobox', (page) => count(box(page), 1)),
    row('combobox-aria-controls', 'aria-controls on combobox', async (page) => {
      await opened(page)
      await attribute(await named(box(page), 'aria-controls'), 'role', 'listbox')
    }),
    row('combobox-aria-expanded', 'aria-expanded="false" when closed', (page) =>
      attribute(box(page), 'aria-expanded', 'false'),
    ),
    row('combobox-aria-expanded', 'click opens combobox and sets aria-expanded="true"', async (page) => {
      await opened(page)
      await attribute(box(page), 'aria-expanded', 'true')
      await shown(listbox(page))
    }),
    row('combobox-aria-activedescendant', '"aria-activedescendant" on combobox element', async (page) => {
      await opened(page)
      await active(box(page), berry(0))
    }),
    row('option-aria-selected', '"aria-selected" attribute on first option', async (page) => {
      await opened(page)
      await attribute(options(page).nth(0), 'aria-selected', 'true')
      await attribute(options(page).nth(1), 'aria-selected', 'false')
    }),
    row('combobox-key-alt-down-arrow', 'Alt + down arrow opens listbox', (page) =>
      opensOn(page, 'Alt+ArrowDown', 0),
    ),
    row('combobox-key-up-arrow', 'Up arrow opens listbox', (page) => opensOn(page, 'ArrowUp', 0)),
    row('combobox-key-down-arrow', ' arrow opens listbox', (page) => opensOn(page, 'ArrowDown', 0)),
    row('combobox-key-enter', 'Enter opens listbox', (page) => opensOn(page, 'Enter', 0)),
    row('combobox-key-space', 'Space opens listbox', (page) => opensOn(page, ' ', 0)),
    row('combobox-key-down-arrow', 'combobox opens on last highlighted option', async (page) => {
      await send(box(page), ' ', 'ArrowDown', 'Escape', ' ')
      await shown(listbox(page))
      await active(box(page), berry(1))
    }),
    row('combobox-key-home', 'Home opens listbox to first option', async (page) => {
      await send(box(page), ' ', 'ArrowDown', 'Escape')
      await opensOn(page, 'Home', 0)
    }),
    row('combobox-key-end', 'End opens listbox to last option', (page) =>
      opensOn(page, 'End', berries.length - 1),
    ),
    row('printable-chars', 'character keys open listbox to matching option', async (page) => {
      await send(box(page), 'b')
      await shown(listbox(page))
      await active(box(page), 'Bilberry')
    }),
    row('test-additional-behavior', 'click opens and closes listbox', async (page) => {
      await box(page).click()
      await shown(listbox(page))
      await box(page).click()
      await shown(listbox(page), false)
      await attribute(box(page), 'aria-expanded', 'false')
    }),
    row('test-additional-behavior', 'clicking an option selects and closes', async (page) => {
      await box(page).click()
      await options(page).nth(3).click()
      await isTaken(page, 3)
    }),
    row('listbox-key-enter', 'Enter closes listbox and selects option', async (page) => {
      await send(box(page), 'Enter', 'ArrowDown', 'ArrowDown', 'Enter')
      await isTaken(page, 2)
    }),
    row('listbox-key-space', spaceName, async (page) => {
      await send(box(page), 'Enter', 'ArrowDown', ' ')
      await isTaken(page, 1)
    }),
    row('listbox-key-alt-up-arrow', spaceName, async (page) => {
      await send(box(page), 'Enter', 'ArrowDown', 'Alt+ArrowUp')
      await isTaken(page, 1)
    }),
    row('listbox-key-escape', 'Escape closes listbox without selecting option', async (page) => {
      await send(box(page), 'Enter', 'ArrowDown', 'ArrowDown', 'Escape')
      await shown(listbox(page), false)
      await text(box(page), berry(0))
    }),
    row('listbox-key-tab', 'Tab closes listbox and selects option', async (page) => {
      await send(box(page), 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Tab')
      await isTaken(page, 3)
    }),
    row('listbox-key-down-arrow', 'Down arrow moves to next option', async (page) => {
      await opened(page, 'ArrowDown', 'ArrowDown')
      await active(box(page), berry(2))
    }),
    row('listbox-key-down-arrow', 'Down arrow does not wrap after last option', async (page) => {
      await opened(page, 'End', 'ArrowDown')
      await active(box(page), berry(-1))
    }),
    row('listbox-key-up-arrow', 'Up arrow does not wrap from first option', async (page) => {
      await opened(page, 'ArrowUp')
      await active(box(page), berry(0))
    }),
    row('listbox-key-up-arrow', 'Up arrow moves to previous option', async (page) => {
      await opened(page, 'End', 'ArrowUp')
      await active(box(page), berry(-2))
    }),
    row('listbox-key-end', 'End moves to last option', async (page) => {
      await opened(page, 'End')
      await active(box(page), berry(-1))
    }),
    row('test-additional-behavior', 'End scrolls last option into view', async (page) => {
      await opened(page)
      const isInView = async () => {
        const outer = await listbox(page).boundingBox()
        const inner = await options(page).last().boundingBox()
        return outer !== null && inner !== null && inner.y + inner.height <= outer.y + outer.height + 1
      }
      await is(isInView, false, 'the last option is in view before')
      await press(page, 'End')
      await is(isInView, true, 'the last option is in view')
    }),
    row('listbox-key-home', 'Home moves to first option', async (page) => {
      await opened(page, 'ArrowDown', 'ArrowDown', 'Home')
      await active(box(page), berry(0))
    }),
    row('listbox-key-pagedown', 'PageDown moves 10 options, and does not wrap', async (page) => {
      await opened(page, 'PageDown')
      await active(box(page), berry(10))
      await press(page, 'PageDown')
      await active(box(page), berry(-1))
    }),
    row('listbox-key-pageup', 'PageUp moves up 10 options, and does not wrap', async (page) => {
      await opened(page, 'End', 'PageUp')
      await active(box(page), berry(-11))
      await press(page, 'PageUp')
      await active(box(page), berry(0))
    }),
    row('printable-chars', 'Multiple single-character presses cycle through options', async (page) => {
      const withB = berries.filter((name) => name.startsWith('B'))
      await opened(page)
      for (const name of [...withB, withB[0] as string, withB[1] as string]) {
        await press(page, 'b')
        await active(box(page), name)
      }
    }),
    row('printable-chars', 'Typing multiple characters refines search', async (page) => {
      await opened(page, 'b')
      await is(() => activeText(box(page)), 'Bilberry', 'the first letter alone')
      await press(page, 'l', 'a')
      await active(box(page), 'Blackberry')
    }),
  ],
}
