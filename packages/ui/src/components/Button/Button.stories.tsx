import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CardIcon, SearchIcon, SwapIcon } from '../../icons/icons.tsx'
import { buttonGuide } from './Button.guide.ts'
import { Button, buttonFlushes, buttonSizes, buttonTones, buttonVariants } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  component: Button,
  tags: ['autodocs'],
  parameters: { guide: buttonGuide },
  args: { children: 'Continue', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    flush: { control: 'inline-radio', options: buttonFlushes },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

export const Solid: Story = {}
export const Soft: Story = { args: { variant: 'soft' } }
export const Outline: Story = { args: { variant: 'outline' } }
export const Plain: Story = { args: { variant: 'plain' } }
export const Neutral: Story = { args: { tone: 'neutral' } }
export const Critical: Story = { args: { tone: 'critical' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Block: Story = { args: { isBlock: true, size: 'l' } }
export const Pressed: Story = {
  args: {
    'aria-pressed': true,
    variant: 'outline',
    children: (
      <>
        <CardIcon /> Card
      </>
    ),
  },
}
export const IconOnly: Story = {
  args: { isIconOnly: true, variant: 'outline', 'aria-label': 'Swap', children: <SwapIcon /> },
}
export const RightToLeft: Story = { globals: { dir: 'rtl' } }

export const Board: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {buttonVariants.map((variant) =>
        buttonTones.map((tone) => (
          <div key={variant + tone} style={row}>
            {buttonSizes.map((size) => (
              <Button key={size} {...{ variant, tone, size }}>
                {size === 'l' && <SearchIcon />}Find a car
              </Button>
            ))}
            <Button {...{ variant, tone }} isDisabled>
              Find a car
            </Button>
            <Button {...{ variant, tone }} isLoading>
              Find a car
            </Button>
          </div>
        )),
      )}
    </div>
  ),
}

export const Loading: Story = {
  name: 'Loading keeps focus and lets no press through',
  args: { isLoading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Keyboard: Story = {
  name: 'Enter and Space press it',
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const TouchTarget: Story = {
  name: 'The smallest answers to 44 px of a finger',
  tags: ['UI-18'],
  args: { size: 's' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    const { left, top, width, height } = button.getBoundingClientRect()
    await expect(height).toBe(32)
    for (const y of [top - 5, top + height + 5])
      await expect(document.elementFromPoint(left + width / 2, y)).toBe(button)
  },
}

export const AsLink: StoryObj<typeof ButtonLink> = {
  render: () => <ButtonLink href="#offers">See offers</ButtonLink>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See offers' })).toHaveAttribute(
      'href',
      '#offers',
    )
  },
}

export const Small: Story = { args: { size: 's' } }
export const Large: Story = { args: { size: 'l' } }
export const WithIcon: Story = {
  args: {
    variant: 'soft',
    children: (
      <>
        <SearchIcon /> Find a car
      </>
    ),
  },
}
export const Flush: Story = {
  render: (args) => (
    <div>
      <p>Its words align with those above</p>
      <Button {...args} variant="plain" flush="start" />
    </div>
  ),
}
export const LongText: Story = {
  args: { children: 'Zahlungsmittel auswählen und verbindlich für drei Fahrgäste buchen' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}

export const RingInView: Story = {
  name: 'What is scrolled to for its focus stands clear of the edge, and its ring is whole',
  tags: ['UI-18'],
  render: (args) => (
    <div style={{ height: 120, overflow: 'auto' }}>
      <button type="button">First</button>
      <div style={{ height: 90 }} />
      <Button {...args} />
      <div style={{ height: 200 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, next] = within(canvasElement).getAllByRole('button')
    first!.focus()
    await userEvent.tab()
    await expect(next).toHaveFocus()
    const { bottom } = next!.parentElement!.getBoundingClientRect()
    await expect(next!.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom - 4)
  },
}
