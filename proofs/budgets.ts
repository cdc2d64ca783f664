/**
 * Maximum sizes of the entry points of `@wherry/ui` by name: kB of JavaScript and CSS, minified and gzipped, without
 * React. A change that makes one smaller lowers its budget. The runtime function of recipes is 0.65 kB of a component
 * with variants that is used alone (decision 29); the form logic is 0.4 to 0.9 kB of each control (decision 30). In a
 * ComboBox, the choice by key and its own filter are 1.4 kB, the window of a long list 0.8, created options 0.5;
 * several choices are a separate component. In a Stepper, reading a typed number and answering it is 1.7 kB; in a Menu,
 * links, submenus and choices among actions are 1 kB. Names and classes of parts are 0.1 to 0.2 kB of each component
 * with parts. What rows of React Aria's behaviour asked for (a press on a label, a form of its own, an empty list, a
 * finger that drags) is 0.1 kB of each control that it concerns, and the names that a calendar keeps are 0.2. What was
 * entered before the script came, a fieldset that is off, words that the page sets and names of the owner's are 0.1 to 0.3
 * kB of each control with a name (decision 30). The focus of the first invalid control, the panels that open for it,
 * `checkValidity`, and language tags that are none are 0.1 to 0.3 kB of the same controls, of folding parts and of the
 * provider; mail dates and letters in the place of digits are 0.8 of the pickers, other numbers beside a day 0.3 to 0.4,
 * in what loads later.
 */
export const budgets: Readonly<Record<string, number>> = {
  Accordion: 2.3,
  Badge: 2.7,
  Breadcrumbs: 1.2,
  Button: 2.8,
  // Included: 1.9 kB for several months, today by a clock and column heads in any language; 0.6 kB for several days and
  // the months of any calendar.
  Calendar: 14.3,
  Checkbox: 4.6,
  Chip: 1.4,
  ChipGroup: 1.2,
  ComboBox: 15.4,
  // Included: 1.1 kB for the date format by language and calendar, 2.5 kB for that of the calendar in the picker, 8.2
  // kB with the parser of texts.
  DatePicker: 48.6,
  DateRangePicker: 51.2,
  Dialog: 14.6,
  Drawer: 15.5,
  EmptyState: 0.7,
  ErrorScreen: 5.3,
  Field: 4,
  Flag: 3.7,
  Form: 0.4,
  Link: 1.8,
  Menu: 20,
  MultiComboBox: 16.5,
  Notice: 2,
  Notifications: 8.5,
  Pagination: 2.9,
  PasswordField: 9.2,
  PhoneField: 50.8,
  Plate: 1.6,
  Popover: 28,
  Progress: 1.4,
  RadioGroup: 4.9,
  RangeCalendar: 15.9,
  RemovableChip: 2.4,
  SegmentedControl: 3.1,
  Select: 9.5,
  Skeleton: 0.9,
  Spinner: 0.7,
  Stepper: 6.4,
  SuggestField: 12.5,
  Switch: 2.5,
  Tabs: 3.2,
  Textarea: 6.2,
  TextField: 6.9,
  ThemeProvider: 6.4,
  // Included: 1 kB for the 12-hour clock; 3.9 kB for the library of days with the parser of texts.
  TimePicker: 29.7,
  Tooltip: 2.9,
  VisuallyHidden: 0.5,
  icons: 4.3,
  illustrations: 15.3,
  isComposing: 0.2,
  isHeld: 0.3,
  useAnnounce: 0.4,
}

/**
 * Maximum sizes of the entry points that are a whole package or a part of one, including everything that they load
 * later.
 */
export const wholeBudgets: Readonly<Record<string, number>> = {
  // Included: 3.2 kB for the range calendar and its picker; 6.3 kB for choices by key, chips and typed steps; 2 kB for
  // several days, other calendars and the 12-hour clock; 2.5 kB for folding panels that belong together, pages of a
  // list and breadcrumbs. Parts for a server are in separate modules in another order,
  // so the same code compresses 0.3 kB worse.
  '@wherry/ui': 186.3,
  // Included: 1.4 kB for fonts, sizes, shadows, tones and a second colour. A page that gets a theme as JSON loads none
  // of it.
  '@wherry/ui/accent': 10.3,
  '@wherry/ui/vars': 1.3,
  '@wherry/ui/breakpoints': 0.4,
  // SWR is 8 kB of the entries that read with it (decision 31), an order's page among them. Every entry with a map
  // includes 818 kB of rivers and names of towns in 315 files, of which a map loads a few. Messages of programs, which no
  // visitor is shown, and what is copied from tickets and maps are 0.4 to 0.8 kB of the entries that read them.
  '@wherry/booking': 161.5,
  '@wherry/booking/account': 76.7,
  '@wherry/booking/approval': 125.4,
  // Included: 1.7 kB for the state union of a booking and its effects (decision 32); 0.9 kB for the table of a draft's
  // fields; 6 kB for a form in two parts, whose phone library, rules and lower sections load after its trip; 1.2 kB for texts that
  // people paste (seats, codes, terminals, dates beside flights) and the names of missing files in any bundler.
  '@wherry/booking/booking': 269.4,
  '@wherry/booking/editor': 1829,
  '@wherry/booking/finder': 1719,
  '@wherry/booking/landing': 57.1,
  '@wherry/booking/map': 1573,
  '@wherry/booking/offers': 1665,
  // Included: 0.4 kB for coordinates in other forms and links of map services.
  '@wherry/booking/places': 43.4,
  '@wherry/booking/promo': 54.2,
  '@wherry/booking/rent': 1719,
  '@wherry/booking/pages': 26.9,
  '@wherry/booking/search': 9.8,
  '@wherry/booking/yacht': 114,
  '@wherry/booking/frame': 115.7,
  // Included: 0.2 kB for flight numbers beside aircraft, gates and months.
  '@wherry/booking/kernel': 9.3,
  '@wherry/booking/wire': 17.2,
  '@wherry/booking/platform/nowhere': 0.5,
  // Included: 0.1 kB for the texts by which browsers tell a missing part, and for whoever leaves while one loads.
  '@wherry/booking/platform/browser': 3.6,
  '@wherry/booking/report': 3.5,
  '@wherry/booking/rules': 42.8,
  '@wherry/embed': 3.8,
  '@wherry/embed/frame': 3,
  '@wherry/embed/protocol': 2.7,
  '@wherry/embed/react': 4.2,
}
