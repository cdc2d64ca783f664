import {
  dialog,
  escapeRow,
  field,
  gridNameRow,
  gridRoleRow,
  gridRows,
  modalRow,
  nameRow,
  opener,
  roleRow,
  rovingRow,
  selectedRow,
  shiftTabRow,
  tabRow,
  takesNext,
  today,
  turnedRow,
  turningRow,
  turnNamesRow,
} from './calendarRows.ts'
import { attribute, count, focused, is, named, press, type RowFile, row, send, shown } from './row.ts'

/**
 * The tested component is DatePicker, a text field with a button. Arrow Down in the text opens the calendar as well.
 */
export const comboboxDatepicker: RowFile = {
  file: 'combobox_datepicker.js',
  total: 37,
  fixture: 'date',
  rows: [
    row('textbox-aria-describedby', 'Combobox: has aria-controls set to "id-description-1"', async (page) => {
      await is(
        async () => (await named(field(page), 'aria-describedby')).textContent(),
        'Day, month, year: DD.MM.YYYY',
        'the format',
      )
    }),
    row('calendar-button-aria-label', 'Button: "aria-label" attribute', async (page) => {
      await is(async () => Boolean(await opener(page).getAttribute('aria-label')), true, 'a name')
    }),
    roleRow,
    modalRow,
    nameRow,
    turnNamesRow('calendar-navigation-button-aria-label'),
    turnedRow('calendar-navigation-aria-live'),
    gridRoleRow,
    gridNameRow,
    rovingRow('gridcell-tabindex'),
    selectedRow('gridcell-aria-selected'),
    row(
      'combobox-down-arrow',
      'DOWN ARROW, ALT plus DOWN ARROW and ENTER to open datepicker',
      async (page) => {
        for (const key of ['ArrowDown', 'Alt+ArrowDown']) {
          await send(field(page), key)
          await count(dialog(page), 1)
          await press(page, 'Escape')
          await shown(dialog(page), false)
          await focused(field(page))
        }
        await send(opener(page), 'Enter')
        await attribute(opener(page), 'aria-expanded', 'true')
      },
    ),
    escapeRow,
    turningRow(
      'month-year-button-space-return',
      'ENTER on previous year or month and SPACE on next year or month changes the year or month',
      { back: 'Enter', on: ' ' },
    ),
    tabRow('Tab should go through all tabbable items, then repeat'),
    shiftTabRow('Shift-tab should move focus backwards'),
    row('grid-enter', 'ENTER selects date in focus and closes dialog box', (page) =>
      takesNext(page, today, 'Enter'),
    ),
    row('grid-space', 'SPACE selects date in focus', (page) => takesNext(page, today, ' ')),
    ...gridRows({
      up: 'UP ARROW moves focus to same day on previous week',
      down: 'DOWN ARROW moves focus to same day on next week',
      right: 'RIGHT ARROW moves focus to next day',
      left: 'LEFT ARROW moves focus to previous day',
      home: 'HOME moves focus to the Sunday of the current week',
      end: 'END moves focus to the Saturday of the current week',
      pageUp: 'PAGE UP moves focus to same day on previous month',
      shiftPageUp: 'SHIFT PAGE UP moves focus to same day and month in the previous year',
      pageDown: 'PAGE DOWN moves focus to same day on next month',
      shiftPageDown: 'SHIFT PAGE DOWN moves focus to same day and month in the next year',
      times: [1, 1],
      leapYears: false,
    }),
  ],
}
