/**
 * The page on which the tests of the ARIA Authoring Practices Guide run. Its address names one fixture for each
 * pattern.
 */
import {
  Accordion,
  Breadcrumbs,
  Button,
  Checkbox,
  ComboBox,
  DatePicker,
  Dialog,
  Link,
  Menu,
  NotificationProvider,
  Plate,
  RadioGroup,
  SegmentedControl,
  Select,
  Stepper,
  Switch,
  Tabs,
  type TabsProps,
  TextField,
  ThemeProvider,
  useNotifications,
} from '@wherry/ui'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { berries, colours, rivers, toppings } from './data.ts'

function Alert() {
  const { show } = useNotifications()
  return <Button onClick={() => show({ tone: 'critical', title: 'The ferry is cancelled' })}>Tell</Button>
}

function AlertDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Discard</Button>
      <Dialog
        role="alertdialog"
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Discard the list?"
        description="Nobody can bring it back."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep</Button>
            <Button onClick={() => setOpen(false)}>Discard it</Button>
          </>
        }
      />
      <Alert />
    </>
  )
}

function Buttons() {
  const [isMuted, setMuted] = useState(false)
  const [prints, setPrints] = useState(0)
  return (
    <>
      <Button onClick={() => setPrints(prints + 1)}>Print</Button>
      <Button aria-pressed={isMuted} onClick={() => setMuted(!isMuted)}>
        Mute
      </Button>
      <output>{prints}</output>
    </>
  )
}

/** A checkbox that controls four others. Presses lead from some checked to all, to none, and back to the same ones. */
function MixedBoxes() {
  const [chosen, setChosen] = useState<readonly string[]>(['Lettuce'])
  const [some, setSome] = useState<readonly string[]>(['Lettuce'])
  const isAll = chosen.length === toppings.length
  const set = (next: readonly string[]) => {
    setChosen(next)
    setSome(next)
  }
  const round = () => {
    const hasSome = some.length > 0 && some.length < toppings.length
    if (isAll) setChosen([])
    else if (chosen.length === 0 && hasSome) setChosen(some)
    else setChosen(toppings)
  }
  return (
    <>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={chosen.length > 0 && !isAll}
        onChange={round}
        aria-controls={toppings.join(' ')}
      >
        All toppings
      </Checkbox>
      {toppings.map((name) => (
        <Checkbox
          key={name}
          id={name}
          isSelected={chosen.includes(name)}
          onChange={(isOn) => set(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))}
        >
          {name}
        </Checkbox>
      ))}
    </>
  )
}

/** @param isFirstActive whether the first option is active after typing, as in a list that completes the text */
function Rivers({ isFirstActive }: { isFirstActive: boolean }) {
  const [text, setText] = useState('')
  const items = rivers.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <>
      <h1>Rivers</h1>
      <ComboBox
        label="River"
        groups={[{ key: 'rivers', items }]}
        getKey={nameOf}
        getText={nameOf}
        inputValue={text}
        onInputChange={setText}
        onSelect={setText}
        autoHighlight={isFirstActive}
        openOnFocus={false}
      />
    </>
  )
}
const nameOf = (name: string) => name

function Days() {
  const [day, setDay] = useState<string | null>(null)
  return (
    <DatePicker
      label="Day"
      today="2023-06-15"
      minValue="2009-01-01"
      maxValue="2039-12-31"
      firstDay={0}
      value={day}
      onChange={setDay}
    />
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'address' | 'thanks' | null>(null)
  const toggle = (name: 'address' | 'thanks') => (isOpen: boolean) => setOpen(isOpen ? name : null)
  return (
    <>
      <Button onClick={() => setOpen('address')}>Add an address</Button>
      <Button onClick={() => setOpen('thanks')}>Thank</Button>
      <Dialog
        isOpen={open === 'address'}
        onOpenChange={toggle('address')}
        title="An address"
        description="Where the driver comes to."
        footer={<Button onClick={() => setOpen(null)}>Add</Button>}
      >
        <TextField label="Street" />
        <TextField label="Town" />
      </Dialog>
      <Dialog isOpen={open === 'thanks'} onOpenChange={toggle('thanks')} title="Thank you" />
    </>
  )
}

function Actions() {
  const [last, setLast] = useState('')
  return (
    <>
      <Menu
        trigger={<Button>Actions</Button>}
        label="Actions"
        groups={[
          {
            key: 'all',
            items: [1, 2, 3, 4].map((number) => ({ value: `${number}`, label: `Action ${number}` })),
          },
        ]}
        onAction={setLast}
      />
      <output>{last && `Action ${last}`}</output>
    </>
  )
}

const radios = colours.map((label) => ({ value: label, label }))
function Radios() {
  const [colour, setColour] = useState<string | null>(null)
  return (
    <>
      <RadioGroup label="Colour" options={radios} value={colour} onChange={setColour} />
      <SegmentedControl
        label="Way"
        segments={['There', 'Back', 'Both'].map((label) => ({ value: label, label }))}
      />
      <Button>After</Button>
    </>
  )
}

const Panels = ({ activation }: Pick<TabsProps, 'activation'>) => (
  <Tabs
    label="Composers"
    activation={activation}
    tabs={['Ada', 'Ben', 'Cleo', 'Dan'].map((label) => ({
      value: label,
      label,
      children: activation === 'manual' ? <Link href="#more">More of {label}</Link> : `All of ${label}`,
    }))}
  />
)

const fixtures: Readonly<Record<string, () => ReactNode>> = {
  alert: () => <Alert />,
  alertdialog: () => <AlertDialog />,
  button: () => <Buttons />,
  checkbox: () =>
    toppings.map((name) => (
      <Checkbox key={name} defaultSelected={name === 'Tomato'}>
        {name}
      </Checkbox>
    )),
  mixed: () => <MixedBoxes />,
  list: () => <Rivers isFirstActive={false} />,
  both: () => <Rivers isFirstActive />,
  date: () => <Days />,
  dialog: () => <Dialogs />,
  accordion: () => (
    <Accordion
      defaultValue="Personal"
      items={['Personal', 'Billing', 'Shipping'].map((title) => ({
        value: title,
        title,
        children: (
          <>
            <TextField label={`${title} name`} />
            <TextField label={`${title} street`} />
          </>
        ),
      }))}
    />
  ),
  breadcrumb: () => (
    <Breadcrumbs label="Way" items={['Rivers', 'Danube'].map((label) => ({ label, href: `#${label}` }))} />
  ),
  disclosure: () =>
    [1, 2, 3, 4].map((number) => (
      <Plate key={number} title={`Question ${number}`}>
        <p>Answer {number}</p>
      </Plate>
    )),
  link: () => (
    <Link href="#led" onClick={() => document.body.setAttribute('data-led', '')}>
      Elsewhere
    </Link>
  ),
  menu: () => <Actions />,
  radio: () => <Radios />,
  select: () => (
    <Select
      label="Berry"
      native="never"
      defaultValue={berries[0]}
      groups={[{ key: 'all', items: berries.map((label) => ({ value: label, label })) }]}
    />
  ),
  spin: () => <Stepper label="Adults" minValue={1} maxValue={8} />,
  switch: () => (
    <>
      <Switch>Notifications</Switch>
      <Switch>Sounds</Switch>
    </>
  ),
  automatic: () => <Panels activation="automatic" />,
  manual: () => <Panels activation="manual" />,
}

const name = new URLSearchParams(location.search).get('of') ?? ''
const draw = fixtures[name]
if (!draw) throw new RangeError(`There is no fixture ${name}`)
createRoot(document.querySelector('main') as HTMLElement).render(
  <ThemeProvider dateFormat="DD.MM.YYYY" firstDay={1} hourCycle={24}>
    <NotificationProvider>{draw()}</NotificationProvider>
  </ThemeProvider>,
)
