import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phones } from '../../testing/pages/peoplePage.ts'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { YachtPages, yachtConfig } from '../../testing/pages/yachtPage.tsx'

const meta = {
  title: 'Screens/Yacht/Index',
  component: YachtPages,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {}, module: { config: yachtConfig } },
  args: { page: 'yacht', onGo: fn() },
} satisfies Meta<typeof YachtPages>
export default meta
type Story = StoryObj<typeof meta>

const text = ({ textContent }: Element) => textContent
const cities = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button')
    .filter((button) => button.querySelector('svg[viewBox="0 0 24 18"]'))
    .map((button) => [...button.querySelectorAll(':scope > span > span')].map(text).join(', '))

/** The index in English: five cities, six features, six yachts, and the offers. */
export const English: Story = {
  name: 'In English',
  tags: ['example', 'YACHT-01', 'YACHT-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 2, name: 'Where do you want to start?' })
    await expect(cities(canvasElement)).toEqual([
      'Istanbul, Turkey',
      'Fethiye, Turkey',
      'Bodrum, Turkey',
      'Dubai, United Arab Emirates',
      'Budva, Montenegro',
    ])
    const included = canvas.getByRole('region', { name: 'Included in every request' })
    await expect(within(included).getAllByRole('listitem')).toHaveLength(6)
    const recent = canvas.getByRole('region', { name: 'Booked recently' })
    await expect(within(recent).getAllByRole('listitem')).toHaveLength(6)
    const offers = canvas.getByRole('link', { name: /^See the boats/ })
    await expect(offers).toHaveAttribute('href', 'https://boats.example.com/en')
    await expect(offers).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Yachts')
    // YACHT-15
    await expect(canvasElement).not.toHaveTextContent(/[€$₽]/)
  },
}

/** In Russian the cities of Russia besides, and other offers. */
export const Russian: Story = {
  name: 'In Russian',
  tags: ['example', 'YACHT-02', 'YACHT-13'],
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 2, name: 'Откуда выйдем в\u00a0море?' })
    await expect(cities(canvasElement)).toEqual([
      'Стамбул, Турция',
      'Фетхие, Турция',
      'Бодрум, Турция',
      'Дубай, ОАЭ',
      'Сочи, Россия',
      'Владивосток, Россия',
      'Будва, Черногория',
    ])
    await expect(canvas.getByRole('link', { name: /^Смотреть яхты/ })).toHaveAttribute(
      'href',
      'https://boats.example.com/ru',
    )
  },
}

/** For a Spanish visitor this part is in English, and says so. */
export const Spanish: Story = {
  name: 'For a Spanish visitor',
  tags: ['example', 'YACHT-13'],
  globals: { locale: 'es' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('heading', { level: 2, name: 'Where do you want to start?' })
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'es')
    await expect(cities(canvasElement)).toHaveLength(5)
  },
}

export const WithoutOffers: Story = {
  name: 'Without an address, or with one no link may have, there is no banner',
  tags: ['YACHT-01'],
  parameters: { module: { config: { yacht: { offersEn: 'javascript:alert(1)' } } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 2, name: 'Booked recently' })
    await expect(canvas.queryByText('Prefer to choose a boat yourself?')).toBeNull()
  },
}

export const ToFeatures: Story = {
  name: 'The promo leads to what is included',
  tags: ['YACHT-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'What is included' }))
    await expect(canvas.getByRole('heading', { name: 'Included in every request' })).toHaveFocus()
  },
}

export const City: Story = {
  name: 'Picking a city goes to the request for it',
  tags: ['YACHT-03'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Bodrum/ }))
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Yacht in Bodrum')
    await expect(args.onGo).toHaveBeenLastCalledWith('yacht/order')
  },
}

export const OtherPlace: Story = {
  name: 'Another place needs three characters: the button is off until then',
  tags: ['YACHT-03'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: 'Another place' })
    const next = canvas.getByRole('button', { name: 'Go on' })
    await expect(field).toHaveAccessibleDescription('At least 3 characters')
    await expect(next).toBeDisabled()
    await userEvent.type(field, ' Gö {Enter}')
    await expect(next).toBeDisabled()
    await expect(args.onGo).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'Göcek')
    await expect(next).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Yacht: .Göcek.$/)
    await expect(canvas.queryByText('Verified place')).toBeNull()
  },
}

export const Dark: Story = { ...English, name: 'Dark', tags: ['YACHT-01'], globals: { theme: 'dark' } }
export const RightToLeft: Story = { tags: ['YACHT-01'], globals: { dir: 'rtl' } }

/** In 320 px, in Russian: nothing is wider than the screen. */
export const Narrow: Story = {
  name: 'In 320 px, in Russian',
  tags: ['example', 'YACHT-01', 'A11Y-01'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: {
    viewport: phones,
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'Недавно заказали' })
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.clientWidth).toBeLessThanOrEqual(320)
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
