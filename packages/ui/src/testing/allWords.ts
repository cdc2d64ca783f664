import { calendarWords } from '../messages/calendar.ts'
import { chipWords } from '../messages/chip.ts'
import { comboBoxWords } from '../messages/comboBox.ts'
import { datePickerWords } from '../messages/datePicker.ts'
import { dialogWords } from '../messages/dialog.ts'
import { errorScreenWords } from '../messages/errorScreen.ts'
import { fieldWords } from '../messages/field.ts'
import { linkWords } from '../messages/link.ts'
import { notificationWords } from '../messages/notifications.ts'
import { passwordFieldWords } from '../messages/passwordField.ts'
import { phoneFieldWords } from '../messages/phoneField.ts'
import { selectWords } from '../messages/select.ts'
import { stepperWords } from '../messages/stepper.ts'
import { storeBadgeWords } from '../messages/storeBadge.ts'
import { textareaWords } from '../messages/textarea.ts'
import { textFieldWords } from '../messages/textField.ts'
import { themeChangeWords } from '../messages/themeChange.ts'
import { timePickerWords } from '../messages/timePicker.ts'
import type { Words, WordTable } from '../messages/words.ts'

/** All that the components say by themselves, by component and language. */
export const allWords: { readonly [Component in keyof Words]: WordTable<Component> } = {
  calendar: calendarWords,
  chip: chipWords,
  comboBox: comboBoxWords,
  datePicker: datePickerWords,
  dialog: dialogWords,
  errorScreen: errorScreenWords,
  field: fieldWords,
  link: linkWords,
  notification: notificationWords,
  passwordField: passwordFieldWords,
  phoneField: phoneFieldWords,
  select: selectWords,
  stepper: stepperWords,
  storeBadge: storeBadgeWords,
  textField: textFieldWords,
  textarea: textareaWords,
  themeChange: themeChangeWords,
  timePicker: timePickerWords,
}
