import {
  attributeRows,
  box,
  caretRows,
  filterRow,
  isClosed,
  isOn,
  openingRows,
  options,
  takes,
  upRow,
  walkDown,
} from './comboboxRows.ts'
import { rivers } from './data.ts'
import { attribute, type RowFile, row, send } from './row.ts'

/**
 * The tested component is ComboBox with its defaults: after typing, the first option is active. It does not complete
 * the text.
 */
export const comboboxAutocompleteBoth: RowFile = {
  file: 'combobox_autocomplete-both.js',
  total: 32,
  fixture: 'both',
  rows: [
    ...attributeRows('both'),
    row('option-aria-selected', '"aria-selected" attribute on options element', async (page) => {
      await send(box(page), 'a')
      await attribute(options(page).first(), 'aria-selected', 'true')
    }),
    ...openingRows,
    row('listbox-key-down-arrow', 'Test down key press with focus on list', async (page) => {
      await send(box(page), 'a', 'ArrowDown')
      await isOn(page, 1)
      await walkDown(page, 2)
    }),
    upRow('a'),
    row('textbox-key-enter', 'Test enter key press with focus on textbox', async (page) => {
      await send(box(page), 'a')
      await takes(page, rivers[0] as string)
    }),
    row('listbox-key-enter', 'Test enter key press with focus on listbox', async (page) => {
      await send(box(page), 'a', 'ArrowDown')
      await takes(page, rivers[1] as string)
    }),
    row('textbox-key-escape', 'Test double escape key press with focus on textbox', async (page) => {
      await send(box(page), 'a', 'Escape', 'Escape')
      await isClosed(page, '')
    }),
    ...caretRows(['a', 'ArrowDown']),
    filterRow,
  ],
}
