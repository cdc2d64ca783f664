import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dialogOf, headline, saving, savingWorld, writeAndSave } from '../../testing/editorSaving.ts'
import { EditorPage } from '../../testing/pages/editorPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'

const { sent } = savingWorld
let isFirst = true

const meta = {
  title: 'Screens/Editor/Saving',
  component: EditorPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', ...saving() },
  args: { onClosed: fn() },
  beforeEach() {
    sent.length = 0
    isFirst = true
  },
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  name: 'Saved with the tag that was read; an empty text is null, the account’s own settings stay',
  tags: ['EDITOR-07', 'API-28'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const top = await canvas.findByRole('textbox', { name: /Text above/ })
    await userEvent.clear(top)
    const { said, stop } = heard(top)
    await writeAndSave(canvasElement, 'Land and ride')
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(canvas.queryByText('Not saved')).toBeNull()
    const [save] = sent
    await expect(save?.ifMatch).toBeTruthy()
    await expect(save?.body).toMatchObject({
      header_en: 'Land and ride',
      top_description_en: null,
      main_color: '2451D6',
      usp_list: '1,7,21,9,30,3',
    })
    await expect(Object.keys(save?.body ?? {})).not.toEqual(
      expect.arrayContaining(['show_partner_logo', 'partner_site_url', 'show_promo_code']),
    )
    await waitFor(() => expect(said.join()).toContain('Saved: customers see it from now on'))
    stop()
  },
}

export const Saving: Story = {
  name: 'While it is saved the button waits, a second press sends nothing',
  tags: ['EDITOR-07'],
  parameters: saving(() => new Promise(() => {})),
  async play({ canvasElement }) {
    await writeAndSave(canvasElement, 'Land and ride')
    const save = within(canvasElement).getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(sent).toHaveLength(1)
  },
}

/** A save that failed is told, what was edited stays, and is saved again. */
export const SaveFailed: Story = {
  name: 'A save that failed',
  tags: ['example', 'EDITOR-07'],
  parameters: saving(() => {
    if (!isFirst) return null
    isFirst = false
    return Promise.resolve(new Response('', { status: 503 }))
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const field = await writeAndSave(canvasElement, 'Land and ride')
    const notice = await canvas.findByText(/We could not save the changes/)
    await expect(notice).toBeVisible()
    await expect(field).toHaveValue('Land and ride')
    await expect(canvas.getAllByText('Not saved').length).toBeGreaterThan(0)
  },
}

export const SavedAgain: Story = {
  ...SaveFailed,
  name: 'After a failure the same is saved at the second try',
  tags: ['EDITOR-07'],
  async play(context) {
    await SaveFailed.play?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }))
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save again' })).toBeNull()
    await expect(sent[1]?.body).toMatchObject({ header_en: 'Land and ride' })
  },
}

/** Scrolls a control to the edge of the page, as the focus does, and returns its distance below the head. */
async function startUnderHead(control: HTMLElement, head: Element): Promise<number> {
  control.scrollIntoView({ block: 'start' })
  await new Promise(requestAnimationFrame)
  return control.getBoundingClientRect().top - head.getBoundingClientRect().bottom
}

export const ClearOfHead: Story = {
  ...SaveFailed,
  name: 'With a notice in it the head is higher, and no control comes to stand under it',
  tags: ['A11Y-04', 'EDITOR-07'],
  async play(context) {
    await SaveFailed.play?.(context)
    const canvas = within(context.canvasElement)
    const notice = canvas.getByText(/We could not save the changes/)
    let head: Element = notice
    while (getComputedStyle(head).position !== 'sticky') head = head.parentElement!
    await expect(head.getBoundingClientRect().height).toBeGreaterThan(112)
    const controls = canvas.getAllByRole('textbox').slice(0, 4)
    for (const control of controls)
      await waitFor(async () => expect(await startUnderHead(control, head)).toBeGreaterThanOrEqual(0))
  },
}

/** Somebody else saves before the first save of the story arrives. */
const conflicting = saving(({ pass, byOthers }) => {
  if (!isFirst) return null
  isFirst = false
  return byOthers({ ...theirs }).then(pass)
})
const theirs = {
  theme: 'dark',
  main_color: 'B3261E',
  usp_list: '7,3',
  header_en: 'Their headline',
  show_reviews_block: 1,
  show_benefits_block: 1,
}

/** Somebody else has saved: both versions are shown field by field, nothing is overwritten. */
export const Conflict: Story = {
  name: 'Two have saved',
  tags: ['example', 'EDITOR-07'],
  parameters: conflicting,
  async play({ canvasElement }) {
    await writeAndSave(canvasElement, 'My headline')
    const dialog = within(await dialogOf(canvasElement))
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'Somebody else has saved in the meantime' })).toBeVisible(),
    )
    for (const text of ['My headline', 'Their headline', 'Light', 'Dark', '#2451D6', '#B3261E'])
      await expect(dialog.getByText(text)).toBeInTheDocument()
    await expect(sent).toHaveLength(1)
  },
}

export const MineKept: Story = {
  ...Conflict,
  name: 'Keep mine: it is saved with the new tag',
  tags: ['EDITOR-07'],
  async play(context) {
    await Conflict.play?.(context)
    const dialog = within(await dialogOf(context.canvasElement))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine and save' }))
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(await headline(context.canvasElement)).toHaveValue('My headline')
    await expect(sent[1]?.body).toMatchObject({ header_en: 'My headline', main_color: '2451D6' })
    await expect(sent[1]?.ifMatch).not.toBe(sent[0]?.ifMatch)
  },
}

export const TheirsTaken: Story = {
  ...Conflict,
  name: 'Take theirs: it stands in the form, undo brings mine back',
  tags: ['EDITOR-07'],
  async play(context) {
    await Conflict.play?.(context)
    const dialog = within(await dialogOf(context.canvasElement))
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
    const field = await headline(context.canvasElement)
    await waitFor(() => expect(field).toHaveValue('Their headline'))
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(canvas.queryByText('Not saved')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(field).toHaveValue('My headline')
    await expect(sent).toHaveLength(1)
  },
}

export const ResetAsked: Story = {
  name: 'Before a reset',
  tags: ['example', 'EDITOR-08'],
  async play({ canvasElement }) {
    await headline(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }))
    const dialog = within(await dialogOf(canvasElement))
    await expect(dialog.getByRole('button', { name: 'Keep mine' })).toHaveFocus()
    await expect(sent).toHaveLength(0)
  },
}

export const Reset: Story = {
  name: 'A reset sends the defaults, empty texts as empty, and undo brings the own look back',
  tags: ['EDITOR-04', 'EDITOR-08'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await ResetAsked.play?.({ canvasElement } as never)
    const dialog = within(await dialogOf(canvasElement))
    await userEvent.click(dialog.getByRole('button', { name: 'Reset everything' }))
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(sent[0]?.body).toMatchObject({
      theme: 'light',
      main_color: null,
      usp_list: '7,3,21,22,9',
      header_en: '',
      bottom_description_ru: '',
    })
    await expect(await canvas.findByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Own accent colour' })).not.toBeChecked()
    // The preview shows the green of the themes, as customers see it.
    const preview = within(canvas.getByRole('region', { name: 'Preview' }))
    const find = preview.getByRole('button', { name: 'Find a car' })
    await waitFor(() => expect(getComputedStyle(find).backgroundColor).toBe('rgb(0, 173, 90)'))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await headline(canvasElement)).toHaveValue('From the gate straight to town')
    await waitFor(() => expect(getComputedStyle(find).backgroundColor).toBe('rgb(36, 81, 214)'))
  },
}
