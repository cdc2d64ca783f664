import { type ReactElement, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Plate } from '../../components/Plate/Plate.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'

const pay = [{ value: 'card', label: 'Card' }]
const ours: Record<string, ReactElement> = {
  TextField: <TextField label="Ours" name="ours" isRequired />,
  Checkbox: (
    <Checkbox name="ours" isRequired>
      Ours
    </Checkbox>
  ),
  Select: <Select label="Ours" name="ours" native="never" groups={[{ key: 'all', items: pay }]} isRequired />,
  RadioGroup: <RadioGroup label="Ours" name="ours" options={pay} isRequired />,
}
const native = <input aria-label="Native" name="native" required />

afterEach(() => cleanup())

/** The focused element, in a shadow root too. */
const focused = () => {
  const active = document.activeElement
  return active?.shadowRoot?.activeElement ?? active
}
const isOurs = () => !!focused()?.closest('[data-mine]')
const mine = (field: ReactElement) => <div data-mine>{field}</div>
const formIn = (root: ParentNode) => root.querySelector('form')!

/** Each draws a form with two controls. */
const places: Record<string, (first: ReactElement, second: ReactElement) => ReactElement> = {
  'side by side': (first, second) => (
    <form>
      {first}
      {second}
    </form>
  ),
  'in a fieldset': (first, second) => (
    <form>
      <fieldset>{first}</fieldset>
      <fieldset>{second}</fieldset>
    </form>
  ),
}

/** Draws into a shadow root of its own. */
function Shadow({ children }: { children: ReactElement }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  return (
    <div
      ref={(host) => {
        if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
      }}
    >
      {root && createPortal(<ThemeProvider>{children}</ThemeProvider>, root)}
    </div>
  )
}

describe.each(Object.entries(ours))('the first invalid control takes the focus: %s', (_, field) => {
  it.each(Object.entries(places))('before and after a native one, %s', async (_, place) => {
    const { container, rerender } = await render(<ThemeProvider>{place(mine(field), native)}</ThemeProvider>)
    formIn(container).requestSubmit()
    expect(isOurs()).toBe(true)
    await rerender(<ThemeProvider>{place(native, mine(field))}</ThemeProvider>)
    formIn(container).requestSubmit()
    expect(focused()?.getAttribute('name')).toBe('native')
  })

  it('before and after a native one, in a shadow root', async () => {
    const draw = (first: ReactElement, second: ReactElement) => (
      <Shadow>
        <form>
          {first}
          {second}
        </form>
      </Shadow>
    )
    const { container, rerender } = await render(draw(mine(field), native))
    const form = () => formIn(container.firstElementChild!.shadowRoot!)
    await expect.poll(form).not.toBeNull()
    form().requestSubmit()
    expect(isOurs()).toBe(true)
    await rerender(draw(native, mine(field)))
    form().requestSubmit()
    expect(focused()?.getAttribute('name')).toBe('native')
  })
})

describe('the first invalid control of a form with one outside of it', () => {
  const outside = mine(<TextField label="Ours" name="ours" form="order" isRequired />)
  it('is ours outside of the form, if it stands before', async () => {
    const { container } = await render(
      <ThemeProvider>
        {outside}
        <form id="order">{native}</form>
      </ThemeProvider>,
    )
    formIn(container).requestSubmit()
    expect(isOurs()).toBe(true)
  })
  it('is the native one inside of it, if ours stands after', async () => {
    const { container } = await render(
      <ThemeProvider>
        <form id="order">{native}</form>
        {outside}
      </ThemeProvider>,
    )
    formIn(container).requestSubmit()
    expect(focused()?.getAttribute('name')).toBe('native')
  })
  it('lets a native one speak that is asked alone afterwards', async () => {
    const { container } = await render(
      <ThemeProvider>
        <form>
          {mine(<TextField label="Ours" name="ours" isRequired />)}
          {native}
        </form>
      </ThemeProvider>,
    )
    formIn(container).requestSubmit()
    await new Promise((done) => setTimeout(done, 50))
    const control = container.querySelector<HTMLInputElement>('[name="native"]')!
    control.reportValidity()
    expect(focused()).toBe(control)
  })
})

const withField = (title: string, field: ReactElement) => [
  { value: 'one', title: 'One', label: 'One', children: 'Text' },
  { value: 'two', title, label: title, children: field },
]
/** Places of ours that hide what is in them until it is asked for. */
const panels: Record<string, (field: ReactElement) => ReactElement> = {
  'an Accordion': (field) => <Accordion items={withField('Two', field)} />,
  'an Accordion with another panel open': (field) => (
    <Accordion items={withField('Two', field)} defaultValue="one" />
  ),
  'an Accordion of several': (field) => <Accordion isMultiple items={withField('Two', field)} />,
  'an Accordion in an Accordion': (field) => (
    <Accordion items={withField('Outer', <Accordion items={withField('Inner', field)} />)} />
  ),
  'a Plate': (field) => <Plate title="Two">{field}</Plate>,
  'a Plate in an Accordion': (field) => (
    <Accordion items={withField('Two', <Plate title="Inner">{field}</Plate>)} />
  ),
  'a hidden tab': (field) => <KeptTabs field={field} />,
}
/** Places of the page. */
const pagesOwn: typeof panels = {
  'a folded <details>': (field) => (
    <details>
      <summary>Two</summary>
      {field}
    </details>
  ),
  'a <details> in another': (field) => (
    <details>
      <summary>Two</summary>
      <details>
        <summary>Inner</summary>
        {field}
      </details>
    </details>
  ),
  'what is hidden until found': (field) => (
    <div ref={(element) => element?.setAttribute('hidden', 'until-found')}>{field}</div>
  ),
}
/** Tabs whose second panel was shown and left. */
function KeptTabs({ field, isOff = false }: { field: ReactElement; isOff?: boolean }) {
  const [tab, setTab] = useState<string>('two')
  const tabs = withField('Two', field).map((one) => ({ ...one, isDisabled: isOff && one.value === 'two' }))
  return (
    <>
      <button type="button" onClick={() => setTab('one')}>
        Leave
      </button>
      <Tabs label="Views" keepsPanels tabs={tabs} value={tab} onChange={setTab} />
    </>
  )
}

/** False too while the panels around only hold their content for the focus. A panel that opens may begin at opacity 0. */
const isSeen = (inside: Element) =>
  inside.checkVisibility({ contentVisibilityAuto: true }) && !inside.closest('[style*="opacity"]')

/** Draws a form with a field that a folded place hides, between two controls. */
async function drawFolded(
  place: (field: ReactElement) => ReactElement,
  field: ReactElement,
  before = <input aria-label="Before" />,
) {
  const { container } = await render(
    <ThemeProvider>
      <form>
        {before}
        {place(mine(field))}
        <TextField label="After" isRequired />
      </form>
    </ThemeProvider>,
  )
  container.querySelector<HTMLElement>('form > button')?.click()
  const inside = container.querySelector<HTMLElement>('[data-mine]')!
  await expect.poll(() => isSeen(inside)).toBe(false)
  const first = container.querySelector<HTMLElement>('input')!
  first.focus()
  return { form: formIn(container), inside, first }
}

describe.each(Object.entries({ ...panels, ...pagesOwn }))('a required control in %s', (_, place) => {
  it.each(Object.entries({ ...ours, native }))(
    'is shown and focused when the form is sent: %s',
    async (_, field) => {
      const { form, inside } = await drawFolded(place, field)
      form.requestSubmit()
      expect(isSeen(inside)).toBe(true)
      expect(isOurs()).toBe(true)
    },
  )
  it.each(Object.entries({ TextField: ours.TextField!, native }))(
    'stays folded while an earlier control is invalid: %s',
    async (_, field) => {
      const { form, inside, first } = await drawFolded(place, field, <input aria-label="Before" required />)
      form.requestSubmit()
      expect(isSeen(inside)).toBe(false)
      expect(focused()).toBe(first)
    },
  )
  it.each(Object.entries({ ...ours, native }))(
    'stays hidden, and the focus where it is, as long as the page only asks if the form is valid: %s',
    async (_, field) => {
      const { form, inside, first } = await drawFolded(place, field)
      expect(form.checkValidity()).toBe(false)
      expect(form.checkValidity()).toBe(false)
      expect(isSeen(inside)).toBe(false)
      await new Promise((done) => setTimeout(done, 50))
      expect(isSeen(inside)).toBe(false)
      expect(focused()).toBe(first)
      form.requestSubmit()
      expect(isOurs()).toBe(true)
    },
  )
})

describe.each(Object.entries(panels))('a required native control in %s', (_, place) => {
  it('is shown on a page whose reset hides all that is hidden by an important rule', async () => {
    const reset = new CSSStyleSheet()
    reset.replaceSync('@layer base{[hidden]:where(:not([hidden=until-found])){display:none!important}}')
    document.adoptedStyleSheets.push(reset)
    try {
      const { form, inside } = await drawFolded(place, native)
      form.requestSubmit()
      expect(isSeen(inside)).toBe(true)
      expect(isOurs()).toBe(true)
    } finally {
      document.adoptedStyleSheets.pop()
    }
  })
  it('is shown where the page asks for the errors to be told', async () => {
    const { form, inside } = await drawFolded(place, native)
    form.checkValidity()
    form.reportValidity()
    expect(isSeen(inside)).toBe(true)
    expect(isOurs()).toBe(true)
    await new Promise((done) => setTimeout(done, 50))
    expect(isSeen(inside)).toBe(true)
    expect(isOurs()).toBe(true)
  })
})

it.each(Object.entries({ ...ours, native }))('a tab that is off is never opened: %s', async (_, field) => {
  const { container } = await render(
    <ThemeProvider>
      <form>
        <KeptTabs isOff field={mine(field)} />
      </form>
    </ThemeProvider>,
  )
  container.querySelector<HTMLElement>('form > button')!.click()
  const inside = container.querySelector<HTMLElement>('[data-mine]')!
  await expect.poll(() => inside.checkVisibility()).toBe(false)
  formIn(container).requestSubmit()
  expect(inside.checkVisibility()).toBe(false)
  expect(isOurs()).toBe(false)
})
