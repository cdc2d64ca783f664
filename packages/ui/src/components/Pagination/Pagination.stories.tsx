import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { paginationGuide } from './Pagination.guide.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  tags: ['autodocs'],
  parameters: { guide: paginationGuide },
  args: { pageCount: 20, onChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

const narrow = (Story: () => React.ReactElement) => (
  <div style={{ width: 288 }}>
    <Story />
  </div>
)
const named = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    button: (name: string | RegExp) => canvas.getByRole('button', { name }),
    link: (name: string) => canvas.getByRole('link', { name }),
  }
}

export const First: Story = {}
export const InTheMiddle: Story = { args: { defaultPage: 10 } }
export const Last: Story = { args: { defaultPage: 20 } }
export const FewPages: Story = { args: { pageCount: 4, defaultPage: 2 } }
export const ManyPages: Story = { args: { pageCount: 12_480, defaultPage: 1_234 } }
export const OnAPhone: Story = { args: { defaultPage: 10 }, decorators: [narrow] }
export const ManyOnAPhone: Story = {
  args: { pageCount: 12_480, defaultPage: 1_234 },
  decorators: [narrow],
}
export const Dark: Story = { args: { defaultPage: 10 }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { defaultPage: 10 }, globals: { dir: 'rtl' } }
export const ForcedColours: Story = {
  args: { defaultPage: 10 },
  tags: ['not-visual'],
  parameters: { media: { 'forced-colors': 'active' }, a11y: { test: 'off' } },
}
export const Keyboard: Story = {
  name: 'Tab comes to each, Enter and Space go to its page; an arrow that leads no further keeps the focus',
  tags: ['UI-18', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const { button } = named(canvasElement)
    await userEvent.tab()
    await expect(button('Previous page')).toHaveFocus()
    await expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(button('Page 1')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(button('Page 2')).toHaveFocus()
    await expect(button('Page 2')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await expect(button('Previous page')).toHaveFocus()
    await expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
  },
}
export const AsLinks: Story = {
  name: 'Pages that are links lead to their addresses',
  tags: ['UI-18', 'A11Y-02'],
  args: {
    defaultPage: 2,
    href: (page) => `#page-${page}`,
    onFollow: fn((_, event) => event.preventDefault()),
  },
  play: async ({ canvasElement, args }) => {
    const { link } = named(canvasElement)
    await expect(link('Page 20')).toHaveAttribute('href', '#page-20')
    await expect(link('Previous page')).toHaveAttribute('href', '#page-1')
    link('Previous page').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenLastCalledWith('#page-1', expect.anything())
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await expect(link('Previous page')).not.toHaveAttribute('href')
    await expect(link('Previous page')).toHaveFocus()
  },
}
export const InRussian: Story = {
  name: 'Names and numbers are those of the language',
  tags: ['I18N-05'],
  args: { pageCount: 12_480, defaultPage: 1_234 },
  globals: { locale: 'ru' },
  play: async ({ canvasElement }) => {
    const { canvas, button } = named(canvasElement)
    await expect(canvas.getByRole('navigation', { name: 'Страницы' })).toBeVisible()
    await expect(button('Следующая страница')).toBeVisible()
    await expect(button(/^Страница\s12\s480$/)).toHaveTextContent('12 480')
    await expect(canvas.getAllByText('Другие страницы')).toHaveLength(2)
  },
}
