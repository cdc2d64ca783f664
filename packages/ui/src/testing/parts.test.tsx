import { type ReactElement, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { accordionGuide } from '../components/Accordion/Accordion.guide.ts'
import { Accordion } from '../components/Accordion/Accordion.tsx'
import { breadcrumbsGuide } from '../components/Breadcrumbs/Breadcrumbs.guide.ts'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { buttonGuide } from '../components/Button/Button.guide.ts'
import { Button } from '../components/Button/Button.tsx'
import { ButtonLink } from '../components/Button/ButtonLink.tsx'
import { calendarGuide } from '../components/Calendar/Calendar.guide.ts'
import { Calendar } from '../components/Calendar/Calendar.tsx'
import { checkboxGuide } from '../components/Checkbox/Checkbox.guide.ts'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { chipGuide } from '../components/Chip/Chip.guide.ts'
import { Chip } from '../components/Chip/Chip.tsx'
import { comboBoxGuide } from '../components/ComboBox/ComboBox.guide.ts'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { OptionText } from '../components/ComboBox/OptionText.tsx'
import { datePickerGuide } from '../components/DatePicker/DatePicker.guide.ts'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { dateRangePickerGuide } from '../components/DateRangePicker/DateRangePicker.guide.ts'
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx'
import { dialogGuide } from '../components/Dialog/Dialog.guide.ts'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { drawerGuide } from '../components/Drawer/Drawer.guide.ts'
import { Drawer } from '../components/Drawer/Drawer.tsx'
import { emptyStateGuide } from '../components/EmptyState/EmptyState.guide.ts'
import { EmptyState } from '../components/EmptyState/EmptyState.tsx'
import { errorScreenGuide } from '../components/ErrorScreen/ErrorScreen.guide.ts'
import { ErrorScreen } from '../components/ErrorScreen/ErrorScreen.tsx'
import { fieldGuide } from '../components/Field/Field.guide.ts'
import { Field } from '../components/Field/Field.tsx'
import { menuGuide } from '../components/Menu/Menu.guide.ts'
import { Menu } from '../components/Menu/Menu.tsx'
import { multiComboBoxGuide } from '../components/MultiComboBox/MultiComboBox.guide.ts'
import { MultiComboBox } from '../components/MultiComboBox/MultiComboBox.tsx'
import { noticeGuide } from '../components/Notice/Notice.guide.ts'
import { Notice } from '../components/Notice/Notice.tsx'
import { notificationsGuide } from '../components/Notifications/Notifications.guide.ts'
import { NotificationProvider, useNotifications } from '../components/Notifications/Notifications.tsx'
import { paginationGuide } from '../components/Pagination/Pagination.guide.ts'
import { Pagination } from '../components/Pagination/Pagination.tsx'
import { passwordFieldGuide } from '../components/PasswordField/PasswordField.guide.ts'
import { PasswordField } from '../components/PasswordField/PasswordField.tsx'
import { phoneFieldGuide } from '../components/PhoneField/PhoneField.guide.ts'
import { PhoneField } from '../components/PhoneField/PhoneField.tsx'
import { plateGuide } from '../components/Plate/Plate.guide.ts'
import { Plate } from '../components/Plate/Plate.tsx'
import { progressGuide } from '../components/Progress/Progress.guide.ts'
import { Progress } from '../components/Progress/Progress.tsx'
import { radioGroupGuide } from '../components/RadioGroup/RadioGroup.guide.ts'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { rangeCalendarGuide } from '../components/RangeCalendar/RangeCalendar.guide.ts'
import { RangeCalendar } from '../components/RangeCalendar/RangeCalendar.tsx'
import { removableChipGuide } from '../components/RemovableChip/RemovableChip.guide.ts'
import { RemovableChip } from '../components/RemovableChip/RemovableChip.tsx'
import { segmentedControlGuide } from '../components/SegmentedControl/SegmentedControl.guide.ts'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { selectGuide } from '../components/Select/Select.guide.ts'
import { Select } from '../components/Select/Select.tsx'
import { stepperGuide } from '../components/Stepper/Stepper.guide.ts'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { suggestFieldGuide } from '../components/SuggestField/SuggestField.guide.ts'
import { SuggestField } from '../components/SuggestField/SuggestField.tsx'
import { switchGuide } from '../components/Switch/Switch.guide.ts'
import { Switch } from '../components/Switch/Switch.tsx'
import { tabsGuide } from '../components/Tabs/Tabs.guide.ts'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { textareaGuide } from '../components/Textarea/Textarea.guide.ts'
import { Textarea } from '../components/Textarea/Textarea.tsx'
import { textFieldGuide } from '../components/TextField/TextField.guide.ts'
import { TextField } from '../components/TextField/TextField.tsx'
import { timePickerGuide } from '../components/TimePicker/TimePicker.guide.ts'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { tooltipGuide } from '../components/Tooltip/Tooltip.guide.ts'
import { Tooltip } from '../components/Tooltip/Tooltip.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { openAll, rested } from './controls.ts'
import { calm, touchScreen, usualVisitor, wish } from './visitor.ts'

type Names = Readonly<Record<string, string>>
interface State {
  draw: (classNames: Names) => ReactElement
  /** A small touch screen. @default false */
  isPhone?: boolean
  /** Brings further parts, once all that opens is open. */
  act?: (root: Element) => void | Promise<void>
}

const icon = <SearchIcon />
const same = (text: string) => text
const towns = [
  { key: 'near', title: 'Near', items: ['Izmir', 'Istanbul'] },
  { key: 'far', items: ['Van'] },
]
const offers = { groups: towns, getKey: same, getText: same }
/** An open dialog with all that stands in one. */
const trip = {
  defaultOpen: true,
  title: 'Trip',
  description: 'One way',
  footer: <Button>Keep</Button>,
  children: 'Free cancellation',
} as const
/** Props of a field that show all the parts of its frame. */
const shown = { label: 'Town', error: 'Choose a town', isOptional: true, isLoading: true }
const press = (name: string) => async (root: Element) => {
  root.querySelector<HTMLElement>(`[data-part="${name}"]`)!.click()
  await rested()
}
const days = {
  today: '2027-06-09',
  event: (day: string) => (day === '2027-06-14' ? 'Roads are closed' : null),
  mark: () => '€50',
  offReason: (day: string) => (day === '2027-06-16' ? 'Sold out' : null),
}
const pressOff = async (root: Element) => {
  root.querySelector<HTMLElement>('[data-day="2027-06-16"]')!.click()
  await rested()
}
function Message() {
  const { show } = useNotifications()
  useEffect(
    () =>
      void show({
        tone: 'caution',
        title: 'Offline',
        duration: null,
        action: { label: 'Try again', onClick: () => {} },
      }),
    [show],
  )
  return null
}
const menuItems = [
  { value: 'print', label: 'Print', icon, note: 'On paper', end: 'Ctrl P' },
  { value: 'more', label: 'More', groups: [{ key: 'all', items: [{ value: 'copy', label: 'Copy' }] }] },
]

/** Each component with its guide, and states that draw all of its parts between them. */
const table: Readonly<Record<string, { guide: { parts?: Names }; states: readonly State[] }>> = {
  Accordion: {
    guide: accordionGuide,
    states: [
      {
        draw: (classNames) => (
          <Accordion items={[{ value: 'stop', title: 'Stop', children: 'Moda' }]} {...{ classNames }} />
        ),
      },
    ],
  },
  Breadcrumbs: {
    guide: breadcrumbsGuide,
    states: [
      {
        draw: (classNames) => (
          <Breadcrumbs
            label="Way"
            items={[{ label: 'Home', href: '#home' }, { label: 'Trips' }]}
            {...{ classNames }}
          />
        ),
      },
    ],
  },
  Button: {
    guide: buttonGuide,
    states: [{ draw: (classNames) => <Button isLoading {...{ classNames }} /> }],
  },
  ButtonLink: {
    guide: { parts: { content: '' } },
    states: [{ draw: (classNames) => <ButtonLink href="#a" {...{ classNames }} /> }],
  },
  Calendar: {
    guide: calendarGuide,
    states: [
      {
        draw: (classNames) => <Calendar autoFocus value="2027-06-14" {...{ ...days, classNames }} />,
        act: pressOff,
      },
      { draw: (classNames) => <Calendar autoFocus value="2027-06-14" {...{ ...days, classNames }} /> },
      { draw: (classNames) => <Calendar months={2} {...{ ...days, classNames }} /> },
    ],
  },
  Checkbox: {
    guide: checkboxGuide,
    states: [
      {
        draw: (classNames) => (
          <Checkbox description="All of it" end="€5" error="Please agree" {...{ classNames }}>
            I agree
          </Checkbox>
        ),
      },
    ],
  },
  Chip: { guide: chipGuide, states: [{ draw: (classNames) => <Chip count={4} {...{ classNames }} /> }] },
  ComboBox: {
    guide: comboBoxGuide,
    states: [
      {
        draw: (classNames) => (
          <ComboBox
            {...{ ...offers, ...shown, classNames, icon }}
            isLoading={false}
            defaultValue="Van"
            status="3 towns"
            isStatusVisible
            filter={false}
          />
        ),
      },
    ],
  },
  OptionText: {
    guide: { parts: { optionIcon: '', optionLabel: '', optionNote: '', optionEnd: '' } },
    states: [
      {
        draw: (classNames) => (
          <OptionText {...{ icon, classNames }} note="Turkey" end="1 h">
            Van
          </OptionText>
        ),
      },
    ],
  },
  DatePicker: {
    guide: datePickerGuide,
    states: [
      {
        draw: (classNames) => (
          <DatePicker value="2027-06-14" onChange={() => {}} {...{ ...days, ...shown, icon, classNames }} />
        ),
        act: pressOff,
      },
      {
        draw: (classNames) => (
          <DatePicker value="2027-06-14" onChange={() => {}} {...{ ...days, ...shown, classNames }} />
        ),
      },
    ],
  },
  DateRangePicker: {
    guide: dateRangePickerGuide,
    states: [true, false].map(
      (isOffPressed): State => ({
        draw: (classNames) => (
          <DateRangePicker
            label="Stay"
            error="Choose two days"
            isOptional
            presets={[{ label: 'A week', range: { start: '2027-06-20', end: '2027-06-27' } }]}
            value={{ start: '2027-06-14', end: '2027-06-15' }}
            onChange={() => {}}
            {...{ ...days, classNames }}
          />
        ),
        ...(isOffPressed && { act: pressOff }),
      }),
    ),
  },
  Dialog: {
    guide: dialogGuide,
    states: [{ draw: (classNames) => <Dialog {...{ ...trip, classNames }} /> }],
  },
  Drawer: {
    guide: drawerGuide,
    states: [{ draw: (classNames) => <Drawer {...{ ...trip, classNames }} /> }],
  },
  EmptyState: {
    guide: emptyStateGuide,
    states: [
      {
        draw: (classNames) => (
          <EmptyState title="Nothing yet" actions={<Button>Search</Button>} {...{ classNames }}>
            No trips
          </EmptyState>
        ),
      },
    ],
  },
  ErrorScreen: {
    guide: errorScreenGuide,
    states: [{ draw: (classNames) => <ErrorScreen code="W-1" onBack={() => {}} {...{ classNames }} /> }],
  },
  Field: {
    guide: fieldGuide,
    states: [
      {
        draw: (classNames) => (
          <Field {...{ ...shown, icon, classNames }} counter="1 / 4">
            {(control) => <input {...control} />}
          </Field>
        ),
      },
    ],
  },
  Menu: {
    guide: menuGuide,
    states: [
      {
        draw: (classNames) => (
          <Menu
            defaultOpen
            trigger={<Button>Trip</Button>}
            label="Trip"
            groups={[
              { key: 'act', items: menuItems },
              { key: 'plain', items: [{ value: 'stop', label: 'Stop' }] },
              {
                key: 'one',
                title: 'Order',
                mode: 'radio',
                defaultValue: 'new',
                items: [{ value: 'new', label: 'New' }],
              },
              { key: 'any', title: 'Seen', mode: 'check', items: [{ value: 'old', label: 'Old' }] },
            ]}
            {...{ classNames }}
          />
        ),
        isPhone: true,
      },
    ],
  },
  MultiComboBox: {
    guide: multiComboBoxGuide,
    states: [
      {
        draw: (classNames) => (
          <MultiComboBox
            {...{ ...offers, ...shown, classNames, icon }}
            isLoading={false}
            defaultValue={['Van']}
            status="3 towns"
            isStatusVisible
            filter={false}
          />
        ),
        act: async (root) => {
          root.querySelector<HTMLElement>('[data-part="input"]')!.focus()
          await userEvent.keyboard('i')
          await rested()
        },
      },
    ],
  },
  Notice: {
    guide: noticeGuide,
    states: [{ draw: (classNames) => <Notice tone="info" title="New" action="Read" {...{ classNames }} /> }],
  },
  Notifications: {
    guide: notificationsGuide,
    states: [
      {
        draw: (classNames) => (
          <NotificationProvider {...{ classNames }}>
            <Message />
          </NotificationProvider>
        ),
      },
    ],
  },
  Pagination: {
    guide: paginationGuide,
    states: [{ draw: (classNames) => <Pagination pageCount={20} {...{ classNames }} /> }],
  },
  PasswordField: {
    guide: passwordFieldGuide,
    states: [
      {
        draw: (classNames) => (
          <PasswordField {...{ ...shown, icon, classNames }} defaultValue="secret word" maxLength={4} />
        ),
      },
    ],
  },
  PhoneField: {
    guide: phoneFieldGuide,
    states: [{ draw: (classNames) => <PhoneField {...{ ...shown, classNames }} /> }],
  },
  Plate: {
    guide: plateGuide,
    states: [{ draw: (classNames) => <Plate title="Stop" {...{ classNames }} /> }],
  },
  Progress: {
    guide: progressGuide,
    states: [{ draw: (classNames) => <Progress label="Asking" value={4} {...{ classNames }} /> }],
  },
  RadioGroup: {
    guide: radioGroupGuide,
    states: [
      {
        draw: (classNames) => (
          <RadioGroup
            label="Pay"
            error="Choose one"
            options={[{ value: 'cash', label: 'Cash', description: 'To the driver', icon, end: '€5' }]}
            {...{ classNames }}
          />
        ),
      },
    ],
  },
  RangeCalendar: {
    guide: rangeCalendarGuide,
    states: [true, false].map(
      (isOffPressed): State => ({
        draw: (classNames) => (
          <RangeCalendar
            autoFocus
            presets={[{ label: 'A week', range: { start: '2027-06-20', end: '2027-06-27' } }]}
            value={{ start: '2027-06-14', end: '2027-06-15' }}
            {...{ ...days, classNames }}
          />
        ),
        ...(isOffPressed && { act: pressOff }),
      }),
    ),
  },
  RemovableChip: {
    guide: removableChipGuide,
    states: [{ draw: (classNames) => <RemovableChip count={4} onRemove={() => {}} {...{ classNames }} /> }],
  },
  SegmentedControl: {
    guide: segmentedControlGuide,
    states: [
      {
        draw: (classNames) => (
          <SegmentedControl label="Show" segments={[{ value: 'all', label: 'All' }]} {...{ classNames }} />
        ),
      },
    ],
  },
  Select: {
    guide: selectGuide,
    states: [
      {
        draw: (classNames) => (
          <Select
            {...{ ...shown, icon, classNames }}
            native="never"
            defaultValue="van"
            groups={[
              {
                key: 'all',
                title: 'Towns',
                items: [{ value: 'van', label: 'Van', note: 'Far', icon, end: '9 h' }],
              },
            ]}
          />
        ),
      },
    ],
  },
  Stepper: {
    guide: stepperGuide,
    states: [
      {
        draw: (classNames) => (
          <Stepper
            label="Bags"
            description="Large"
            maxValue={1}
            defaultValue={1}
            maxReason="No room"
            {...{ classNames }}
          />
        ),
        act: press('increment'),
      },
      { draw: (classNames) => <Stepper label="Bags" error="Too many" {...{ classNames }} /> },
    ],
  },
  SuggestField: {
    guide: suggestFieldGuide,
    states: [
      {
        draw: (classNames) => (
          <SuggestField
            {...{ ...offers, ...shown, classNames, icon }}
            isLoading={false}
            defaultInputValue="Van"
            status="3 towns"
            isStatusVisible
          />
        ),
      },
    ],
  },
  Switch: {
    guide: switchGuide,
    states: [
      {
        draw: (classNames) => (
          <Switch description="Only free ones" {...{ classNames }}>
            Child seats
          </Switch>
        ),
      },
    ],
  },
  Tabs: {
    guide: tabsGuide,
    states: [
      {
        draw: (classNames) => (
          <Tabs
            label="Booking"
            tabs={[{ value: 'all', label: 'All', end: 3, children: 'Two' }]}
            {...{ classNames }}
          />
        ),
      },
    ],
  },
  Textarea: {
    guide: textareaGuide,
    states: [{ draw: (classNames) => <Textarea {...{ ...shown, icon, classNames }} maxLength={10} /> }],
  },
  TextField: {
    guide: textFieldGuide,
    states: [
      { draw: (classNames) => <TextField {...{ ...shown, icon, classNames }} isCounted maxLength={10} /> },
    ],
  },
  TimePicker: {
    guide: timePickerGuide,
    states: [
      { draw: (classNames) => <TimePicker {...{ ...shown, icon, classNames }} defaultValue="09:00" /> },
    ],
  },
  Tooltip: {
    guide: tooltipGuide,
    states: [
      {
        draw: (classNames) => (
          <Tooltip content="Closed" {...{ classNames }}>
            <Button>29 October</Button>
          </Tooltip>
        ),
      },
    ],
  },
}

describe.each(Object.entries(table))('UI-18 the parts of %s', (_, { guide, states }) => {
  beforeEach(() => wish(calm))
  afterEach(async () => {
    await cleanup()
    await usualVisitor()
  })

  it('are drawn under their names, and each takes the class name of its owner', async () => {
    const names = Object.keys(guide.parts ?? {})
    const classNames = Object.fromEntries(names.map((name) => [name, `own-${name}`]))
    const reached = new Set<string>()
    for (const { draw, isPhone, act } of states) {
      if (isPhone) {
        await page.viewport(390, 700)
        await touchScreen(true)
      }
      const { container, unmount } = await render(<ThemeProvider>{draw(classNames)}</ThemeProvider>)
      const collect = () => {
        for (const part of container.querySelectorAll<HTMLElement>('[data-part]')) {
          const name = part.dataset['part']!
          if (part.classList.contains(`own-${name}`)) reached.add(name)
        }
      }
      await rested()
      // Before as well: what opens next may take the place of what is open.
      collect()
      await openAll(container)
      await act?.(container)
      collect()
      await unmount()
    }
    expect(names.length).toBeGreaterThan(0)
    expect([...reached].sort()).toEqual(names.sort())
  })
})
