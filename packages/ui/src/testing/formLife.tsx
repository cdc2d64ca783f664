import { type ReactElement, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Form } from '../components/Form/Form.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { moduleDates } from './moduleDates.ts'

export interface FormProps {
  name: string
  form?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  value?: never
  onChange?: never
  isRequired?: boolean
  validationBehavior?: 'native' | 'aria'
}

export interface FormLifeOptions {
  /** Renders the control, without a first value if it can be empty. */
  make: (props: FormProps) => ReactElement
  /** Changes the value as a user does. */
  change: (form: HTMLFormElement) => Promise<void>
  /** First value of a controlled component. */
  initial: unknown
  /** Prop with the controlled value. @default 'value' */
  valueProp?: 'value' | 'isSelected' | 'inputValue'
  /** Prop with the callback for a change. @default 'onChange' */
  changeProp?: 'onChange' | 'onInputChange'
  /** Converts a value to the text that the form sends. @default the value as text, empty for null */
  sent?: (value: unknown) => string | null
  /** True if the control can be without a value, and be required. @default false */
  canBeEmpty?: boolean
  /** True if the control can show an error from a server. @default true */
  hasError?: boolean
  /**
   * Writes the same value as `change` into markup of a server, before any script has come. @default a control that needs
   * the script for it
   */
  write?: (form: HTMLFormElement) => Promise<void>
  /** True if the control can be read-only. @default false */
  canBeReadOnly?: boolean
  /** Enters a value that the control's own validation refuses. @default there is no such value */
  spoil?: (form: HTMLFormElement) => Promise<void>
}

/** The visible and audible state of a form's controls. */
export const stateOfForm = (form: HTMLFormElement) => [
  ...[...form.querySelectorAll('input, select, textarea')].map((element) => {
    const { value, checked } = element as HTMLInputElement
    return `${value} ${checked ?? ''}`
  }),
  ...[...form.querySelectorAll('[role="spinbutton"], [role="combobox"]')].map((element) =>
    [element.getAttribute('aria-valuenow'), element.textContent].join(' '),
  ),
]

export const formOf = (container: Element) => container.querySelector('form')!
export const sentBy = (form: HTMLFormElement) => new FormData(form).get('field')

/** Polls for one second: a form reacts at once. */
export const soon = <T,>(look: () => T) => expect.poll(look, { timeout: 1000 })

interface OwnerProps {
  initial: unknown
  draw: (value: unknown, set: (value: unknown) => void) => ReactElement
}

/** Holds the value of a controlled component. */
function Owner({ initial, draw }: OwnerProps) {
  const [value, setValue] = useState(initial)
  return draw(value, setValue)
}

/** Tests for a control with a name in a form: it is reset and validated with the form, and sends the value of its callback. */
export function livesInForm({
  make,
  change,
  initial,
  canBeEmpty,
  hasError = true,
  spoil,
  ...more
}: FormLifeOptions) {
  const { valueProp = 'value', changeProp = 'onChange' } = more
  const { sent = (value: unknown) => (value === null ? '' : String(value)) } = more

  const draw = async (props: Partial<FormProps> = {}, form = {}) => {
    const { container } = await render(
      <ThemeProvider {...moduleDates}>
        <Form aria-label="Order" {...form}>
          {make({ name: 'field', ...props })}
          <button type="reset">Back</button>
          <button type="submit">Send</button>
        </Form>
      </ThemeProvider>,
    )
    return formOf(container)
  }

  const resets: Record<string, (form: HTMLFormElement) => void> = {
    'a press on its button': (form) => form.querySelector<HTMLElement>('button[type="reset"]')!.click(),
    'a program': (form) => form.reset(),
  }

  it.each(Object.keys(resets))('reset: goes back to what it began with by %s', async (way) => {
    const form = await draw()
    const [before, data] = [stateOfForm(form), sentBy(form)]
    await change(form)
    expect(stateOfForm(form)).not.toEqual(before)
    resets[way]!(form)
    await soon(() => stateOfForm(form)).toEqual(before)
    expect(sentBy(form)).toBe(data)
    // The second time proves that nothing of the first reset is left.
    await change(form)
    resets[way]!(form)
    await soon(() => stateOfForm(form)).toEqual(before)
  })

  it('reset: goes back after an action of React 19', async () => {
    const action = vi.fn()
    const form = await draw({}, { action })
    const before = stateOfForm(form)
    await change(form)
    form.requestSubmit()
    await soon(() => action.mock.calls.length).toBe(1)
    await soon(() => stateOfForm(form)).toEqual(before)
  })

  it('reset: stays where its host prevents it', async () => {
    const form = await draw({}, { onReset: (event: Event) => event.preventDefault() })
    await change(form)
    const changed = stateOfForm(form)
    form.reset()
    await new Promise((done) => setTimeout(done, 50))
    expect(stateOfForm(form)).toEqual(changed)
  })

  it('reset: asks its owner, and shows what the owner holds', async () => {
    const told = vi.fn()
    let isHeld = false
    const take = (next: unknown, set: (value: unknown) => void) => {
      told(next)
      if (!isHeld) set(next)
    }
    const { container } = await render(
      <ThemeProvider {...moduleDates}>
        <form aria-label="Order">
          <Owner
            initial={initial}
            draw={(value, set) =>
              make({
                name: 'field',
                [valueProp]: value,
                [changeProp]: (next: unknown) => take(next, set),
              })
            }
          />
        </form>
      </ThemeProvider>,
    )
    const form = formOf(container)
    const before = stateOfForm(form)
    await change(form)
    const changed = stateOfForm(form)
    expect(changed).not.toEqual(before)
    isHeld = true
    told.mockClear()
    form.reset()
    await soon(() => told.mock.calls.length).toBe(1)
    expect(told.mock.calls[0]![0]).toEqual(initial)
    expect(stateOfForm(form)).toEqual(changed)
    isHeld = false
    form.reset()
    await soon(() => stateOfForm(form)).toEqual(before)
  })

  it('form: belongs to one elsewhere on the page, by its id', async () => {
    const { container } = await render(
      <ThemeProvider {...moduleDates}>
        <form id="elsewhere" aria-label="Order" />
        <form aria-label="Around">{make({ name: 'field', form: 'elsewhere' })}</form>
      </ThemeProvider>,
    )
    const [elsewhere, around] = container.querySelectorAll('form')
    const [before, data] = [stateOfForm(around!), sentBy(elsewhere!)]
    await change(around!)
    expect(sentBy(around!)).toBeNull()
    expect(sentBy(elsewhere!)).not.toBe(data)
    elsewhere!.reset()
    await soon(() => stateOfForm(around!)).toEqual(before)
    expect(sentBy(elsewhere!)).toBe(data)
  })

  it('formData: sends what it tells of', async () => {
    const told = vi.fn()
    const form = await draw({ onChange: told as never })
    await change(form)
    if (changeProp === 'onChange') {
      expect(told).toHaveBeenCalled()
      expect(sentBy(form)).toBe(sent(told.mock.lastCall![0]))
    } else expect(sentBy(form)).toBe(sent(null))
    expect(new FormData(form).getAll('field').length).toBeLessThanOrEqual(1)
  })

  const wrong = (form: HTMLFormElement) => form.querySelectorAll('[aria-invalid="true"]').length

  if (canBeEmpty) {
    it('validity: required and empty, the form is not sent; the first that is wrong gets the focus and says so', async () => {
      const onSubmit = vi.fn((event: Event) => event.preventDefault())
      const form = await draw({ isRequired: true }, { onSubmit })
      expect(form.querySelector('[required]')).not.toBeNull()
      expect(wrong(form)).toBe(0)
      form.requestSubmit()
      expect(onSubmit).not.toHaveBeenCalled()
      await soon(() => wrong(form)).toBeGreaterThan(0)
      expect(form.querySelector(':user-invalid')).not.toBeNull()
      expect(form.textContent).toContain('Required')
      expect(document.activeElement?.closest('button')?.type).not.toBe('submit')
      expect(form.contains(document.activeElement)).toBe(true)
      await change(form)
      await soon(() => wrong(form)).toBe(0)
      expect(form.textContent).not.toContain('Required')
      form.requestSubmit()
      expect(onSubmit).toHaveBeenCalledTimes(1)
    })

    it('validity: a reset takes the words away', async () => {
      const form = await draw({ isRequired: true })
      form.reportValidity()
      await soon(() => wrong(form)).toBeGreaterThan(0)
      form.reset()
      await soon(() => wrong(form)).toBe(0)
    })

    it('validity: stops no form where ARIA alone tells', async () => {
      const own = await draw({ isRequired: true, validationBehavior: 'aria' })
      expect(own.checkValidity()).toBe(true)
      expect(own.querySelector('[required]')).toBeNull()
      expect(own.querySelector('[aria-required]')).not.toBeNull()
      const all = await draw({ isRequired: true }, { validationBehavior: 'aria' })
      expect(all.checkValidity()).toBe(true)
    })
  } else
    it('validity: has always a value that the form takes', async () => {
      const form = await draw()
      expect(form.checkValidity()).toBe(true)
    })

  if (spoil)
    it('validity: what it finds wrong by itself keeps the form from being sent, and its words are the reason', async () => {
      const form = await draw()
      await spoil(form)
      await soon(() => form.checkValidity()).toBe(false)
      const reason = form.querySelector<HTMLInputElement>('[aria-invalid="true"]')!.validationMessage
      expect(reason).not.toBe('')
      await soon(() => form.textContent).toContain(reason)
      form.reset()
      await soon(() => form.checkValidity()).toBe(true)
      await soon(() => wrong(form)).toBe(0)
      const aria = await draw({ validationBehavior: 'aria' })
      await spoil(aria)
      await soon(() => wrong(aria)).toBeGreaterThan(0)
      expect(aria.checkValidity()).toBe(true)
    })

  if (hasError)
    it('validity: shows what a server says of its name, until it is changed', async () => {
      const form = await draw({}, { errors: { field: 'Taken already', other: 'Not this' } })
      expect(form.textContent).toContain('Taken already')
      expect(form.textContent).not.toContain('Not this')
      expect(wrong(form)).toBeGreaterThan(0)
      // The next response of the server may be different, so the form stays valid.
      expect(form.checkValidity()).toBe(true)
      await change(form)
      await soon(() => form.textContent).not.toContain('Taken already')
    })
}
