import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Badge } from '../components/Badge/Badge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Link } from '../components/Link/Link.tsx'
import { Textarea } from '../components/Textarea/Textarea.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { createTheme } from './accent/createTheme.ts'
import type { CreatedTheme } from './createdTheme.ts'
import { densities, radii } from './createdTheme.ts'
import { surfaces } from './rootSettings.ts'
import { themeProviderGuide } from './ThemeProvider.guide.ts'
import { ThemeProvider } from './ThemeProvider.tsx'
import { themeNames, useTheme } from './useTheme.ts'

function Sample({ name }: { name: string }) {
  const theme = useTheme()
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 24, maxWidth: 360 }}>
      <Badge tone="accent">{theme.name}</Badge>
      <TextField label={`Name on the sign, ${name}`} defaultValue="Anna Berg" />
      <Button>Find a car</Button>
      <Link href="#terms">Terms of the ride</Link>
    </div>
  )
}

const meta = {
  title: 'Foundations/ThemeProvider',
  component: ThemeProvider,
  // The pictures of its looks are under Themes and All modes.
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: themeProviderGuide },
  args: { theme: 'light', density: 'comfortable', radius: 'soft', locale: 'en', dir: 'ltr', children: null },
  argTypes: {
    theme: { control: 'select', options: [...themeNames, 'auto'] },
    density: { control: 'inline-radio', options: densities },
    radius: { control: 'inline-radio', options: radii },
    locale: { control: 'inline-radio', options: ['en', 'ru', 'es'] },
    dir: { control: 'inline-radio', options: ['ltr', 'rtl'] },
    children: { control: false },
    portalContainer: { control: false },
    visible: { control: false },
    words: { control: false },
    surface: { control: 'inline-radio', options: surfaces },
  },
  render: (args) => (
    <ThemeProvider {...args}>
      <Sample name="one" />
    </ThemeProvider>
  ),
} satisfies Meta<typeof ThemeProvider>
export default meta
type Story = StoryObj<typeof meta>

/** Polish, as a page may bring it; what it leaves out is English. */
const polish = {
  dialog: { close: 'Zamknij' },
  textarea: {
    tooMany: {
      one: 'O {{count}} znak za dużo',
      few: 'O {{count}} znaki za dużo',
      many: 'O {{count}} znaków za dużo',
      other: 'O {{count}} znaku za dużo',
    },
  },
} as const

export const OfThePackage: Story = { name: 'A theme of the package' }

export const OwnWords: Story = {
  name: 'Words of one’s own, in any language',
  tags: ['I18N-05'],
  args: { locale: 'pl', words: polish },
  render: (args) => (
    <ThemeProvider {...args}>
      <Textarea label="Uwagi" maxLength={4} defaultValue="abcdefg" isOptional />
      <Textarea label="Adres" maxLength={4} defaultValue="abcdefghi" />
      <Dialog isOpen title="Przejazd" onOpenChange={() => {}}>
        Lotnisko
      </Dialog>
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const close = await page.findByRole('button', { name: 'Zamknij' })
    await waitFor(() => expect(close).toBeVisible())
    await expect(page.getByLabelText(/Uwagi/)).toHaveAccessibleDescription(/O 3 znaki za dużo/)
    await expect(page.getByLabelText('Adres')).toHaveAccessibleDescription(/O 5 znaków za dużo/)
    await expect(page.getByText(/optional/)).toBeInTheDocument()
  },
}

/** The root that holds the sample, and what a variable is in it. */
const rootOf = (canvasElement: HTMLElement, at = 0) =>
  within(canvasElement).getAllByRole('button', { name: 'Find a car' })[at]!.closest('.wherry-root')!
const variable = (root: Element, name: string) =>
  getComputedStyle(root).getPropertyValue(`--wherry-${name}`).trim()

const auto = (scheme: 'light' | 'dark', surface: string): Story => ({
  args: { theme: 'auto' },
  parameters: { media: { 'prefers-color-scheme': scheme } },
  play: async ({ canvasElement }) => {
    // In Storybook itself it is the scheme of whoever looks.
    if (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) return
    await expect(within(canvasElement).getByText(scheme)).toBeVisible()
    await expect(variable(rootOf(canvasElement), 'surface-0')).toBe(surface)
  },
})
export const Auto: Story = {
  ...auto('light', '#f5f7f6'),
  name: 'Auto is light for who wants light',
  tags: ['UI-16'],
}
export const AutoDark: Story = {
  ...auto('dark', '#0f1412'),
  name: 'Auto is dark for who wants dark',
  tags: ['UI-16'],
}

/** Theme as a build writes it: the page carries no theme engine. */
const file = JSON.stringify(createTheme({ accent: '#7a1fa2', scheme: 'both', radius: 'round' }))
export const MadeBeforehand: Story = {
  name: 'A theme made beforehand comes as JSON',
  tags: ['UI-17'],
  args: { theme: JSON.parse(file) as CreatedTheme, density: undefined, radius: undefined },
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement)
    await expect(variable(root, 'accent-solid')).toBe('#7a1fa2')
    await expect(root).toHaveAttribute('data-wherry-radius', 'round')
  },
}
export const PropsWin: Story = {
  name: 'Density and radius of the props win over those of a made theme',
  tags: ['UI-17'],
  args: { ...MadeBeforehand.args, density: 'compact', radius: 'sharp' },
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement)
    await expect(root).toHaveAttribute('data-wherry-density', 'compact')
    await expect(root).toHaveAttribute('data-wherry-radius', 'sharp')
  },
}
export const Several: Story = {
  name: 'Several on a page, one within another',
  tags: ['UI-17'],
  render: () => (
    <ThemeProvider theme={createTheme({ accent: '#c2410c' })}>
      <Sample name="outer" />
      <ThemeProvider theme="dark">
        <Sample name="inner" />
      </ThemeProvider>
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(variable(rootOf(canvasElement, 0), 'accent-solid')).toBe('#c2410c')
    await expect(variable(rootOf(canvasElement, 1), 'surface-0')).toBe('#0f1412')
  },
}
export const Inherited: Story = {
  name: 'A root inside another one keeps what it is not given',
  tags: ['UI-18'],
  args: { locale: 'ru', density: 'compact', radius: 'round' },
  render: (args) => (
    <ThemeProvider {...args}>
      <Sample name="снаружи" />
      <ThemeProvider theme="dark">
        <Sample name="внутри" />
      </ThemeProvider>
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    const inner = rootOf(canvasElement, 1)
    await expect(inner).toHaveAttribute('lang', 'ru')
    await expect(inner).toHaveAttribute('data-wherry-density', 'compact')
    await expect(inner).toHaveAttribute('data-wherry-radius', 'round')
    await expect(variable(inner, 'surface-0')).toBe('#0f1412')
  },
}
export const OnACard: Story = {
  name: 'A root that paints nothing shows the card that it stands on',
  tags: ['UI-18'],
  args: { surface: 'none' },
  render: (args) => (
    <div style={{ background: '#fff8e6', borderRadius: 16 }}>
      <ThemeProvider {...args}>
        <Sample name="on a card" />
      </ThemeProvider>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(rootOf(canvasElement)).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}
