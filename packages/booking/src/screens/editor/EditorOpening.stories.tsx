import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EditorPage, editorOfPartner } from '../../testing/editorPage.tsx'
import { headline } from '../../testing/editorSaving.ts'
import { type ModuleParameters, withModule } from '../../testing/storyModule.tsx'

const meta = {
  title: 'Screens/Editor/Opening',
  component: EditorPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', ...editorOfPartner(3001) },
  args: { onClosed: fn() },
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

const never: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('/booking-module-settings/') ? new Promise(() => {}) : fetch(input, init)

export const Loading: Story = {
  name: 'EDITOR-02 SHELL-26 while the settings are read, the shape of the editor',
  parameters: editorOfPartner(3001, { wrapFetch: never }),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(3))
  },
}

let isDown = true
const failing: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('/booking-module-settings/') && isDown
    ? Promise.reject(new TypeError('offline'))
    : fetch(input, init)

export const Failed: Story = {
  name: 'ERR-04 settings that could not be read are told, and read again',
  parameters: editorOfPartner(3001, { wrapFetch: failing }),
  beforeEach() {
    isDown = true
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', { name: 'Your settings could not be read' }),
    ).toBeVisible()
  },
}

export const ReadAgain: Story = {
  ...Failed,
  name: 'ERR-04 after a failure the settings are read at the second try',
  async play(context) {
    await Failed.play?.(context)
    isDown = false
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /Reload|Try again/ }))
    await expect(await headline(context.canvasElement)).toHaveValue('From the gate straight to town')
  },
}

export const NothingToEdit: Story = {
  name: 'SHELL-07 SHELL-08 a partner without settings has no editor',
  parameters: editorOfPartner(3003),
  async play({ canvasElement, args }) {
    await expect(await within(canvasElement).findByRole('heading', { name: 'The finder' })).toBeVisible()
    await expect(args.onClosed).toHaveBeenCalled()
  },
}
