import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dialogOf, headline, saving, savingWorld } from '../../testing/editorSaving.ts'
import type { FakePlatform } from '../../testing/fakePlatform.ts'
import { EditorPage } from '../../testing/pages/editorPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'

const meta = {
  title: 'Screens/Editor/Leaving',
  component: EditorPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', ...saving() },
  args: { onClosed: fn() },
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

const platformNow = () => savingWorld.platform as FakePlatform

export const Account: Story = {
  name: 'A link leads back to the account page’s booking tab',
  tags: ['EDITOR-09'],
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole('link', { name: 'Account' })
    await expect(link).toHaveAttribute(
      'href',
      'https://account.example.com/account/settings?tab=booking&lang=en',
    )
    await userEvent.click(link)
    await expect(platformNow().left).toEqual([
      'https://account.example.com/account/settings?tab=booking&lang=en',
    ])
  },
}

export const Leaving: Story = {
  name: 'Who leaves with unsaved changes is asked first, and may stay',
  tags: ['EDITOR-10'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const field = await headline(canvasElement)
    await expect(platformNow().isHeld()).toBe(false)
    await userEvent.type(field, ' today')
    await expect(platformNow().isHeld()).toBe(true)
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }))
    const dialog = within(await dialogOf(canvasElement))
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible())
    await expect(platformNow().left).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
    await expect(field).toHaveValue('From the gate straight to town today')
    // Back and forward open the same question.
    platformNow().goBack()
    await waitFor(async () => expect(await dialogOf(canvasElement)).toBeVisible())
  },
}

export const Left: Story = {
  name: 'Who leaves all the same goes, and what was not saved is dropped',
  tags: ['EDITOR-10'],
  async play({ canvasElement }) {
    await Leaving.play?.({ canvasElement } as never)
    const dialog = within(await dialogOf(canvasElement))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }))
    await expect(platformNow().isHeld()).toBe(false)
    await expect(await headline(canvasElement)).toHaveValue('From the gate straight to town')
  },
}
