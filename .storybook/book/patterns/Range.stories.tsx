import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type DateRange, DateRangePicker, Form, Notice } from '@wherry/ui'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Pattern } from './Pattern.tsx'

const price = 240
const presets = [
  { label: 'Weekend', range: { start: '2027-06-18', end: '2027-06-20' } },
  { label: 'A week', range: { start: '2027-06-18', end: '2027-06-25' } },
]
const dayLength = 24 * 60 * 60 * 1000
const nightsOf = ({ start, end }: DateRange) => (Date.parse(end) - Date.parse(start)) / dayLength

function Range({ value = null }: { value?: DateRange | null }) {
  const [span, setSpan] = useState(value)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Pattern
      title="Range"
      lead="Two days that are one answer: from when, until when. Both are typed or chosen, and the price follows at once."
      rules={[
        'One control for both days. Two date fields are for a way there and a way back, where the second may stay open.',
        'The fields are called by what happens on these days, such as pickup and return, never by first and last.',
        'The least and the most nights stand in the hint before anything is wrong.',
        'A day that cannot be had says why. A span across such a day is refused, and nothing is changed by itself.',
        'Prices stand under the days, short. The sum stands below the fields, in nights and in money, and is spoken.',
        'Spans that many people take are one press.',
      ]}
    >
      <Form
        aria-label="A yacht"
        className="book-form"
        onSubmit={(event) => {
          event.preventDefault()
          const sent = new FormData(event.currentTarget)
          setAsked(`${sent.get('pickup')} to ${sent.get('return')}`)
        }}
      >
        <DateRangePicker
          label="Days on board"
          startLabel="Pickup"
          endLabel="Return"
          startName="pickup"
          endName="return"
          description="Two to fourteen nights"
          today="2027-06-09"
          minValue="2027-06-09"
          minNights={2}
          maxNights={14}
          months={1}
          mark={() => `€${price}`}
          offReason={(day) => (day === '2027-06-16' ? 'The yacht is in its yard' : null)}
          presets={presets}
          value={span}
          onChange={setSpan}
          isRequired
        />
        <output className="book-quiet">
          {span
            ? `${nightsOf(span)} nights, €${nightsOf(span) * price} in all`
            : 'Choose the days to see the price'}
        </output>
        <Button type="submit" isBlock>
          Ask for this yacht
        </Button>
        {asked !== null && <Notice tone="positive">Asked for {asked}.</Notice>}
      </Form>
    </Pattern>
  )
}

const meta = {
  title: 'Patterns/Range',
  component: Range,
  parameters: { layout: 'fullscreen', largeText: 320 },
} satisfies Meta<typeof Range>
export default meta
type Story = StoryObj<typeof meta>

const week: DateRange = { start: '2027-06-18', end: '2027-06-25' }

export const Rest: Story = {}
export const Filled: Story = { args: { value: week } }
export const Open: Story = {
  args: { value: week },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose the dates/ }))
    await screen.findByRole('grid')
  },
}
export const Dark: Story = { args: { value: week }, globals: { theme: 'dark' } }

export const Walk: Story = {
  name: 'A span by one press has its price at once; one across a day off is refused; two typed days are sent',
  tags: ['UI-03'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = (name: string) => canvas.getByRole('textbox', { name })
    await userEvent.click(canvas.getByRole('button', { name: /Choose the dates/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'A week' }))
    await expect(canvas.getByText('7 nights, €1680 in all')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await userEvent.clear(text('Pickup'))
    await expect(canvas.getByText('Choose the days to see the price')).toBeVisible()
    await userEvent.type(text('Pickup'), '14062027')
    await userEvent.clear(text('Return'))
    await userEvent.type(text('Return'), '17062027')
    await expect(canvas.getByText('A day between these is not available')).toBeVisible()
    await userEvent.clear(text('Return'))
    await userEvent.clear(text('Pickup'))
    await userEvent.type(text('Pickup'), '18062027')
    await userEvent.type(text('Return'), '20062027')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for this yacht' }))
    await waitFor(() => expect(canvas.getByText('Asked for 2027-06-18 to 2027-06-20.')).toBeVisible())
  },
}
