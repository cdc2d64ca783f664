import { accordion } from './accordion.ts'
import { alert } from './alert.ts'
import { checkbox, checkboxMixed, switchCheckbox, switchOfOwn } from './boxes.ts'
import { breadcrumb } from './breadcrumb.ts'
import { button, disclosure, link } from './buttons.ts'
import { comboboxAutocompleteBoth } from './comboboxAutocompleteBoth.ts'
import { comboboxAutocompleteList } from './comboboxAutocompleteList.ts'
import { comboboxDatepicker } from './comboboxDatepicker.ts'
import { comboboxSelectOnly } from './comboboxSelectOnly.ts'
import { dialogModalDatepicker } from './dialogModalDatepicker.ts'
import { alertdialog, dialogModal } from './dialogs.ts'
import { menuButtonActions } from './menuButtonActions.ts'
import { radio } from './radio.ts'
import type { RowFile } from './row.ts'
import { spinbuttonQuantity } from './spinbuttonQuantity.ts'
import { tabsAutomatic, tabsManual } from './tabs.ts'

/** The guide’s own test files whose pattern one of our components implements. */
export const files: readonly RowFile[] = [
  accordion,
  alert,
  alertdialog,
  breadcrumb,
  button,
  checkbox,
  checkboxMixed,
  comboboxAutocompleteBoth,
  comboboxAutocompleteList,
  comboboxDatepicker,
  comboboxSelectOnly,
  dialogModal,
  dialogModalDatepicker,
  disclosure,
  link,
  menuButtonActions,
  radio,
  spinbuttonQuantity,
  switchOfOwn,
  switchCheckbox,
  tabsAutomatic,
  tabsManual,
]
