import type { Page } from 'playwright'
import { rivers } from './data.ts'
import {
  active,
  attribute,
  caret,
  count,
  focused,
  named,
  press,
  type Row,
  row,
  send,
  shown,
  text,
  value,
} from './row.ts'

/** The text input of the combobox, its list and its options. */
export const box = (page: Page) => page.getByRole('combobox', { name: 'River', exact: true })
export const listbox = (page: Page) => page.getByRole('listbox')
export const options = (page: Page) => page.getByRole('option')
const chosen = (page: Page) => page.getByRole('option', { selected: true })
export const numberOfA = rivers.filter((name) => name.startsWith('A')).length
const numberOfN = rivers.filter((name) => name.startsWith('N')).length

/** Checks that an option is active and selected, and that the focus itself stays in the text. */
export async function isOn(page: Page, at: number): Promise<void> {
  await active(box(page), (await options(page).nth(at).textContent())?.trim() ?? null)
  await attribute(options(page).nth(at), 'aria-selected', 'true')
  await focused(box(page))
}

export async function isClosed(page: Page, wanted: string): Promise<void> {
  await attribute(box(page), 'aria-expanded', 'false')
  await shown(listbox(page), false)
  await value(box(page), wanted)
}

const letter = (page: Page, ...keys: string[]) => send(box(page), 'a', ...keys)

/** Tests that two files of the guide share: the one of list autocomplete and the one of both autocompletes. */
export const attributeRows = (autocomplete: 'list' | 'both'): readonly Row[] => [
  row('combobox-role', 'Test for role="combobox"', async (page) => {
    await count(page.locator('input[role=combobox]'), 1)
  }),
  ...(autocomplete === 'list'
    ? [
        row('combobox-aria-autocomplete', '"aria-autocomplete" on combobox element', (page) =>
          attribute(box(page), 'aria-autocomplete', 'list'),
        ),
      ]
    : []),
  row('combobox-aria-controls', '"aria-controls" attribute on combobox element', async (page) => {
    await letter(page)
    await attribute(await named(box(page), 'aria-controls'), 'role', 'listbox')
  }),
  row('combobox-aria-expanded', '"aria-expanded" on combobox element', async (page) => {
    await attribute(box(page), 'aria-expanded', 'false')
    await shown(listbox(page), false)
    await letter(page)
    await attribute(box(page), 'aria-expanded', 'true')
    await shown(listbox(page))
  }),
  row('combobox-aria-activedescendant', '"aria-activedescendant" on combobox element', (page) =>
    active(box(page), null),
  ),
  row('combobox-id', '"id" attribute on combobox element', async (page) => {
    const id = await box(page).getAttribute('id')
    await count(page.locator(`label[for="${id}"]`), 1)
  }),
  row('listbox-role', 'role "listbox" on ul element', async (page) => {
    await letter(page)
    await count(listbox(page), 1)
  }),
  row('listbox-aria-label', '"aria-label" attribute on listbox element', async (page) => {
    await letter(page)
    await attribute(listbox(page), 'aria-label', 'River')
  }),
  row('option-role', 'role "option" on lu elements', async (page) => {
    await send(box(page), 'ArrowDown')
    await count(options(page), rivers.length)
  }),
]

export const openingRows: readonly Row[] = [
  row('textbox-key-alt-down-arrow', 'Test alt + down key press with focus on textbox', async (page) => {
    await send(box(page), 'Alt+ArrowDown')
    await shown(listbox(page))
    await count(chosen(page), 0)
  }),
  row('textbox-key-down-arrow', 'Test down key press with focus on textbox', async (page) => {
    await send(box(page), 'ArrowDown')
    await shown(listbox(page))
    await isOn(page, 0)
  }),
  row('textbox-key-up-arrow', 'Test up key press with focus on textbox', async (page) => {
    await send(box(page), 'ArrowUp')
    await shown(listbox(page))
    await isOn(page, rivers.length - 1)
  }),
]

/** Tests of keys while an option is active. */
export const caretRows = (typed: readonly string[]): readonly Row[] =>
  [
    [
      'listbox-key-left-arrow',
      'left arrow from focus on list puts focus on listbox and moves cursor right',
      'ArrowLeft',
      0,
    ],
    ['listbox-key-right-arrow', 'Right arrow from focus on list puts focus on listbox', 'ArrowRight', 1],
    ['listbox-key-home', 'Home from focus on list puts focus on listbox and moves cursor', 'Home', 0],
    ['listbox-key-end', 'End from focus on list puts focus on listbox', 'End', 1],
  ].map(([id, name, key, at]) =>
    row(id as string, name as string, async (page) => {
      await send(box(page), ...typed)
      await press(page, key as string)
      await caret(box(page), at as number)
      await active(box(page), null)
    }),
  )

export const escapeRows: readonly Row[] = [
  row('textbox-key-escape', 'Test single escape key press with focus on textbox', async (page) => {
    await letter(page, 'Escape')
    await isClosed(page, 'a')
  }),
  row('textbox-key-escape', 'Test double escape key press with focus on textbox', async (page) => {
    await letter(page, 'Escape', 'Escape')
    await isClosed(page, '')
  }),
  row('listbox-key-escape', 'Test escape key press with focus on textbox', async (page) => {
    await letter(page, 'ArrowDown', 'Escape')
    await isClosed(page, 'a')
  }),
]

export const editRows: readonly Row[] = [
  row('standard-single-line-editing-keys', 'Test backspace with focus on textbox', async (page) => {
    await letter(page)
    await value(box(page), 'a')
    await press(page, 'Backspace')
    await attribute(box(page), 'aria-expanded', 'true')
    await value(box(page), '')
    await press(page, 'ArrowDown')
    await attribute(box(page), 'aria-expanded', 'true')
    await value(box(page), '')
    await text(chosen(page), rivers[0] as string)
    await count(options(page), rivers.length)
  }),
  row('standard-single-line-editing-keys', 'Test backspace with focus on textbox (2)', async (page) => {
    await send(box(page), 'n', 'o')
    await value(box(page), 'no')
    await press(page, 'Backspace')
    await attribute(box(page), 'aria-expanded', 'true')
    await value(box(page), 'n')
    await press(page, 'ArrowDown')
    await attribute(box(page), 'aria-expanded', 'true')
    await value(box(page), 'n')
    await text(chosen(page), 'Narew')
    await count(options(page), numberOfN)
  }),
]

export const filterRow = row(
  'standard-single-line-editing-keys',
  'Expected behavior for all other standard single line editing keys',
  async (page) => {
    await letter(page)
    await count(options(page), numberOfA)
  },
)

/** Arrow Down visits all matching options and then returns to the first one. */
export async function walkDown(page: Page, first: number): Promise<void> {
  for (let at = first; at < numberOfA; at += 1) {
    await press(page, 'ArrowDown')
    await isOn(page, at)
  }
  await press(page, 'ArrowDown')
  await isOn(page, 0)
}

export async function takes(page: Page, name: string): Promise<void> {
  await press(page, 'Enter')
  await isClosed(page, name)
}

/** Arrow Up on the first option leads to the last one, and from there step by step to the first again. */
export const upRow = (...toFirst: readonly string[]): Row =>
  row('listbox-key-up-arrow', 'Test up key press with focus on listbox', async (page) => {
    await send(box(page), ...toFirst)
    await isOn(page, 0)
    for (let at = numberOfA - 1; at >= 0; at -= 1) {
      await press(page, 'ArrowUp')
      await isOn(page, at)
    }
  })
