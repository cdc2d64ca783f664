import { User } from '@react-aria/test-utils'
import { type ReactElement, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { Button } from '../components/Button/Button.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Popover } from '../components/Popover/Popover.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { moduleDates } from './moduleDates.ts'

const ways = ['mouse', 'keyboard', 'touch'] as const
const user = new User()

async function draw(tree: ReactElement): Promise<HTMLElement> {
  const { container } = await render(<ThemeProvider {...moduleDates}>{tree}</ThemeProvider>)
  await expect.poll(() => container.querySelector('[data-wherry-portal]')).not.toBeNull()
  return container.querySelector<HTMLElement>('.wherry-root')!
}
const names = (elements: readonly (HTMLElement | null)[]) => elements.map((one) => one?.textContent)

const titles = [
  { value: 'ms', label: 'Ms' },
  { value: 'mr', label: 'Mr' },
  { value: 'dr', label: 'Dr', isDisabled: true },
  { value: 'prof', label: 'Professor' },
]

function Places({ onSelect }: { onSelect: (place: string) => void }) {
  const [text, setText] = useState('')
  const all = ['Istanbul Airport', 'Sabiha Gökçen', 'Izmir']
  return (
    <ComboBox
      label="From"
      inputValue={text}
      onInputChange={setText}
      onSelect={(place) => {
        setText(place)
        onSelect(place)
      }}
      getKey={(place) => place}
      getText={(place) => place}
      groups={[{ key: 'all', title: 'Airports', items: all }]}
    />
  )
}

function Asked() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Book this ride?" footer={<Button>Yes</Button>} />
    </>
  )
}

/** Runs Adobe's own testers of each pattern on our components, as an independent check (UI-18). */
describe.each(ways)("React Aria's testers, by %s", (interactionType) => {
  afterEach(() => cleanup())

  it('A11Y-02 ComboBox: opens, moves, takes, closes', async () => {
    const onSelect = vi.fn()
    const root = await draw(<Places onSelect={onSelect} />)
    const tester = user.createTester('ComboBox', { root, interactionType })
    await tester.open()
    expect(names(tester.getOptions())).toEqual(['Istanbul Airport', 'Sabiha Gökçen', 'Izmir'])
    expect(tester.getSections()).toHaveLength(1)
    await tester.toggleOptionSelection({ option: 'Sabiha Gökçen' })
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Sabiha Gökçen')
    expect(tester.getListbox()).toBeNull()
    expect((tester.getCombobox() as HTMLInputElement).value).toBe('Sabiha Gökçen')
  })

  it('A11Y-02 TimePicker: opens, moves, takes, closes', async () => {
    const onChange = vi.fn()
    const root = await draw(<TimePicker label="Landing time" defaultValue="09:45" onChange={onChange} />)
    const tester = user.createTester('ComboBox', { root, interactionType })
    await tester.open()
    expect(tester.getOptions()).toHaveLength(97)
    await tester.toggleOptionSelection({ option: '10:15' })
    expect(onChange).toHaveBeenLastCalledWith('10:15', { nextDay: false })
    await tester.open()
    await tester.close()
    expect(tester.getListbox()).toBeNull()
  })

  it('A11Y-02 Select: opens, moves, takes, gives the focus back', async () => {
    const onChange = vi.fn()
    const root = await draw(
      <Select label="Title" native="never" onChange={onChange} groups={[{ key: 'all', items: titles }]} />,
    )
    const tester = user.createTester('ComboBox', { root, interactionType })
    await tester.open()
    expect(names(tester.getOptions())).toEqual(['Ms', 'Mr', 'Dr', 'Professor'])
    await tester.toggleOptionSelection({ option: 'Mr' })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('mr')
    await tester.open()
    expect(names([tester.getFocusedOption()])).toEqual(['Mr'])
    await tester.close()
    expect(document.activeElement).toBe(tester.getCombobox())
  })

  it('A11Y-02 Menu: an action closes it, the focus comes back', async () => {
    const onAction = vi.fn()
    const items = ['Print', 'Copy', 'Repeat'].map((label) => ({ value: label, label }))
    const root = await draw(
      <Menu
        trigger={<Button>Trip</Button>}
        label="Trip"
        groups={[{ key: 'all', items }]}
        onAction={onAction}
      />,
    )
    const tester = user.createTester('Menu', { root, interactionType })
    await tester.open()
    expect(names(tester.getOptions())).toEqual(['Print', 'Copy', 'Repeat'])
    await tester.toggleOptionSelection({ option: 'Copy' })
    expect(onAction).toHaveBeenCalledExactlyOnceWith('Copy')
    expect(document.activeElement).toBe(tester.getTrigger())
    await tester.open()
    await tester.close()
    expect(tester.getMenu()).toBeNull()
  })

  it('A11Y-02 Menu: one choice of several, and several choices', async () => {
    const groups = [{ key: 'all', items: titles.filter(({ isDisabled }) => !isDisabled) }]
    const one = vi.fn()
    const root = await draw(
      <Menu mode="radio" trigger={<Button>Order</Button>} label="Order" groups={groups} onChange={one} />,
    )
    const radio = user.createTester('Menu', { root, interactionType })
    await radio.open()
    await radio.toggleOptionSelection({ option: 'Professor', menuSelectionMode: 'single' })
    expect(one).toHaveBeenCalledExactlyOnceWith('prof')
    await cleanup()

    const several = vi.fn()
    const other = await draw(
      <Menu mode="check" trigger={<Button>Who</Button>} label="Who" groups={groups} onChange={several} />,
    )
    const check = user.createTester('Menu', { root: other, interactionType })
    const option = {
      menuSelectionMode: 'multiple',
      closesOnSelect: false,
      keyboardActivation: 'Space',
    } as const
    await check.open()
    await check.toggleOptionSelection({ option: 'Mr', ...option })
    await check.toggleOptionSelection({ option: 'Ms', ...option })
    expect(new Set(several.mock.lastCall?.[0])).toEqual(new Set(['mr', 'ms']))
    expect(check.getOptions().map((one) => one.getAttribute('aria-checked'))).toEqual([
      'true',
      'true',
      'false',
    ])
  })

  it('A11Y-02 Tabs: the pressed one is chosen and leads to its panel', async () => {
    const tabs = titles.map((title) => ({ ...title, children: `About ${title.label}` }))
    const root = await draw(<Tabs label="About" tabs={tabs} />)
    const tester = user.createTester('Tabs', { root, interactionType })
    expect(names(tester.getTabs())).toEqual(['Ms', 'Mr', 'Dr', 'Professor'])
    await tester.triggerTab({ tab: 'Professor' })
    expect(names([tester.getSelectedTab(), tester.getActiveTabpanel()])).toEqual([
      'Professor',
      'About Professor',
    ])
    await tester.triggerTab({ tab: 'Ms' })
    expect(names([tester.getSelectedTab(), tester.getActiveTabpanel()])).toEqual(['Ms', 'About Ms'])
    expect(tester.getTabpanels()).toHaveLength(1)
  })

  it.each([
    [
      'RadioGroup',
      (onChange: (value: string) => void) => (
        <RadioGroup label="Title" options={titles} onChange={onChange} />
      ),
    ],
    [
      'SegmentedControl',
      (onChange: (value: string) => void) => (
        <SegmentedControl label="Title" segments={titles} defaultValue="mr" onChange={onChange} />
      ),
    ],
  ] as const)('A11Y-02 %s: one of several', async (_, make) => {
    const onChange = vi.fn()
    const root = await draw(make(onChange))
    const tester = user.createTester('RadioGroup', { root, interactionType })
    expect(tester.getRadios()).toHaveLength(4)
    await tester.triggerRadio({ radio: 'Professor' })
    expect(onChange).toHaveBeenLastCalledWith('prof')
    expect(tester.getSelectedRadio()).toBe(tester.findRadio({ indexOrText: 'Professor' }))
    await tester.triggerRadio({ radio: 'Ms' })
    expect(onChange).toHaveBeenLastCalledWith('ms')
    expect(tester.getRadios().map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('A11Y-02 Checkbox: several in a group', async () => {
    const root = await draw(
      <fieldset>
        <legend>Extras</legend>
        <Checkbox>Child seat</Checkbox>
        <Checkbox>Meeting sign</Checkbox>
      </fieldset>,
    )
    const tester = user.createTester('CheckboxGroup', { root, interactionType })
    await tester.toggleCheckbox({ checkbox: 'Meeting sign' })
    expect(tester.getSelectedCheckboxes()).toEqual([tester.findCheckbox({ indexOrText: 1 })])
    await tester.toggleCheckbox({ checkbox: 'Meeting sign' })
    expect(tester.getSelectedCheckboxes()).toEqual([])
  })

  it('A11Y-02 A11Y-04 Dialog: takes the focus, Escape gives it back', async () => {
    const root = await draw(<Asked />)
    const tester = user.createTester('Dialog', { root, interactionType })
    await tester.open()
    expect(tester.getDialog()).not.toBeNull()
    await tester.close()
    expect(tester.getDialog()).toBeNull()
    await expect.poll(() => document.activeElement).toBe(tester.getTrigger())
  })

  it('A11Y-02 A11Y-04 Popover: named by its button, Escape gives the focus back', async () => {
    const root = await draw(
      <Popover trigger={<Button>Sort</Button>} label="Sort offers">
        <Button>Cheapest first</Button>
      </Popover>,
    )
    const tester = user.createTester('Dialog', { root, interactionType, overlayType: 'popover' })
    await tester.open()
    expect(tester.getDialog()?.getAttribute('aria-label')).toBe('Sort offers')
    await tester.close()
    await expect.poll(() => document.activeElement).toBe(tester.getTrigger())
  })
})
