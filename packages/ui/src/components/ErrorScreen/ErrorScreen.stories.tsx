import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OfflineDrawing } from '../../illustrations/states/Offline.tsx'
import { heard } from '../../testing/heard.ts'
import { Button } from '../Button/Button.tsx'
import { errorScreenGuide } from './ErrorScreen.guide.ts'
import { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx'

const meta = {
  component: ErrorScreen,
  tags: ['autodocs'],
  parameters: { guide: errorScreenGuide },
  args: { onReload: fn(), onBack: fn() },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = {}
export const WithCode: Story = { args: { code: 'W-7F3A21' } }
export const ReloadAlone: Story = {
  render: ({ onReload }) => <ErrorScreen {...(onReload && { onReload })} />,
}
export const BackAlone: Story = { render: ({ onBack }) => <ErrorScreen {...(onBack && { onBack })} /> }
export const WithoutDrawing: Story = { args: { illustration: null } }
export const OwnWords: Story = {
  args: {
    title: 'The booking service is being serviced',
    children: 'It is back at 14:00 Istanbul time.',
    illustration: <OfflineDrawing width={240} />,
    actions: <Button variant="plain">Write to us</Button>,
  },
}
export const Russian: Story = { args: { code: 'W-7F3A21' }, globals: { locale: 'ru' } }
export const Spanish: Story = { args: { code: 'W-7F3A21' }, globals: { locale: 'es' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }

function Breaking(props: ErrorScreenProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <ErrorScreen {...props} />
  return <Button onClick={() => setBroken(true)}>Break</Button>
}
export const Replaces: Story = {
  name: 'Comes in the place of what had the focus: its heading takes it; both ways on work',
  tags: ['UI-14', 'A11Y-04'],
  render: (args) => <Breaking {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }))
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Something went wrong on our side' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Keyboard: Story = {
  name: 'From its heading Tab leads to Reload and Back, and Enter and Space press them',
  tags: ['A11Y-02', 'A11Y-04'],
  render: (args) => <Breaking {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Break' }).focus()
    await userEvent.keyboard('{Enter}')
    const heading = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(getComputedStyle(heading).outlineStyle, 'a heading is no field').toBe('none')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
function BreakingBeside(props: ErrorScreenProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      <Button onClick={() => setBroken(true)}>Break</Button>
      {isBroken && <ErrorScreen {...props} />}
    </>
  )
}
export const Beside: Story = {
  name: 'A focus elsewhere stays, and it is spoken instead',
  tags: ['A11Y-03', 'A11Y-04'],
  render: (args) => <BreakingBeside {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Break' })
    const { said, stop } = heard(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(said.join()).toContain('Something went wrong on our side'))
    stop()
    await expect(button).toHaveFocus()
  },
}
