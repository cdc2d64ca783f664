import type { Guide } from '../../testing/guide.ts'

export const useCalendarGuide: Guide = {
  about:
    'The logic of a Calendar without its look: months, years, limits, days that are off with their reasons, the keys of a date grid, and what is announced. You draw the grid.',
  does: [
    'Take the Calendar first, with `renderDay` for its days and `classNames` for its parts: the hook is for a grid that it does not have.',
    'Give rows and cells their roles, `row` and `gridcell`, and spread `dayProps` onto the button in each cell.',
    'Show the answer to an off day, with the way to the nearest free one.',
    'Describe each grid by `hint` where several days can be chosen.',
    'Draw `weekdays` over the columns; there are none over months and years.',
  ],
  donts: [
    'Don’t give the buttons of days handlers for the press: the grid hears it.',
    'Don’t take a day out of the Tab order yourself: one of them is in it already.',
  ],
  keys: [
    { key: 'Tab', action: 'Moves over the buttons, then to one day.', proof: 'ByKeys' },
    { key: 'Arrow Right, Arrow Left, Arrow Down, Arrow Up', action: 'To another day.', proof: 'ByKeys' },
    { key: 'Page Down, Page Up', action: 'A month on or back.', proof: 'ByKeys' },
    { key: 'Home, End', action: 'To the first or the last day of the week.', proof: 'ByKeys' },
    { key: 'Enter', action: 'Chooses the day.', proof: 'ByKeys' },
  ],
}
