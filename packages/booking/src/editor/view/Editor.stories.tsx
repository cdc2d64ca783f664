import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EditorPage, editorOfPartner, patient } from '../../testing/pages/editorPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'

const meta = {
  title: 'Screens/Editor',
  component: EditorPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', ...editorOfPartner(3001) },
  args: { onClosed: fn() },
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

type Play = { canvasElement: HTMLElement }
/** Finds the form beside the preview, once it is rendered. */
const formOf = async (canvasElement: HTMLElement, name = 'Settings of the module') =>
  within(await within(canvasElement).findByRole('region', { name }, patient))
/** Finds the preview, once the partner's page is rendered in it. */
async function previewOf(canvasElement: HTMLElement, headline = 'From the gate straight to town') {
  const preview = await within(canvasElement).findByRole(
    'region',
    {
      name: /^(Preview|Просмотр|Vista previa)$/,
    },
    patient,
  )
  await within(preview).findByRole('heading', { level: 2, name: headline }, patient)
  return preview
}
const rootOf = (preview: HTMLElement) => preview.querySelector('.wherry-root') as HTMLElement

/** The settings of a partner beside the module as customers see it. */
export const Clean: Story = {
  name: 'Settings and preview',
  tags: ['example', 'EDITOR-01', 'EDITOR-02', 'A11Y-04'],
  parameters: { focusWalk: 300 },
  async play({ canvasElement }) {
    const form = await formOf(canvasElement)
    await expect(form.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(form.getByRole('textbox', { name: 'Own accent' })).toHaveValue('#2451D6')
    await expect(form.getByRole('textbox', { name: 'Background colour' })).toHaveValue('#E8EEF7')
    await expect(form.getByRole('textbox', { name: /Headline/ })).toHaveValue(
      'From the gate straight to town',
    )
    const preview = await previewOf(canvasElement)
    await expect(rootOf(preview).style.getPropertyValue('--wherry-accent-solid')).toBe('#2451d6')
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Not saved')).toBeNull()
    // The design book is published nowhere.
    await expect(form.queryByRole('link', { name: 'Open the theme studio' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Dirty: Story = {
  name: 'A change shows at once, is undone and redone by buttons and by keys',
  tags: ['EDITOR-10'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const form = await formOf(canvasElement)
    const preview = await previewOf(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: 'Yellow, #FFDD2D' }))
    await expect(rootOf(preview).style.getPropertyValue('--wherry-accent-solid')).toBe('#ffdd2d')
    await expect(form.getByText(/^We adjusted 3 colours/)).toBeVisible()
    await expect(form.getByText(/Buttons keep #FFDD2D with dark text, contrast 13\.\d:1/)).toBeVisible()
    await expect(canvas.getByText('Not saved')).toBeVisible()
    const header = form.getByRole('textbox', { name: /Headline/ })
    await userEvent.clear(header)
    await userEvent.type(header, 'By car')
    await expect(within(preview).getByRole('heading', { level: 2, name: 'By car' })).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(header).toHaveValue('From the gate straight to town')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(rootOf(preview).style.getPropertyValue('--wherry-accent-solid')).toBe('#2451d6')
    await expect(canvas.queryByText('Not saved')).toBeNull()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await expect(header).toHaveValue('By car')
    await expect(canvas.getByText('Not saved')).toBeVisible()
  },
}

export const Studio: Story = {
  name: 'The look opens in the theme studio, where the design book is published',
  tags: ['EDITOR-10'],
  parameters: editorOfPartner(3001, { config: { bookUrl: 'https://design.example/' } }),
  async play({ canvasElement }) {
    const form = await formOf(canvasElement)
    const link = form.getByRole('link', { name: 'Open the theme studio' })
    const studio = 'https://design.example/?path=/story/theme-studio--studio'
    await expect(link).toHaveAttribute('href', `${studio}&args=accent:!hex(2451d6)`)
    await expect(link).toHaveAttribute('target', '_blank')
    await userEvent.click(form.getByRole('radio', { name: 'Yellow, #FFDD2D' }))
    await userEvent.click(form.getByRole('radio', { name: 'Dark' }))
    await expect(link).toHaveAttribute('href', `${studio}&args=accent:!hex(ffdd2d);base:dark`)
  },
}

export const Allowed: Story = {
  name: 'An own colour turned off is the default’s, turned on again it is the last one',
  tags: ['EDITOR-03'],
  async play({ canvasElement }) {
    const form = await formOf(canvasElement)
    const preview = await previewOf(canvasElement)
    const accent = form.getByRole('switch', { name: 'Own accent colour' })
    await userEvent.click(accent)
    await expect(form.queryByRole('textbox', { name: 'Own accent' })).toBeNull()
    await expect(rootOf(preview).style.getPropertyValue('--wherry-accent-solid')).toBe('')
    await userEvent.click(accent)
    const field = form.getByRole('textbox', { name: 'Own accent' })
    await expect(field).toHaveValue('#2451D6')
    await userEvent.clear(field)
    await userEvent.type(field, '7a3')
    await expect(rootOf(preview).style.getPropertyValue('--wherry-accent-solid')).toBe('#77aa33')
    await userEvent.type(field, '!{Tab}')
    await expect(field).toHaveAccessibleDescription(
      'Write a colour as six digits from 0 to F, for example 2451D6',
    )
    const ground = form.getByRole('switch', { name: 'Own background colour' })
    await userEvent.click(ground)
    await expect(within(preview).getByText('Met by name').closest('section')).not.toHaveAttribute(
      'data-ground',
    )
  },
}

export const Picture: Story = {
  name: 'An address that is none changes nothing, one of a foreign host is told',
  tags: ['EDITOR-01', 'SEC-01'],
  async play({ canvasElement }) {
    const form = await formOf(canvasElement)
    const field = form.getByRole('textbox', { name: /Picture address/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'javascript:alert(1){Tab}')
    await expect(field).toHaveAccessibleDescription(
      'Write a whole address that starts with https:// Starts with https://',
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'https://elsewhere.example.net/a.jpg{Tab}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Pictures are shown from .* only/))
  },
}

export const Prices: Story = {
  name: 'The preview shows the prices of a way, and nothing of them can be chosen',
  tags: ['PRICE-20', 'EDITOR-02'],
  async play({ canvasElement }) {
    const preview = within(await previewOf(canvasElement))
    const prices = preview.getByRole('radio', { name: 'Prices' })
    await waitFor(() => expect(prices).toBeEnabled())
    await userEvent.click(prices)
    const buttons = await preview.findAllByRole('button', { name: /^Choose / })
    for (const button of buttons) await expect(button).toBeDisabled()
    await expect(preview.getByText('Preview, choosing is off')).toBeVisible()
    await userEvent.click(preview.getByRole('radio', { name: 'Start page' }))
    await preview.findByText('Met by name')
  },
}

export const TextsInRussian: Story = {
  name: 'The texts of a language are shown in the preview as they are edited',
  tags: ['EDITOR-01'],
  async play({ canvasElement }) {
    const form = await formOf(canvasElement)
    await previewOf(canvasElement)
    await userEvent.click(form.getByRole('tab', { name: 'Русский' }))
    await previewOf(canvasElement, 'Из аэропорта — сразу в город')
    const header = form.getByRole('textbox', { name: /Headline/ })
    await expect(header).toHaveAttribute('lang', 'ru')
    await expect(header).toHaveAccessibleDescription('28 / 80')
    await userEvent.type(header, ', без очереди')
    await previewOf(canvasElement, 'Из аэропорта — сразу в город, без очереди')
  },
}

export const Blocks: Story = {
  name: 'Blocks are switched; what the account decides is only shown',
  tags: ['EDITOR-01', 'API-28'],
  async play({ canvasElement }) {
    const form = await formOf(canvasElement)
    const preview = within(await previewOf(canvasElement))
    await userEvent.click(form.getByRole('switch', { name: 'Advantages' }))
    await waitFor(() => expect(preview.queryByText('Met by name')).toBeNull())
    await expect(form.getByText(/ALDER10.*, shown/)).toBeVisible()
    await expect(form.queryByRole('switch', { name: /logo|promo/i })).toBeNull()
    await expect(form.getByRole('link', { name: 'Change in account settings' })).toHaveAttribute(
      'href',
      'https://account.example.com/account/settings?lang=en',
    )
  },
}

/** The embed code is of exactly what is shown, and is copied. */
export const Embed: Story = {
  name: 'The embed code',
  tags: ['example', 'EDITOR-11'],
  async play({ canvasElement }) {
    const form = await formOf(canvasElement)
    const code = () => canvasElement.querySelector('pre')?.textContent ?? ''
    await expect(code()).toContain('partner="2001"')
    await expect(code()).toContain('accent="#2451D6"')
    await userEvent.click(form.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(form.getByRole('radio', { name: 'Red, #B3261E' }))
    await expect(code()).toContain('theme="dark"')
    await expect(code()).toContain('accent="#B3261E"')
    // Customers of the partner still see the saved blue.
    const own = form.getByRole('switch', { name: 'Own accent colour' })
    await userEvent.click(own)
    await expect(code()).toContain('accent="#00AD5A"')
    await userEvent.click(own)
    await expect(code()).toContain('accent="#B3261E"')
    await userEvent.click(form.getByRole('radio', { name: 'Frame' }))
    await expect(code()).toContain('https://booking.example.com/transfer?partner=2001')
    await userEvent.click(form.getByRole('button', { name: 'Copy the code' }))
    await expect(await form.findByRole('button', { name: 'The code is copied' })).toBeVisible()
    await userEvent.click(form.getByRole('radio', { name: 'React' }))
    await expect(form.getByRole('button', { name: 'Copy the code' })).toBeVisible()
  },
}

/** Hostile settings: the defaults stand, and a note says what was broken. */
export const Hostile: Story = {
  name: 'Broken settings',
  tags: ['example', 'LAND-03', 'EDITOR-01'],
  parameters: editorOfPartner(3004),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Some stored settings could not be used')).toBeVisible()
    await expect(canvas.getByText('Accent: what was stored could not be read')).toBeVisible()
    await expect(canvas.getByText('Headline, Русский: the first 80 characters are shown')).toBeVisible()
    const preview = await previewOf(canvasElement, 'To the door, at a price you know today')
    await expect(preview.querySelector('script, iframe, [onerror]')).toBeNull()
    const form = await formOf(canvasElement)
    await expect(form.getByRole('switch', { name: 'Own accent colour' })).not.toBeChecked()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    // A save repairs the broken settings.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByText('Accent: what was stored could not be read')).toBeNull())
  },
}

export const Russian: Story = {
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    await formOf(canvasElement, 'Настройки модуля')
    await previewOf(canvasElement, 'Из аэропорта — сразу в город')
  },
}
export const Spanish: Story = {
  globals: { locale: 'es' },
  async play({ canvasElement }) {
    await formOf(canvasElement, 'Ajustes del módulo')
    await previewOf(canvasElement)
  },
}

const stands = ({ canvasElement }: Play) => previewOf(canvasElement).then(() => {})
export const Dark: Story = { globals: { theme: 'dark' }, play: stands }
export const RightToLeft: Story = { globals: { dir: 'rtl' }, play: stands }
/** An accent on the dark theme: its contrast is shown and repaired. */
export const DarkAccent: Story = {
  name: 'An accent on the dark theme',
  tags: ['example', 'EDITOR-10'],
  async play({ canvasElement }) {
    const form = await formOf(canvasElement)
    await previewOf(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(form.getByRole('radio', { name: 'Black, #101714' }))
    await expect(form.getByText(/^We adjusted 3 colours/)).toBeVisible()
    await expect(form.getByText(/Accent text is lightened from #101714 to/)).toBeVisible()
  },
}
