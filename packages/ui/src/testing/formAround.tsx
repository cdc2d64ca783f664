import { useActionState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Form } from '../components/Form/Form.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { fieldWords } from '../messages/field.ts'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { afterServer } from './afterServer.tsx'
import { controlsOf } from './controls.ts'
import { type FormLifeOptions, formOf, sentBy, soon, stateOfForm } from './formLife.tsx'
import { moduleDates } from './moduleDates.ts'
import { pressMouse } from './mouse.ts'

const said = 'Taken already'
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A form whose server refuses what the control has sent. */
function Answered({ make }: Pick<FormLifeOptions, 'make'>) {
  const [errors, send] = useActionState(async (): Promise<{ field?: string }> => {
    await wait(10)
    return { field: said }
  }, {})
  return (
    <Form aria-label="Order" action={send} errors={errors}>
      {make({ name: 'field' })}
    </Form>
  )
}

/** The element that a form asks: a control with words of its own, which the page may set too. */
const asked = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-part] input, [data-part] select, textarea, input')].find(
    (element) =>
      element.willValidate && element.getAttribute('aria-hidden') === null && element.labels?.length,
  )

/** Tests for a control with a name among all that stands around it: fieldsets, other controls, other forms, a server. */
export function livesAmongOthers(options: FormLifeOptions) {
  const { make, change, write, canBeEmpty, hasError = true, canBeReadOnly } = options
  const draw = async (children: React.ReactNode, form = {}) => {
    const { container } = await render(
      <ThemeProvider {...moduleDates}>
        <Form aria-label="Order" {...form}>
          {children}
          <button type="reset">Back</button>
        </Form>
      </ThemeProvider>,
    )
    return formOf(container)
  }

  it('reset: goes back also where the page stops the event', async () => {
    const form = await draw(make({ name: 'field' }))
    form.addEventListener('reset', (event) => event.stopPropagation())
    const before = stateOfForm(form)
    await change(form)
    form.reset()
    await soon(() => stateOfForm(form)).toEqual(before)
  })

  it('reset: is none of its business where it belongs to another form', async () => {
    const { container } = await render(
      <ThemeProvider {...moduleDates}>
        <form id="elsewhere" aria-label="Order" />
        <form aria-label="Around">{make({ name: 'field', form: 'elsewhere' })}</form>
      </ThemeProvider>,
    )
    const [, around] = container.querySelectorAll('form')
    await change(around!)
    const changed = stateOfForm(around!)
    around!.reset()
    await wait(50)
    expect(stateOfForm(around!)).toEqual(changed)
  })

  it('fieldset: turned off by it, no press and no hold changes or opens anything', async () => {
    const told = vi.fn()
    const form = await draw(<fieldset disabled>{make({ name: 'field', onChange: told as never })}</fieldset>)
    const before = stateOfForm(form)
    expect([...new FormData(form)]).toEqual([])
    expect(controlsOf(form.querySelector('fieldset')!)).toEqual([])
    for (const element of form.querySelectorAll<HTMLElement>('fieldset *')) {
      const { width, height } = element.getBoundingClientRect()
      if (width < 4 || height < 4) continue
      // A held button repeats after 400 ms.
      await pressMouse(element, element.closest('button') === element ? 450 : 0)
    }
    expect(told).not.toHaveBeenCalled()
    expect(stateOfForm(form)).toEqual(before)
    expect(form.querySelector('[aria-expanded="true"]')).toBeNull()
  })

  it('fieldset: turned off, it looks so everywhere but in the first legend', async () => {
    const form = await draw(
      <>
        {/* The mouse rests where the test before has left it: no control may look hovered. */}
        <style>{'form * { pointer-events: none !important; transition: none !important }'}</style>
        <div>{make({ name: 'on' })}</div>
        <fieldset disabled>
          <legend>{make({ name: 'first' })}</legend>
          <legend>{make({ name: 'second' })}</legend>
          <div>{make({ name: 'inside' })}</div>
        </fieldset>
        <fieldset disabled>{make({ name: 'direct' })}</fieldset>
      </>,
    )
    const looks = [...form.querySelectorAll('form > div, legend, fieldset > div, fieldset + fieldset')].map(
      (place) =>
        [...place.querySelectorAll('*')].map((element) => {
          const { color, cursor, backgroundColor } = getComputedStyle(element)
          return `${element.localName} ${color} ${cursor} ${backgroundColor}`
        }),
    )
    const [on, first, second, inside, direct] = looks
    expect(first).toEqual(on)
    expect(second).not.toEqual(on)
    expect(inside).toEqual(second)
    expect(direct).toEqual(second)
  })

  if (canBeReadOnly)
    it('read-only: its value is sent as ever', async () => {
      const { container, rerender } = await render(
        <ThemeProvider {...moduleDates}>
          <form aria-label="Order">{make({ name: 'field' })}</form>
        </ThemeProvider>,
      )
      const form = formOf(container)
      await change(form)
      const data = [...new FormData(form)]
      await rerender(
        <ThemeProvider {...moduleDates}>
          <form aria-label="Order">{make({ name: 'field', isReadOnly: true })}</form>
        </ThemeProvider>,
      )
      expect([...new FormData(form)]).toEqual(data)
    })

  if (write)
    it('server: keeps what was entered before the script came', async () => {
      const normal = await draw(make({ name: 'field' }))
      await change(normal)
      const wanted = sentBy(normal)
      const tree = (description: string) => (
        <ThemeProvider {...moduleDates}>
          <form aria-label="Order" data-description={description}>
            {make({ name: 'field' })}
          </form>
        </ThemeProvider>
      )
      using page = await afterServer(tree('one'), (container) => write(formOf(container)))
      const { container, root } = page
      await soon(() => sentBy(formOf(container))).toBe(wanted)
      // The next render is the one that would wipe it.
      root.render(tree('two'))
      await soon(() => formOf(container).dataset.description).toBe('two')
      expect(sentBy(formOf(container))).toBe(wanted)
      formOf(container).reset()
      await soon(() => sentBy(formOf(container))).not.toBe(wanted)
    })

  if (hasError) {
    it('server: its error is seen after an action, whose end resets the form', async () => {
      const { container } = await render(
        <ThemeProvider {...moduleDates}>
          <Answered make={make} />
        </ThemeProvider>,
      )
      await change(formOf(container))
      formOf(container).requestSubmit()
      await soon(() => container.textContent).toContain(said)
      await wait(50)
      expect(container.textContent).toContain(said)
    })

    it('server: its error goes with a press on the reset button, unless the page prevents it', async () => {
      let isPrevented = true
      const onReset = (event: Event) => isPrevented && event.preventDefault()
      const form = await draw(make({ name: 'field' }), { errors: { field: said }, onReset })
      const button = form.querySelector<HTMLElement>('[type="reset"]')!
      button.click()
      await wait(50)
      expect(form.textContent).toContain(said)
      isPrevented = false
      button.click()
      await soon(() => form.textContent).not.toContain(said)
    })
  }

  if (!canBeEmpty) return

  it('validity: one that is off takes no focus from the first that is wrong', async () => {
    const form = await draw(
      <>
        {make({ name: 'field', isRequired: true, isDisabled: true })}
        <TextField label="After" name="after" isRequired />
      </>,
    )
    form.reportValidity()
    await soon(() => document.activeElement?.getAttribute('name')).toBe('after')
  })

  it('validity: a page that only asks for it moves no focus and says nothing; one that reports does both', async () => {
    const form = await draw(
      <>
        <input aria-label="Before" />
        {make({ name: 'field', isRequired: true })}
      </>,
    )
    const before = form.querySelector('input')!
    before.focus()
    expect(form.checkValidity()).toBe(false)
    const control = form.querySelector('label')?.control as HTMLInputElement | null | undefined
    control?.checkValidity()
    await wait(50)
    expect(document.activeElement).toBe(before)
    expect(form.textContent).not.toContain(fieldWords.en.required)
    expect(form.reportValidity()).toBe(false)
    await soon(() => form.textContent).toContain(fieldWords.en.required)
    expect(document.activeElement).not.toBe(before)
  })

  it('validity: its words follow the language of the page', async () => {
    const tree = (locale: string) => (
      <ThemeProvider {...moduleDates} locale={locale}>
        <form aria-label="Order">{make({ name: 'field', isRequired: true })}</form>
      </ThemeProvider>
    )
    const { container, rerender } = await render(tree('en'))
    formOf(container).reportValidity()
    await soon(() => container.textContent).toContain(fieldWords.en.required)
    await rerender(tree('ru'))
    expect(container.textContent).toContain(fieldWords.ru.required)
    expect(container.textContent).not.toContain(fieldWords.en.required)
  })

  it('validity: words that the page sets by `setCustomValidity` stay until it takes them away', async () => {
    const tree = (description: string) => (
      <ThemeProvider {...moduleDates}>
        <form aria-label={description}>{make({ name: 'field' })}</form>
      </ThemeProvider>
    )
    const { container, rerender } = await render(tree('one'))
    const control = asked(formOf(container))
    // A button, which our own Select is, has no validity.
    if (!control) return expect(container.querySelector('button[role="combobox"]')).not.toBeNull()
    control.setCustomValidity(said)
    await rerender(tree('two'))
    expect(formOf(container).reportValidity()).toBe(false)
    await soon(() => container.textContent).toContain(said)
    control.setCustomValidity('')
    await rerender(tree('three'))
    expect(formOf(container).checkValidity()).toBe(true)
    await soon(() => container.textContent).not.toContain(said)
  })
}
