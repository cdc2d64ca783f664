import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CardIcon, ClockIcon, UndoIcon } from '../../icons/icons.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { accordionGuide } from './Accordion.guide.ts'
import { Accordion, type AccordionItem, type AccordionProps } from './Accordion.tsx'

const items: AccordionItem[] = [
  {
    value: 'cancel',
    title: 'Can I cancel my ride?',
    children: <p>Yes, free of charge until 24 hours before the pickup.</p>,
  },
  {
    value: 'wait',
    title: 'How long does the driver wait?',
    children: <p>60 minutes after landing, 15 minutes at any other place.</p>,
  },
  {
    value: 'pay',
    title: 'How do I pay?',
    children: <p>By card now, or in cash to the driver.</p>,
  },
]
const icons = [<UndoIcon key="undo" />, <ClockIcon key="clock" />, <CardIcon key="card" />]

const meta = {
  component: Accordion as (props: AccordionProps) => React.ReactNode,
  tags: ['autodocs'],
  parameters: { guide: accordionGuide },
  args: { items, onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<(props: AccordionProps) => React.ReactNode>
export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    head: (name: string | RegExp) => canvas.getByRole('button', { name }),
    text: (text: string | RegExp) => canvas.getByText(text),
  }
}

export const Folded: Story = {}
export const Open: Story = { args: { defaultValue: 'wait' } }
export const WithIcons: Story = {
  args: { defaultValue: 'cancel', items: items.map((item, at) => ({ ...item, icon: icons[at] })) },
}
export const Several: Story = {
  render: () => <Accordion isMultiple items={items} defaultValue={['cancel', 'pay']} />,
}
export const LongTitles: Story = {
  args: {
    defaultValue: 'cancel',
    items: items.map((item) => ({ ...item, title: `${String(item.title)} And what if my flight is late?` })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}
export const Dark: Story = { args: { defaultValue: 'wait' }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { defaultValue: 'wait' }, globals: { dir: 'rtl' } }
export const Controlled: Story = {
  args: { value: 'wait' },
  play: async ({ canvasElement, args }) => {
    const { head, text } = parts(canvasElement)
    await userEvent.click(head('How do I pay?'))
    await expect(args.onChange).toHaveBeenLastCalledWith('pay')
    await userEvent.click(head('How long does the driver wait?'))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(text(/60 minutes/)).toBeVisible()
  },
}
export const Keyboard: Story = {
  name: 'Enter and Space unfold a panel, which folds the one that was open, and fold it again',
  tags: ['UI-12', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const { canvas, head, text } = parts(canvasElement)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await userEvent.tab()
    await expect(head('Can I cancel my ride?')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(text(/free of charge/)).toBeVisible())
    await expect(canvas.getByRole('region', { name: 'Can I cancel my ride?' })).toContainElement(
      text(/free of charge/),
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(text(/60 minutes/).checkVisibility()).toBe(true))
    await expect(text(/free of charge/).checkVisibility()).toBe(false)
    await expect(head('Can I cancel my ride?')).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onChange).toHaveBeenLastCalledWith('wait')
    await userEvent.keyboard(' ')
    await expect(text(/60 minutes/).checkVisibility()).toBe(false)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
const onSeveral = fn<(value: string[]) => void>()
export const SeveralChosen: Story = {
  name: 'Several stay open, and are told in their order',
  tags: ['UI-12'],
  render: () => <Accordion isMultiple items={items} defaultValue={['pay']} onChange={onSeveral} />,
  play: async ({ canvasElement }) => {
    const { head, text } = parts(canvasElement)
    await userEvent.click(head('Can I cancel my ride?'))
    await expect(onSeveral).toHaveBeenLastCalledWith(['cancel', 'pay'])
    await expect(text(/in cash/).checkVisibility()).toBe(true)
    await userEvent.click(head('How do I pay?'))
    await expect(onSeveral).toHaveBeenLastCalledWith(['cancel'])
    await expect(text(/in cash/).checkVisibility()).toBe(false)
    await expect(text(/free of charge/).checkVisibility()).toBe(true)
  },
}

function Noted(args: AccordionProps) {
  const [note, setNote] = useState('')
  const field = <TextField label="Note for the driver" value={note} onChange={setNote} />
  return (
    <>
      <Accordion {...args} items={[...items, { value: 'note', title: 'Note', children: field }]} />
      <button type="button">After</button>
    </>
  )
}
export const TabOrder: Story = {
  name: 'Tab goes from head to head and from an open one into its panel, and back; what was entered stays',
  tags: ['UI-12', 'A11Y-02'],
  render: (args) => <Noted {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, head } = parts(canvasElement)
    for (const name of ['Can I cancel my ride?', 'How long does the driver wait?', 'How do I pay?', 'Note']) {
      await userEvent.tab()
      await expect(head(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Gate B')
    await userEvent.tab()
    await expect(head('After')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(head('Note')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(head('Note')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(head('Note'))
    await expect(canvas.getByRole('textbox')).toHaveValue('Gate B')
  },
}
