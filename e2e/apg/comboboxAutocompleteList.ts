import {
  attributeRows,
  box,
  caretRows,
  editRows,
  escapeRows,
  filterRow,
  isClosed,
  isOn,
  listbox,
  openingRows,
  options,
  takes,
  upRow,
  walkDown,
} from './comboboxRows.ts'
import { rivers } from './data.ts'
import { active, attribute, focused, press, type RowFile, row, send, shown, value } from './row.ts'

/** The tested component is ComboBox with no active option at first. */
export const comboboxAutocompleteList: RowFile = {
  file: 'combobox_autocomplete-list.js',
  total: 34,
  fixture: 'list',
  rows: [
    ...attributeRows('list'),
    row('option-aria-selected', '"aria-selected" attribute on options element', async (page) => {
      await send(box(page), 'a')
      // An unselected option has no `aria-selected` in the guide’s example, but `false` in the component.
      await attribute(options(page).first(), 'aria-selected', 'false')
      await press(page, 'ArrowDown')
      await attribute(options(page).first(), 'aria-selected', 'true')
    }),
    ...openingRows,
    row('listbox-key-down-arrow', 'Test down key press with focus on list', async (page) => {
      await send(box(page), 'a', 'ArrowDown')
      await isOn(page, 0)
      await walkDown(page, 1)
    }),
    upRow('a', 'ArrowDown'),
    row('textbox-key-enter', 'Test enter key press with focus on textbox', async (page) => {
      await send(box(page), 'a', 'Enter')
      await isClosed(page, 'a')
    }),
    row('listbox-key-enter', 'Test enter key press with focus on listbox', async (page) => {
      await send(box(page), 'a', 'ArrowDown')
      await takes(page, rivers[0] as string)
    }),
    ...editRows,
    ...escapeRows,
    ...(['listbox', 'textbox'] as const).map((place) =>
      row(
        'test-additional-behavior',
        `Clicking outside of textbox and listbox when focus is on ${place} closes listbox`,
        async (page) => {
          await send(box(page), 'a', ...(place === 'listbox' ? ['ArrowDown'] : []))
          await shown(listbox(page))
          await page.getByRole('heading', { name: 'Rivers' }).click()
          await isClosed(page, 'a')
        },
      ),
    ),
    ...caretRows(['a', 'ArrowDown']),
    row('listbox-key-char', 'Sending character keys while focus is on listbox moves focus', async (page) => {
      await send(box(page), 'ArrowDown')
      await active(box(page), rivers[0] as string)
      await press(page, 'a')
      await value(box(page), 'a')
      await active(box(page), null)
      await focused(box(page))
    }),
    filterRow,
  ],
}
