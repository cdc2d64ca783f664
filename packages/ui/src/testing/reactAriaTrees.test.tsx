import { parseDate } from '@internationalized/date'
import type { ReactElement } from 'react'
import * as Aria from 'react-aria-components'
import { afterEach, describe, expect, it } from 'vitest'
import { utils } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Button } from '../components/Button/Button.tsx'
import { Calendar } from '../components/Calendar/Calendar.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Chip } from '../components/Chip/Chip.tsx'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { Link } from '../components/Link/Link.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Progress } from '../components/Progress/Progress.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { Switch } from '../components/Switch/Switch.tsx'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { openAll, settled } from './controls.ts'

/** The accessibility tree of an element: roles, names, states. */
const tree = (element: Element) => utils.aria.renderAriaTree(utils.aria.generateAriaTree(element))

/** Renders a component, opens its overlays, and returns the tree of all or of the first part that matches a selector. */
async function told(one: ReactElement, part = '.wherry-root'): Promise<string> {
  const { container, unmount } = await render(<ThemeProvider>{one}</ThemeProvider>)
  await openAll(container)
  // The overlays of React Aria open outside our root, so the whole document is searched.
  await expect.poll(() => document.querySelector(part)).not.toBeNull()
  await settled()
  const text = tree(document.querySelector(part)!)
  await unmount()
  return text
}

const titles = [
  { value: 'ms', label: 'Ms' },
  { value: 'mr', label: 'Mr' },
  { value: 'dr', label: 'Dr', isDisabled: true },
]
const places = ['Istanbul', 'Izmir']

interface Pair {
  name: string
  ours: ReactElement
  theirs: ReactElement
  /** Selector of the compared part. @default the whole root */
  part?: string
}

const pairs: readonly Pair[] = [
  {
    name: 'Button',
    ours: <Button isDisabled>Book</Button>,
    theirs: <Aria.Button isDisabled>Book</Aria.Button>,
  },
  {
    name: 'Chip, a toggle button',
    ours: <Chip defaultSelected>Business</Chip>,
    theirs: <Aria.ToggleButton defaultSelected>Business</Aria.ToggleButton>,
  },
  {
    name: 'Link',
    ours: <Link href="#terms">Terms</Link>,
    theirs: <Aria.Link href="#terms">Terms</Aria.Link>,
  },
  {
    name: 'Checkbox',
    ours: <Checkbox defaultSelected>News</Checkbox>,
    theirs: <Aria.Checkbox defaultSelected>News</Aria.Checkbox>,
  },
  {
    name: 'Checkbox, neither on nor off',
    ours: <Checkbox isIndeterminate>News</Checkbox>,
    theirs: <Aria.Checkbox isIndeterminate>News</Aria.Checkbox>,
  },
  {
    name: 'Switch',
    ours: <Switch defaultSelected>News</Switch>,
    theirs: <Aria.Switch defaultSelected>News</Aria.Switch>,
  },
  {
    name: 'RadioGroup',
    ours: <RadioGroup label="Title" defaultValue="mr" options={titles} />,
    theirs: (
      <Aria.RadioGroup defaultValue="mr">
        <Aria.Label>Title</Aria.Label>
        {titles.map(({ label, ...title }) => (
          <Aria.Radio key={label} {...title}>
            {label}
          </Aria.Radio>
        ))}
      </Aria.RadioGroup>
    ),
  },
  {
    name: 'Progress',
    ours: <Progress label="Asking" value={64} />,
    theirs: (
      <Aria.ProgressBar value={64}>
        <Aria.Label>Asking</Aria.Label>
      </Aria.ProgressBar>
    ),
  },
  {
    name: 'TextField',
    ours: <TextField label="Name" defaultValue="Ada" error="Too short" />,
    theirs: (
      <Aria.TextField defaultValue="Ada" isInvalid>
        <Aria.Label>Name</Aria.Label>
        <Aria.Input />
        <Aria.FieldError>Too short</Aria.FieldError>
      </Aria.TextField>
    ),
  },
  {
    name: 'Tabs',
    ours: <Tabs label="About" tabs={titles.map((title) => ({ ...title, children: title.label }))} />,
    theirs: (
      <Aria.Tabs>
        <Aria.TabList aria-label="About">
          {titles.map(({ value, label, ...title }) => (
            <Aria.Tab key={value} id={value} {...title}>
              {label}
            </Aria.Tab>
          ))}
        </Aria.TabList>
        {titles.map(({ value, label }) => (
          <Aria.TabPanel key={value} id={value}>
            {label}
          </Aria.TabPanel>
        ))}
      </Aria.Tabs>
    ),
  },
  {
    name: 'The list of a ComboBox',
    ours: (
      <ComboBox
        label="From"
        inputValue="I"
        onInputChange={() => {}}
        onSelect={() => {}}
        getKey={(place) => place}
        getText={(place) => place}
        groups={[{ key: 'cities', title: 'Cities', items: places }]}
      />
    ),
    theirs: (
      <Aria.ComboBox defaultInputValue="I" menuTrigger="focus">
        <Aria.Label>From</Aria.Label>
        <Aria.Input />
        <Aria.Popover>
          <Aria.ListBox>
            <Aria.ListBoxSection>
              <Aria.Header>Cities</Aria.Header>
              {places.map((place) => (
                <Aria.ListBoxItem key={place}>{place}</Aria.ListBoxItem>
              ))}
            </Aria.ListBoxSection>
          </Aria.ListBox>
        </Aria.Popover>
      </Aria.ComboBox>
    ),
    part: '[role="listbox"] [role="group"]',
  },
  {
    name: 'The list of a Menu, one of several',
    ours: (
      <Menu
        mode="radio"
        trigger={<Button>Order</Button>}
        label="Order"
        defaultValue="ms"
        groups={[{ key: 'all', title: 'Order by', items: titles.slice(0, 2) }]}
      />
    ),
    theirs: (
      <Aria.MenuTrigger>
        <Aria.Button>Order</Aria.Button>
        <Aria.Popover>
          <Aria.Menu>
            <Aria.MenuSection aria-label="Order by" selectionMode="single" defaultSelectedKeys={['ms']}>
              {titles.slice(0, 2).map(({ value, label }) => (
                <Aria.MenuItem key={value} id={value}>
                  {label}
                </Aria.MenuItem>
              ))}
            </Aria.MenuSection>
          </Aria.Menu>
        </Aria.Popover>
      </Aria.MenuTrigger>
    ),
    part: '[role="menu"] [role="group"]',
  },
]

/**
 * Our components differ on purpose in these points. Frames of overlays: theirs are dialogs with two buttons to dismiss.
 * Stepper: ours is the spin button of the APG, theirs a text field between two buttons. Plate: our title is no heading,
 * since only the page knows its level. Calendar: ours shows the days around the month and has a choice of months.
 */
describe('UI-18 assistive technology is told the same as of React Aria Components', () => {
  afterEach(() => cleanup())

  it.each(pairs)('$name', async ({ ours, theirs, part }) => {
    const expected = await told(theirs, part)
    expect(expected).toMatch(/^- \w+/)
    expect(await told(ours, part)).toBe(expected)
  })

  it('Calendar: the days of the month', async () => {
    const days = (text: string) =>
      text
        .split('\n')
        .filter((line) => /gridcell .*June/.test(line))
        // Ours has the chosen day only as a state, theirs also as a word of the name.
        .map((line) => line.replace(' selected"', '"'))
    const expected = await told(
      <Aria.Calendar defaultValue={parseDate('2027-06-14')}>
        <Aria.CalendarGrid>{(date) => <Aria.CalendarCell date={date} />}</Aria.CalendarGrid>
      </Aria.Calendar>,
    )
    const ours = await told(<Calendar defaultValue="2027-06-14" today="2027-01-01" />)
    expect(days(expected)).toHaveLength(30)
    expect(days(ours).map((line) => line.trim())).toEqual(days(expected).map((line) => line.trim()))
  })
})
