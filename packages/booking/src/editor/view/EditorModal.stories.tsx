import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeProvider } from '@wherry/ui'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EditorPage, editorOfPartner, patient } from '../../testing/pages/editorPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'

const meta = {
  title: 'Screens/Editor/Narrow',
  component: EditorPage,
  decorators: [
    withModule,
    (Story, { parameters }) => (
      <div style={{ width: Number(parameters['width'] ?? 360) }}>
        <ThemeProvider>
          <Story />
        </ThemeProvider>
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', ...editorOfPartner(3001) },
  args: { onClosed: fn() },
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

const openSettings = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Settings' }, patient))
  return within(canvasElement).findByRole('dialog', { name: 'Settings' }, patient)
}

/** On a phone the preview, and a button for the settings. */
export const Phone: Story = {
  name: 'On a phone',
  tags: ['example', 'EDITOR-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Settings' }, patient)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Settings of the module' })).toBeNull()
    const preview = await canvas.findByRole('region', { name: 'Preview' }, patient)
    await within(preview).findByRole('heading', { name: 'From the gate straight to town' }, patient)
    const page = canvasElement.querySelector('main') as HTMLElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

/** The settings open in a modal of 320 px at most, and the page behind follows them. */
export const Modal: Story = {
  name: 'The settings on a phone',
  tags: ['example', 'EDITOR-02'],
  async play({ canvasElement }) {
    const dialog = await openSettings(canvasElement)
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Red, #B3261E' }))
    const roots = [...canvasElement.querySelectorAll<HTMLElement>('.wherry-root')]
    await expect(
      roots.some((root) => root.style.getPropertyValue('--wherry-accent-solid') === '#b3261e'),
    ).toBe(true)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const Closed: Story = {
  name: 'The modal closes and gives the focus back',
  tags: ['EDITOR-02'],
  async play({ canvasElement }) {
    const dialog = await openSettings(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
    const button = await within(canvasElement).findByRole('button', { name: 'Settings' }, patient)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const RowHeld: Story = {
  name: 'Escape in the modal lets go of a held row first, then closes the modal',
  tags: ['EDITOR-05'],
  async play({ canvasElement }) {
    const dialog = await openSettings(canvasElement)
    const inside = within(dialog)
    const handle = inside.getByRole('button', { name: 'Move: Met by name' })
    handle.focus()
    await userEvent.keyboard('{Enter}')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'false'))
    await expect(dialog).toBeVisible()
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

export const Hidden: Story = {
  name: 'A page that is hidden, or held at a point, and shown again keeps its form and the focus',
  tags: ['EDITOR-02', 'REL-06'],
  parameters: { width: 1000 },
  async play({ canvasElement }) {
    const inside = within(canvasElement)
    const form = await inside.findByRole('region', { name: 'Settings of the module' }, patient)
    const field = within(form).getByRole('textbox', { name: /Headline/ })
    field.focus()
    const place = form.closest('.wherry-root')?.parentElement as HTMLElement
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    for (const width of ['1px', '0px', '1000px']) {
      place.style.width = width
      await drawn()
    }
    await expect(field.isConnected).toBe(true)
    await expect(field).toHaveFocus()
  },
}

/** Under 970 px the form still waits behind the button. */
export const Tablet: Story = {
  name: 'On a tablet',
  tags: ['example', 'EDITOR-02'],
  parameters: { width: 969 },
  async play({ canvasElement }) {
    const dialog = await openSettings(canvasElement)
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  },
}

/** From 970 px the form stands beside the preview. */
export const Beside: Story = {
  name: 'From 970 px',
  tags: ['example', 'EDITOR-02'],
  parameters: { width: 970 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const form = await canvas.findByRole('region', { name: 'Settings of the module' }, patient)
    const preview = canvas.getByRole('region', { name: 'Preview' })
    await expect(form.getBoundingClientRect().right).toBeLessThan(preview.getBoundingClientRect().left)
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull()
  },
}
