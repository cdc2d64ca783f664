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
import { themeProviderGuide } from './ThemeProvider.guide.ts'
import { densities, radii, ThemeProvider } from './ThemeProvider.tsx'
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
  // What it looks like has its pictures under Themes and All modes.
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

export const OwnWords: Story = {
  name: 'I18N-05 words of one’s own, in any language',
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

export const OfThePackage: Story = { name: 'A theme of the package' }

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
export const Auto: Story = { ...auto('light', '#f5f7f6'), name: 'UI-16 auto is light for who wants light' }
export const AutoDark: Story = { ...auto('dark', '#0f1412'), name: 'UI-16 auto is dark for who wants dark' }

/** What a build wrote: the page carries no engine. */
const file = JSON.stringify(createTheme({ accent: '#7a1fa2', scheme: 'both', radius: 'round' }))
export const MadeBeforehand: Story = {
  name: 'UI-17 a theme made beforehand comes as JSON',
  args: { theme: JSON.parse(file) as CreatedTheme, density: undefined, radius: undefined },
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement)
    await expect(variable(root, 'accent-solid')).toBe('#7a1fa2')
    await expect(root).toHaveAttribute('data-wherry-radius', 'round')
  },
}
export const PropsWin: Story = {
  name: 'UI-17 density and radius of the props win over those of a made theme',
  args: { ...MadeBeforehand.args, density: 'compact', radius: 'sharp' },
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement)
    await expect(root).toHaveAttribute('data-wherry-density', 'compact')
    await expect(root).toHaveAttribute('data-wherry-radius', 'sharp')
  },
}
export const Several: Story = {
  name: 'UI-17 several on a page, one within another',
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
