import { type ReactElement, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Plate } from '../../components/Plate/Plate.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { fieldWords } from '../../messages/field.ts'
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
  const asked = Object.entries({ ...ours, native }).flatMap(([name, field]) =>
    (['the form', 'the control'] as const).map((whom) => [name, whom, field] as const),
  )
  it.each(asked)(
    'stays hidden, and the focus where it is, as long as the page only asks if it is valid: %s, %s',
    async (_, whom, field) => {
      const { form, inside, first } = await drawFolded(place, field)
      const controls = [...inside.querySelectorAll<HTMLInputElement>('input, select')]
      const one = whom === 'the form' ? form : controls.find((control) => !control.validity.valid)!
      expect(one.checkValidity()).toBe(false)
      expect(one.checkValidity()).toBe(false)
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

describe('a page that asks for the validity by itself', () => {
  const ask = async (field = ours.TextField!) => {
    const { container, rerender, unmount } = await render(
      <ThemeProvider>
        <form>{mine(field)}</form>
      </ThemeProvider>,
    )
    const before = document.body.appendChild(document.createElement('button'))
    before.focus()
    return { form: formIn(container), before, rerender, unmount, container }
  }
  afterEach(() => {
    for (const button of document.querySelectorAll('body > button')) button.remove()
  })

  it('of another control, as it hears of the first, moves no focus', async () => {
    const { form, before } = await ask(
      <>
        {ours.TextField}
        {ours.Checkbox}
      </>,
    )
    const [first, second] = form.elements as unknown as HTMLInputElement[]
    first!.addEventListener('invalid', () => second!.checkValidity())
    expect(form.checkValidity()).toBe(false)
    expect(document.activeElement).toBe(before)
    form.requestSubmit()
    expect(isOurs()).toBe(true)
  })
  it('by a function that throws is told of the errors afterwards', async () => {
    const form = document.body.appendChild(document.createElement('form'))
    form.checkValidity = () => {
      throw new Error('Not today')
    }
    const root = document.body.appendChild(document.createElement('div'))
    form.id = 'own'
    await render(<ThemeProvider>{mine(<TextField label="Ours" form="own" isRequired />)}</ThemeProvider>, {
      container: root,
    })
    expect(() => form.checkValidity()).toThrow('Not today')
    form.requestSubmit()
    expect(isOurs()).toBe(true)
    form.remove()
    root.remove()
  })
  it.each(['before', 'after'])(
    'by its own function, which is set %s our control comes, keeps it',
    async (when) => {
      const form = document.body.appendChild(document.createElement('form'))
      form.id = 'own'
      let calls = 0
      const setOwn = () => {
        const { checkValidity } = form
        form.checkValidity = () => {
          calls++
          return checkValidity.call(form)
        }
      }
      if (when === 'before') setOwn()
      const draw = (label: string) => (
        <ThemeProvider>{mine(<TextField label={label} form="own" isRequired />)}</ThemeProvider>
      )
      const { rerender } = await render(draw('Ours'))
      if (when === 'after') setOwn()
      await rerender(draw('Ours too'))
      const before = document.body.appendChild(document.createElement('button'))
      before.focus()
      expect(form.checkValidity()).toBe(false)
      expect(calls).toBe(1)
      expect(document.activeElement).toBe(before)
      form.remove()
    },
  )
  const options = [...pay, { value: 'cash', label: 'Cash' }]
  const radios = <RadioGroup label="Ours" name="ours" options={options} isRequired />
  it.each([
    ['in a form', <form key="form">{mine(radios)}</form>],
    ['without a form', mine(radios)],
  ])('of any radio of a group moves no focus, %s', async (_, page) => {
    const { container } = await render(<ThemeProvider>{page}</ThemeProvider>)
    const before = document.body.appendChild(document.createElement('button'))
    before.focus()
    const all = container.querySelectorAll<HTMLInputElement>('input[type="radio"]')
    expect(all).toHaveLength(2)
    for (const radio of all) {
      expect(radio.checkValidity()).toBe(false)
      expect(document.activeElement).toBe(before)
    }
    await new Promise((done) => setTimeout(done, 50))
    expect(container.textContent).not.toContain(fieldWords.en.required)
  })
  // A form has its controls as properties, which hide its own ones of the same name.
  it.each(['length', 'elements'])(
    'of a form with a control named “%s”, or of its controls, moves no focus',
    async (name) => {
      const { form, before } = await ask(
        <>
          {radios}
          <input aria-label="Native" name={name} required />
        </>,
      )
      const controls = [...form.querySelectorAll('input')]
      // In the place of the list, the control hides which others there are.
      for (const asked of [form, ...(name === 'elements' ? controls.slice(0, 1) : controls)]) {
        expect(asked.checkValidity()).toBe(false)
        expect(document.activeElement).toBe(before)
      }
      await new Promise((done) => setTimeout(done, 50))
      expect(form.textContent).not.toContain(fieldWords.en.required)
    },
  )
})

it('a form whose controls of ours are gone is sent as the browser does', async () => {
  const draw = (field: ReactElement | null) => (
    <ThemeProvider>
      <form>
        <details>
          <summary>Two</summary>
          {native}
        </details>
        {field}
      </form>
    </ThemeProvider>
  )
  const { container, rerender } = await render(draw(ours.TextField!))
  const details = container.querySelector('details')!
  formIn(container).requestSubmit()
  expect(details.open).toBe(true)
  details.open = false
  await rerender(draw(null))
  formIn(container).requestSubmit()
  expect(details.open).toBe(false)
  expect(formIn(container).checkValidity()).toBe(false)
})

it('a press sends the form: ours takes the focus, and the native controls after it stay silent', async () => {
  const { container } = await render(
    <ThemeProvider>
      <form>
        {mine(ours.RadioGroup!)}
        {native}
        <button type="submit">Send</button>
      </form>
    </ThemeProvider>,
  )
  await userEvent.click(container.querySelector('button')!)
  expect(isOurs()).toBe(true)
})
