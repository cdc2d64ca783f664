import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Form, Link, Notice, TextField } from '@wherry/ui'
import { useId, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Pattern } from './Pattern.tsx'

const fields = [
  { name: 'sign', label: 'Name on the sign', error: 'Write the name that the driver shows' },
  { name: 'flight', label: 'Flight number', error: 'Write the flight, such as TK 1985' },
  { name: 'street', label: 'Street and house', error: 'Write where the ride ends' },
] as const
type Name = (typeof fields)[number]['name']

function ErrorSummary({ isRefused = false }: { isRefused?: boolean }) {
  const id = useId()
  const [texts, setTexts] = useState<Partial<Record<Name, string>>>({})
  const [isTried, setTried] = useState(isRefused)
  const wrong = isTried ? fields.filter(({ name }) => !texts[name]?.trim()) : []
  const lead = (name: Name) => document.getElementById(`${id}-${name}`)?.focus()
  return (
    <Pattern
      title="Error summary"
      lead="A form that is longer than a screen lists what is wrong above its fields. Each line leads to its field."
      rules={[
        'The list stands above the first field and has a heading, so that a screen reader finds it.',
        'A line says the label of its field first, then what to do.',
        'The same words stand at the field, so that nobody has to go back and read.',
        'After the press the first wrong field gets the focus. The list stays while anything is wrong.',
        'A line leaves the list as soon as its field is right.',
      ]}
    >
      <Form
        aria-label="Your ride"
        className="book-form"
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          const first = fields.find(({ name }) => !texts[name]?.trim())
          if (first) lead(first.name)
        }}
      >
        {wrong.length > 0 && (
          <section aria-labelledby={`${id}-title`}>
            <Notice
              tone="critical"
              title={
                <span id={`${id}-title`}>
                  {wrong.length === 1
                    ? 'One field needs another look'
                    : `${wrong.length} fields need another look`}
                </span>
              }
            >
              <ul className="book-lines">
                {wrong.map(({ name, label, error }) => (
                  <li key={name}>
                    <Link
                      href={`#${id}-${name}`}
                      onClick={(event) => {
                        event.preventDefault()
                        lead(name)
                      }}
                    >
                      {label}: {error}
                    </Link>
                  </li>
                ))}
              </ul>
            </Notice>
          </section>
        )}
        {fields.map(({ name, label, error }) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={label}
            value={texts[name] ?? ''}
            onChange={(text) => setTexts({ ...texts, [name]: text })}
            error={wrong.some((one) => one.name === name) ? error : undefined}
          />
        ))}
        <Button type="submit">Book</Button>
      </Form>
    </Pattern>
  )
}

const meta = {
  title: 'Patterns/Error summary',
  component: ErrorSummary,
  parameters: { layout: 'fullscreen', largeText: 320 },
  args: { isRefused: true },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {}
export const Rest: Story = { args: { isRefused: false } }
export const Dark: Story = { globals: { theme: 'dark' } }

export const Walk: Story = {
  name: 'The press leads to the first wrong field, a line of the list to its own, and what is right leaves the list',
  tags: ['A11Y-04'],
  args: { isRefused: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = (name: string) => canvas.getByRole('textbox', { name })
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    const list = canvas.getByRole('region', { name: '3 fields need another look' })
    await waitFor(() => expect(field('Name on the sign')).toHaveFocus())
    await expect(field('Name on the sign')).toBeInvalid()
    await userEvent.click(within(list).getByRole('link', { name: /^Street and house: / }))
    await expect(field('Street and house')).toHaveFocus()
    await userEvent.keyboard('Moda Caddesi 142')
    await expect(field('Street and house')).toBeValid()
    await expect(within(list).getAllByRole('link')).toHaveLength(2)
    await userEvent.type(field('Name on the sign'), 'Anna Berg')
    await expect(canvas.getByRole('region', { name: 'One field needs another look' })).toBeVisible()
    await userEvent.type(field('Flight number'), 'TK 1985')
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
