import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTheme } from '@wherry/ui/accent'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { choices, familiesOf, firstOptions, readOptions, themeOptions } from './studioOptions.ts'
import { ThemeStudio } from './ThemeStudio.tsx'

const meta = {
  title: 'Theme studio',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { ...firstOptions, font: familiesOf(firstOptions.font), view: 'components' },
  // The types read an address; the inputs are on the page.
  argTypes: {
    accent: { control: 'color' },
    secondary: { control: 'color' },
    surface: { control: 'color' },
    font: { type: { name: 'array', value: { name: 'string' } } },
    ...Object.fromEntries(
      Object.entries(choices).map(([name, options]) => [name, { control: 'inline-radio', options }]),
    ),
    view: { table: { disable: true } },
  },
  render: (args) => <ThemeStudio given={readOptions(args)} view={String(args['view'])} />,
} satisfies Meta
export default meta
type Story = StoryObj

const variableIn = (canvas: HTMLElement, name: string) =>
  getComputedStyle(canvas.querySelector('.studio-made')!).getPropertyValue(name).trim()
const outputOf = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`[data-output="${name}"]`)?.textContent ?? ''

export const Studio: Story = {}
export const DarkRound: Story = {
  args: { accent: '#ffdd2d', scheme: 'dark', radius: 'round', density: 'compact' },
  globals: { theme: 'dark' },
}
export const OnAPartnersPage: Story = { args: { accent: '#c2410c', surface: '#f4ead8', scheme: 'light' } }
/** Whole screen with a heading of its own. Its sources come first: they take longer than a wait for a state. */
const screen = (view: string): Story => ({
  args: { accent: '#7a1fa2', scheme: 'light', view },
  loaders: [async () => void (await import('./StudioScreen.tsx'))],
  play: async ({ canvasElement }) => {
    const headings = () => within(canvasElement).getAllByRole('heading', { level: 1 })
    await waitFor(() => expect(headings()).toHaveLength(2))
  },
})
export const Finder: Story = screen('finder')
export const Booking: Story = screen('booking')
export const Confirmation: Story = screen('confirmation')
export const Contrast: Story = { args: { accent: '#ffdd2d', view: 'contrast' } }

export const ThemeOnThePage: Story = {
  name: 'Inputs make the theme on the page, and each output says the same',
  tags: ['UI-17'],
  args: { scheme: 'light' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const accent = canvas.getByRole('textbox', { name: /^Accent/ })
    await userEvent.clear(accent)
    await userEvent.type(accent, '#7a1f')
    await expect(accent).toBeInvalid()
    await expect(variableIn(canvasElement, '--wherry-accent-solid')).toBe('#77aa11')
    await userEvent.type(accent, 'a2')
    await expect(accent).toBeValid()
    await userEvent.click(canvas.getByRole('radio', { name: 'Round' }))
    const options = readOptions({ accent: '#7a1fa2', scheme: 'light', radius: 'round' })
    const theme = createTheme(themeOptions(options))
    const all = { ...theme.modes.light!.variables, ...theme.dimensions }
    for (const name of ['--wherry-accent-solid', '--wherry-accent-text', '--wherry-radius-dialog'])
      await expect(variableIn(canvasElement, name)).toBe(all[name])
    await expect(outputOf(canvasElement, 'createTheme')).toContain("accent: '#7a1fa2'")

    await userEvent.click(canvas.getByRole('tab', { name: 'CSS' }))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(outputOf(canvasElement, 'CSS'))
    const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule)
    const said = (name: string) =>
      rules.map(({ style }) => style.getPropertyValue(name).trim()).findLast(Boolean)
    for (const [name, value] of Object.entries(all)) await expect(said(name), name).toBe(value)

    await userEvent.click(canvas.getByRole('tab', { name: 'Design tokens, light' }))
    const tokens = JSON.parse(outputOf(canvasElement, 'Design tokens, light'))
    await expect(tokens.accent.solid.$value.hex).toBe('#7a1fa2')
    const save = canvas.getByRole('link', { name: 'Save theme-light.tokens.json' })
    await expect(save).toHaveAttribute('download', 'theme-light.tokens.json')

    await userEvent.click(canvas.getByRole('tab', { name: 'Address' }))
    const address = outputOf(canvasElement, 'Address')
    await expect(address).toContain('args=accent:!hex(7a1fa2);scheme:light;radius:round')

    await userEvent.click(canvas.getByRole('button', { name: 'Begin anew' }))
    await waitFor(() => expect(variableIn(canvasElement, '--wherry-accent-solid')).toBe(firstOptions.accent))
  },
}

export const EachPair: Story = {
  name: 'Each pair stands with its ratio, and what the engine moved with its reason',
  tags: ['UI-17'],
  args: { accent: '#ffdd2d', surface: '#f4ead8', scheme: 'both', view: 'contrast' },
  play: async ({ canvasElement }) => {
    for (const scheme of ['light', 'dark']) {
      const part = canvasElement.querySelector<HTMLElement>(`[data-scheme="${scheme}"]`)!
      await expect(within(part).getByRole('list', { name: 'What was moved' })).toBeVisible()
      const ratios = [...part.querySelectorAll<HTMLElement>('[data-ratio]')].map(({ dataset }) =>
        Number(dataset['ratio']),
      )
      await expect(ratios.length).toBeGreaterThan(60)
      await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
      await expect(within(part).queryByText('Under')).toBeNull()
    }
  },
}
