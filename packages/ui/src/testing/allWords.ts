import { calendarWords } from '../messages/calendar.ts'
import { chipWords } from '../messages/chip.ts'
import { choiceWords } from '../messages/choice.ts'
import { comboBoxWords } from '../messages/comboBox.ts'
import { datePickerWords } from '../messages/datePicker.ts'
import { dateRangePickerWords } from '../messages/dateRangePicker.ts'
import { dialogWords } from '../messages/dialog.ts'
import { errorScreenWords } from '../messages/errorScreen.ts'
import { fieldWords } from '../messages/field.ts'
import { linkWords } from '../messages/link.ts'
import { menuWords } from '../messages/menu.ts'
import { notificationWords } from '../messages/notifications.ts'
import { paginationWords } from '../messages/pagination.ts'
import { passwordFieldWords } from '../messages/passwordField.ts'
import { phoneFieldWords } from '../messages/phoneField.ts'
import { rangeCalendarWords } from '../messages/rangeCalendar.ts'
import { selectWords } from '../messages/select.ts'
import { stepperWords } from '../messages/stepper.ts'
import { storeBadgeWords } from '../messages/storeBadge.ts'
import { textareaWords } from '../messages/textarea.ts'
import { textFieldWords } from '../messages/textField.ts'
import { themeChangeWords } from '../messages/themeChange.ts'
import { timePickerWords } from '../messages/timePicker.ts'
import type { Words, WordTable } from '../messages/words.ts'

/** All texts of the components by component and language. */
export const allWords: { readonly [Component in keyof Words]: WordTable<Component> } = {
  calendar: calendarWords,
  chip: chipWords,
  choice: choiceWords,
  comboBox: comboBoxWords,
  datePicker: datePickerWords,
  dateRangePicker: dateRangePickerWords,
  dialog: dialogWords,
  errorScreen: errorScreenWords,
  field: fieldWords,
  link: linkWords,
  menu: menuWords,
  notification: notificationWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  phoneField: phoneFieldWords,
  rangeCalendar: rangeCalendarWords,
  select: selectWords,
  stepper: stepperWords,
  storeBadge: storeBadgeWords,
  textField: textFieldWords,
  textarea: textareaWords,
  themeChange: themeChangeWords,
  timePicker: timePickerWords,
}
