import {
  dialog,
  escapeRow,
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
import { is, type RowFile, row, send, shown } from './row.ts'

const opening = (name: 'ENTER' | 'SPACE', key: string) =>
  row('button-space-return', `${name} to open datepicker`, async (page) => {
    await send(opener(page), key)
    await shown(dialog(page))
  })

/** The tested component is DatePicker, opened by its button. */
export const dialogModalDatepicker: RowFile = {
  file: 'dialog-modal_datepicker.js',
  total: 33,
  fixture: 'date',
  rows: [
    row('calendar-button-aria-label', '"aria-label" attribute on button', async (page) => {
      await is(async () => Boolean(await opener(page).getAttribute('aria-label')), true, 'a name')
    }),
    roleRow,
    modalRow,
    nameRow,
    turnNamesRow('change-date-button-aria-label'),
    turnedRow('change-date-aria-live'),
    gridRoleRow,
    gridNameRow,
    rovingRow('gridcell-button-tabindex'),
    selectedRow('gridcell-button-aria-selected'),
    opening('ENTER', 'Enter'),
    opening('SPACE', ' '),
    escapeRow,
    tabRow('Tab should go through all tabbable items, then loop'),
    shiftTabRow('Shift+tab should send focus backwards through dialog, then loop'),
    ...(['Enter', ' '] as const).map((key) =>
      turningRow(
        'month-year-button-space-return',
        `${key === 'Enter' ? 'ENTER' : 'SPACE'} to buttons change calendar and date in focus`,
        { back: key, on: key },
      ),
    ),
    row('grid-space-return', 'SPACE or RETURN selects date in focus', async (page) => {
      await takesNext(page, today, 'Enter')
      await page.keyboard.press('Escape')
      await takesNext(page, today, ' ')
    }),
    ...gridRows({
      up: 'UP ARROW moves date up by week',
      down: 'DOWN ARROW moves date down by week',
      right: 'RIGHT ARROW moves date greater by one',
      left: 'LEFT ARROW moves date previous one',
      home: 'Key HOME sends focus to beginning of row',
      end: 'Key END sends focus to end of row',
      pageUp: 'Sending PAGE UP moves focus by back month',
      shiftPageUp: 'Sending SHIFT+PAGE UP moves focus back by year',
      pageDown: 'Sending PAGE DOWN moves focus back by month',
      shiftPageDown: 'Sending SHIFT+PAGE DOWN moves focus back by year',
      times: [5, 31],
      leapYears: true,
    }),
  ],
}
