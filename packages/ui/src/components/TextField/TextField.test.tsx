import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Form } from '../Form/Form.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { TextField } from './TextField.tsx'

conforms(
  'TextField',
  (props) => <TextField label="Flight number" value="" onChange={() => {}} {...props} />,
  {
    element: HTMLInputElement,
  },
)
conforms(
  'TextField with a reader',
  (props) => <TextField label="Name" defaultValue="Hello" read={(text) => text.trim()} {...props} />,
  { element: HTMLInputElement },
)
conforms(
  'TextField with a counter',
  (props) => <TextField label="Name on the sign" defaultValue="Hello" isCounted maxLength={3} {...props} />,
  { element: HTMLInputElement },
)

describe('a ref', () => {
  afterEach(() => cleanup())

  it('follows the field to another input, as a reader comes and goes', async () => {
    const ref = createRef<HTMLInputElement>()
    const trimmed = (text: string) => text.trim()
    const draw = (read?: typeof trimmed) => (
      <ThemeProvider>
        <TextField ref={ref} label="Name" defaultValue="Ada" read={read} />
      </ThemeProvider>
    )
    const { container, rerender } = await render(draw())
    for (const read of [undefined, trimmed, undefined]) {
      await rerender(draw(read))
      expect(ref.current).toBe(container.querySelector('input'))
    }
  })
})

describe('a text that a form library writes into the control by its ref', () => {
  afterEach(() => cleanup())

  it.each([
    ['TextField', TextField],
    ['Textarea', Textarea],
  ])('stays in a %s as it is drawn again, and is what a form gets and puts back', async (_, Control) => {
    let written: { value: string } | null = null
    const register = (control: { value: string } | null) => {
      written = control
      if (control) control.value = 'Ada'
    }
    const draw = (description: string) => (
      <ThemeProvider>
        <form>
          <Control ref={register} {...{ label: 'Name', name: 'name', description }} />
        </form>
      </ThemeProvider>
    )
    const { container, rerender, getByRole } = await render(draw('one'))
    const field = getByRole('textbox', { name: 'Name' })
    const sent = () => new FormData(container.querySelector('form')!).get('name')
    await expect.element(field).toHaveValue('Ada')
    written!.value = 'Grace'
    await rerender(draw('two'))
    expect([written!.value, sent()]).toEqual(['Grace', 'Grace'])
    await field.fill('Edith')
    expect(sent()).toBe('Edith')
    container.querySelector('form')!.reset()
    await expect.element(field).toHaveValue('')
  })
})

describe('a value that the browser draws in another way', () => {
  afterEach(() => cleanup())

  it.each([
    ['Textarea', 'a\r\nb', (props: object) => <Textarea label="Name" {...props} />],
    ['TextField', 'a\nb', (props: object) => <TextField label="Name" {...props} />],
    ['TextField', ' a@b.c ', (props: object) => <TextField label="Name" type="email" {...props} />],
    ['TextField', ' https://a.b', (props: object) => <TextField label="Name" type="url" {...props} />],
  ])(
    'is not taken for an entered one by a %s of %j, and the error of the server stays',
    async (_, value, make) => {
      const onChange = vi.fn()
      const { getByText } = await render(
        <ThemeProvider>
          <Form aria-label="Order" errors={{ name: 'Taken already' }}>
            {make({ name: 'name', value, onChange })}
          </Form>
        </ThemeProvider>,
      )
      expect(onChange).not.toHaveBeenCalled()
      await expect.element(getByText('Taken already')).toBeVisible()
    },
  )
})

describe('a TextField with a reader', () => {
  afterEach(() => cleanup())

  // An input of these types has no selection of its text: setting one throws.
  it.each(['email', 'number', 'url', 'search'])(
    'takes each key and a paste with the type %s',
    async (type) => {
      const { container } = await render(
        <ThemeProvider>
          <TextField label="Mail" type={type} read={(text) => text.trim()} />
        </ThemeProvider>,
      )
      const field = container.querySelector('input')!
      field.focus()
      await userEvent.keyboard('12')
      field.select()
      document.execCommand('insertText', false, '34')
      await userEvent.keyboard('5')
      expect(field.value).toBe('345')
    },
  )

  it('sends by Enter what leaving it would show', async () => {
    const sent: unknown[] = []
    const { container } = await render(
      <ThemeProvider>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            sent.push(new FormData(event.currentTarget).get('name'))
          }}
        >
          <TextField label="Name" name="name" read={(text) => text.trim()} />
        </form>
      </ThemeProvider>,
    )
    container.querySelector('input')!.focus()
    await userEvent.keyboard(' Ada {Enter}')
    expect(sent).toEqual(['Ada'])
  })
})
