import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Badge,
  Button,
  EmptyState,
  ErrorDrawing,
  NoCarsDrawing,
  OfflineDrawing,
  Skeleton,
  VisuallyHidden,
} from '@wherry/ui'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pattern } from './Pattern.tsx'

const placeStates = ['loading', 'filled', 'empty', 'offline', 'failed'] as const
type PlaceState = (typeof placeStates)[number]

const offers = [
  { name: 'Comfort', seats: '3 seats', price: '€51' },
  { name: 'Minivan', seats: '7 seats', price: '€74' },
  { name: 'Business', seats: '3 seats', price: '€96' },
] as const

/** A list while it comes: as high as the list, and said once in words. */
function Coming() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Asking for prices</VisuallyHidden>
      {offers.map(({ name }) => (
        <div key={name} className="book-offer">
          <div className="book-offer-name">
            <Skeleton width={120} height={24} />
          </div>
          <Skeleton width={56} height={24} />
          <Skeleton width={72} height={20} />
        </div>
      ))}
    </div>
  )
}

const Offers = () => (
  <ul aria-label="Offers">
    {offers.map(({ name, seats, price }, at) => (
      <li key={name} className="book-offer">
        <h2 className="book-offer-name">
          {name} {at === 0 && <Badge tone="accent">Cheapest</Badge>}
        </h2>
        <strong>{price}</strong>
        <span className="book-quiet">{seats}</span>
      </li>
    ))}
  </ul>
)

function Place({ state: first }: { state: PlaceState }) {
  const [state, setState] = useState(first)
  const again = (label: string) => (
    <Button variant="outline" onClick={() => setState('filled')}>
      {label}
    </Button>
  )
  return (
    <Pattern
      title="Empty and loading"
      lead="One place has five states, and each says what a person can do now."
      rules={[
        'What loads has the shape of what comes, so that nothing jumps. It is spoken once, not row by row.',
        'Empty says why, and offers the one step that helps.',
        'Offline keeps what was entered, and goes on by itself.',
        'A failure says whose it is, and has a button to try again in the same place.',
        'A press that takes long keeps its button, its focus and its words.',
      ]}
    >
      <div className="book-offers">
        {state === 'loading' && <Coming />}
        {state === 'filled' && <Offers />}
        {state === 'empty' && (
          <EmptyState
            illustration={<NoCarsDrawing width={200} />}
            title="No offers match the filters"
            actions={again('Reset filters')}
          >
            Three offers are hidden by the number of seats.
          </EmptyState>
        )}
        {state === 'offline' && (
          <EmptyState
            illustration={<OfflineDrawing width={200} />}
            title="You are offline"
            actions={again('Try now')}
          >
            What you entered is safe. We go on when the connection is back.
          </EmptyState>
        )}
        {state === 'failed' && (
          <EmptyState
            illustration={<ErrorDrawing width={200} />}
            title="The prices did not arrive"
            actions={again('Try again')}
          >
            The fault is ours. Your search stays as it is.
          </EmptyState>
        )}
      </div>
    </Pattern>
  )
}

const meta = {
  title: 'Patterns/Empty and loading',
  component: Place,
  parameters: { layout: 'fullscreen', largeText: 320 },
  argTypes: { state: { control: 'inline-radio', options: placeStates } },
  args: { state: 'loading' },
  render: (args) => <Place key={args.state} {...args} />,
} satisfies Meta<typeof Place>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Filled: Story = { args: { state: 'filled' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Offline: Story = { args: { state: 'offline' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Dark: Story = { args: { state: 'empty' }, globals: { theme: 'dark' } }

export const Again: Story = {
  name: 'A failure has a button that tries again in its place',
  tags: ['UI-13'],
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('list', { name: 'Offers' })).toBeVisible()
  },
}

export const SameHeight: Story = {
  name: 'What loads is as high as what comes',
  tags: ['UI-13'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 16 }}>
      <Coming />
      <Offers />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const coming = canvasElement.querySelector<HTMLElement>('[aria-busy]')!
    const come = within(canvasElement).getByRole('list', { name: 'Offers' })
    await expect(Math.abs(coming.offsetHeight - come.offsetHeight)).toBeLessThanOrEqual(1)
  },
}
