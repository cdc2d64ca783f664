import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Weight, weigh } from './bundle.ts'
import { type Job, nine, type Row } from './jobs.ts'

/** Exact versions of the libraries we are compared with; they are not in the workspace and its lockfile. */
export const versions: Record<string, string> = {
  '@base-ui/react': '1.9.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mantine/core': '9.7.3',
  '@mantine/dates': '9.7.3',
  '@mantine/hooks': '9.7.3',
  '@mantine/notifications': '9.7.3',
  '@mui/material': '9.5.0',
  '@mui/x-date-pickers': '9.17.0',
  '@radix-ui/react-dialog': '1.3.1',
  '@radix-ui/react-dropdown-menu': '2.2.1',
  '@radix-ui/react-popover': '1.3.1',
  '@radix-ui/react-toast': '1.3.1',
  '@skyscanner/backpack-web': '41.15.1',
  antd: '6.6.8',
  dayjs: '1.11.23',
  'react-aria-components': '1.22.1',
  'react-day-picker': '10.0.2',
  sonner: '2.0.8',
}
/** Backpack depends on a version of `@ark-ui/react` that is not published. */
const overrides = { '@ark-ui/react': '5.39.2' }

/** Folder in which the peers are installed; git-ignored. */
export const peersFolder = fileURLToPath(new URL('../../.cache/peers', import.meta.url))

/**
 * Installs the peers by npm unless these versions are installed already.
 * @throws Error if that fails, as without a network
 */
export function installPeers(): void {
  const wanted = JSON.stringify({ private: true, overrides, dependencies: versions }, null, 2)
  const stamp = join(peersFolder, 'installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  mkdirSync(peersFolder, { recursive: true })
  writeFileSync(join(peersFolder, 'package.json'), wanted)
  console.log('Installing the peers into bench/.cache (once) …')
  try {
    execFileSync(
      'npm',
      ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: peersFolder, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 },
    )
  } catch (error) {
    throw new Error('The peers cannot be installed here; --own measures without them', { cause: error })
  }
  writeFileSync(stamp, wanted)
}

const named = (from: string, names: string) => `export { ${names} } from '${from}'`
const whole = (from: string, as: string) => `export { default as ${as} } from '${from}'`
/** Adds a prefix to names that several modules export. */
const prefixed = (from: string, prefix: string, names: string) =>
  named(
    from,
    names.replace(/\w+/g, (name) => `${name} as ${prefix}${name}`),
  )

type Lines = Partial<Record<Job, string[]>>

const aria = (names: string) => [named('react-aria-components', names)]
const ariaParts =
  'CalendarGrid, CalendarGridHeader, CalendarHeaderCell, CalendarGridBody, CalendarCell, Heading, Button'
const ariaCalendar = `Calendar, ${ariaParts}`
const reactAria: Lines = {
  Button: aria('Button'),
  Calendar: aria(ariaCalendar),
  'Date picker': aria(
    `DatePicker, DateInput, DateSegment, Group, Label, Popover, Dialog, FieldError, ${ariaCalendar}`,
  ),
  'Date range picker': aria(
    `DateRangePicker, RangeCalendar, DateInput, DateSegment, Group, Label, Popover, Dialog, FieldError, ${ariaParts}`,
  ),
  'Time picker': aria('TimeField, DateInput, DateSegment, Label, FieldError'),
  ComboBox: aria('ComboBox, Input, Label, Button, Popover, ListBox, ListBoxItem, FieldError'),
  Stepper: aria('NumberField, Group, Input, Label, Button, FieldError'),
  Menu: aria('MenuTrigger, Menu, MenuItem, MenuSection, Header, Popover, Button'),
  Dialog: aria('DialogTrigger, Dialog, Modal, ModalOverlay, Heading, Button'),
  Notifications: aria('ToastRegion, Toast, ToastContent, ToastQueue, Button, Text'),
}

const radixPopover = prefixed(
  '@radix-ui/react-popover',
  'Popover',
  'Root, Trigger, Anchor, Portal, Content, Close',
)
const radix: Lines = {
  Menu: [
    prefixed(
      '@radix-ui/react-dropdown-menu',
      'Menu',
      'Root, Trigger, Portal, Content, Group, Label, Item, CheckboxItem, RadioGroup, RadioItem, ItemIndicator, Separator',
    ),
  ],
  Dialog: [
    prefixed(
      '@radix-ui/react-dialog',
      'Dialog',
      'Root, Trigger, Portal, Overlay, Content, Title, Description, Close',
    ),
  ],
  Notifications: [
    prefixed('@radix-ui/react-toast', 'Toast', 'Provider, Viewport, Root, Title, Description, Action, Close'),
  ],
}

const base = (path: string, name: string) => named(`@base-ui/react/${path}`, name)
const baseUi: Lines = {
  Button: [base('button', 'Button')],
  ComboBox: [base('combobox', 'Combobox'), base('field', 'Field')],
  Stepper: [base('number-field', 'NumberField')],
  Menu: [base('menu', 'Menu')],
  Dialog: [base('dialog', 'Dialog')],
  Notifications: [base('toast', 'Toast')],
}

const sheets = (...names: string[]) => names.map((name) => `import '@mantine/core/styles/${name}.css'`)
const dates = "import '@mantine/dates/styles.css'"
const dayWords = ["import 'dayjs/locale/ru'", "import 'dayjs/locale/es'"]
const mantineBase = [
  named('@mantine/core', 'MantineProvider'),
  ...sheets('default-css-variables', 'baseline', 'global'),
]
const mantineInput = sheets('Input', 'CloseButton', 'UnstyledButton')
const mantine: Lines = {
  Button: [...mantineBase, named('@mantine/core', 'Button'), ...sheets('UnstyledButton', 'Button', 'Loader')],
  Calendar: [
    ...mantineBase,
    named('@mantine/dates', 'DatePicker'),
    dates,
    ...dayWords,
    ...sheets('UnstyledButton'),
  ],
  'Date picker': [
    ...mantineBase,
    named('@mantine/dates', 'DateInput, DatesProvider'),
    dates,
    ...dayWords,
    ...mantineInput,
    ...sheets('Popover'),
  ],
  'Time picker': [
    ...mantineBase,
    named('@mantine/dates', 'TimePicker'),
    dates,
    ...dayWords,
    ...mantineInput,
    ...sheets('Popover', 'ScrollArea'),
  ],
  ComboBox: [
    ...mantineBase,
    named('@mantine/core', 'Autocomplete'),
    ...mantineInput,
    ...sheets('Combobox', 'Popover', 'ScrollArea', 'Loader'),
  ],
  Stepper: [...mantineBase, named('@mantine/core', 'NumberInput'), ...mantineInput, ...sheets('NumberInput')],
  Menu: [...mantineBase, named('@mantine/core', 'Menu'), ...sheets('UnstyledButton', 'Popover', 'Menu')],
  Dialog: [
    ...mantineBase,
    named('@mantine/core', 'Modal'),
    ...sheets('UnstyledButton', 'CloseButton', 'Overlay', 'Paper', 'ScrollArea', 'ModalBase', 'Modal'),
  ],
  Notifications: [
    ...mantineBase,
    named('@mantine/notifications', 'Notifications, notifications'),
    "import '@mantine/notifications/styles.css'",
    ...sheets('UnstyledButton', 'CloseButton', 'Paper', 'Loader', 'Notification'),
  ],
}

const antdWords = [whole('antd/es/locale/es_ES', 'es'), whole('antd/es/locale/ru_RU', 'ru'), ...dayWords]
const antd: Lines = {
  Button: [named('antd', 'Button')],
  Calendar: [named('antd', 'Calendar'), named('antd', 'ConfigProvider'), ...antdWords],
  'Date picker': [named('antd', 'DatePicker'), named('antd', 'ConfigProvider'), ...antdWords],
  'Time picker': [named('antd', 'TimePicker'), named('antd', 'ConfigProvider'), ...antdWords],
  ComboBox: [named('antd', 'AutoComplete')],
  Stepper: [named('antd', 'InputNumber')],
  Menu: [named('antd', 'Dropdown')],
  Dialog: [named('antd', 'Modal')],
  Notifications: [named('antd', 'notification')],
}

const material = (...names: string[]) => names.map((name) => whole(`@mui/material/${name}`, name))
const muiDates = [
  named('@mui/x-date-pickers/LocalizationProvider', 'LocalizationProvider'),
  named('@mui/x-date-pickers/AdapterDayjs', 'AdapterDayjs'),
  named('@mui/x-date-pickers/locales', 'esES, ruRU'),
  ...dayWords,
]
const mui: Lines = {
  Button: material('Button'),
  Calendar: [named('@mui/x-date-pickers/DateCalendar', 'DateCalendar'), ...muiDates],
  'Date picker': [named('@mui/x-date-pickers/DatePicker', 'DatePicker'), ...muiDates],
  'Time picker': [named('@mui/x-date-pickers/TimePicker', 'TimePicker'), ...muiDates],
  ComboBox: material('Autocomplete', 'TextField'),
  Menu: material('Menu', 'MenuItem'),
  Dialog: material('Dialog', 'DialogTitle', 'DialogContent', 'DialogContentText', 'DialogActions'),
  Notifications: material('Snackbar', 'Alert'),
}

const bpk = (name: string) =>
  whole(`@skyscanner/backpack-web/bpk-component-${name}`, `Bpk${name.replace(/-/g, '')}`)
const backpack: Lines = {
  Button: [bpk('button')],
  Calendar: [bpk('calendar')],
  'Date picker': [bpk('datepicker')],
  ComboBox: [bpk('autosuggest')],
  Stepper: [bpk('nudger')],
  Dialog: [bpk('modal')],
  Notifications: [bpk('floating-notification')],
}

const dayPicker = [
  named('react-day-picker', 'DayPicker'),
  named('react-day-picker/locale', 'es, ru'),
  "import 'react-day-picker/src/style.css'",
]
const single: Lines = {
  Calendar: dayPicker,
  'Date picker': [...dayPicker, radixPopover],
  Notifications: [named('sonner', 'Toaster, toast')],
}

/** The libraries we are compared with and their tasks, in the order of the columns. */
export const peers: Record<string, Lines> = {
  'React Aria': reactAria,
  Radix: radix,
  'Base UI': baseUi,
  Backpack: backpack,
  Mantine: mantine,
  antd,
  MUI: mui,
  'day-picker, sonner': single,
}

/**
 * Size of a task with a peer, or of all nine together. Null if the peer does not support the task, or one of the nine.
 */
export async function weighPeer(peer: string, row: Row): Promise<Weight | null> {
  const lines = peers[peer]!
  if (row === 'All nine') {
    const all = nine.map((job) => lines[job])
    if (all.some((job) => job === undefined)) return null
    // Each name is exported once, because esbuild refuses a second export of it.
    return weigh([...new Set(all.flat() as string[])].flatMap(once()), peersFolder)
  }
  return lines[row] ? weigh(lines[row], peersFolder) : null
}

/** Returns a function that removes names which an earlier line has exported. */
function once(): (line: string) => string[] {
  const seen = new Set<string>()
  return (line) => {
    const parts = /^export \{ (.+) \} from (.+)$/.exec(line)
    if (!parts) return [line]
    const fresh = parts[1]!.split(/,\s*/).filter((name) => !seen.has(name))
    for (const name of fresh) seen.add(name)
    return fresh.length > 0 ? [`export { ${fresh.join(', ')} } from ${parts[2]}`] : []
  }
}
