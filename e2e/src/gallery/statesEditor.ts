import { journeyClock } from '../clock.ts'
import { answer, button, dialog, field, go, type Stage, said } from './stage.ts'
import { type Chain, type State, state } from './states.ts'

const preview = ({ page, t }: Stage) => page.getByRole('region', { name: t.editor.preview.title })
const headline = (stage: Stage) => field(stage, stage.t.editor.texts.header)
/** Opens the settings of the editor, which are in a dialog on a narrow screen. */
async function openSettings(stage: Stage): Promise<void> {
  const settings = button(stage, stage.t.editor.settings)
  await settings.or(headline(stage)).first().waitFor()
  if ((await settings.isVisible()) && !(await headline(stage).isVisible())) await settings.click()
  await headline(stage).waitFor()
}
/** A state of the settings, which are next to the preview on a wide screen and in a dialog on a narrow one. */
const inSettings = (name: string, reach: State['reach']): State =>
  state(
    name,
    async (stage) => {
      await openSettings(stage)
      await reach(stage)
    },
    {
      part: headline,
      leave: async (stage) => {
        if (await dialog(stage).isVisible()) await stage.page.keyboard.press('Escape')
      },
    },
  )
const allPoints = ({ t }: Stage) => t.editor.points.all.replace('{{count}}', '35')

/** A partner’s editor of the module, and two people who save at the same time. */
export const editor: Chain = {
  name: 'editor',
  section: 'editor',
  account: { id: 3001, login: 'editor.alder' },
  states: [
    state('editor.open', async (stage) => {
      await go(stage, '/edit')
      await preview(stage).getByText('ALDER10').first().waitFor()
    }),
    inSettings('editor.settings', async () => {}),
    inSettings('editor.wrong', async (stage) => {
      await field(stage, stage.t.editor.look.accentField).fill('ffee00')
      await field(stage, stage.t.editor.look.image).fill('http://pictures.example.com/a.png')
      await headline(stage).fill('Straight off the plane and into the car that waits for you')
      await headline(stage).press('Tab')
    }),
    inSettings('editor.texts', async (stage) => {
      await stage.page.getByRole('tab', { name: stage.t.editor.texts.ru }).first().click()
    }),
    inSettings('editor.embed', async (stage) => {
      await stage.page
        .getByRole('tab', { name: stage.t.editor.embed.react })
        .or(stage.page.getByRole('radio', { name: stage.t.editor.embed.react }))
        .first()
        .click({ force: true })
    }),
    state(
      'editor.points',
      async (stage) => {
        await openSettings(stage)
        await stage.page.getByRole('button', { name: allPoints(stage) }).click()
        await stage.page.getByRole('dialog', { name: allPoints(stage) }).waitFor()
      },
      { part: (stage) => stage.page.getByRole('dialog', { name: allPoints(stage) }) },
    ),
    state(
      'editor.reset',
      async (stage) => {
        await button(stage, stage.t.editor.reset.action).click()
        await dialog(stage).waitFor()
      },
      { part: ({ page, t }) => page.getByRole('dialog', { name: t.editor.reset.title }) },
    ),
    state('editor.saveFailed', async (stage) => {
      await answer(stage, '/partners/booking-module-settings', 500)
      await button(stage, stage.t.editor.save).first().click()
      await said(stage, stage.t.editor.failure.title)
    }),
    state(
      'editor.leave',
      async (stage) => {
        await stage.page.getByRole('link', { name: stage.t.editor.account }).first().click()
        await dialog(stage).waitFor()
      },
      { part: ({ page, t }) => page.getByRole('dialog', { name: t.editor.leave.title }) },
    ),
    state('editor.prices', async (stage) => {
      const prices = stage.page.getByRole('radio', { name: stage.t.editor.preview.prices })
      await prices.and(stage.page.locator(':enabled')).waitFor({ state: 'attached' })
      // A key is used, because after a scroll the control may lie under the fixed head of the page.
      await prices.press('Space')
      await preview(stage).getByRole('article').first().waitFor()
    }),
    state(
      'editor.conflict',
      async (stage) => {
        const other = { ...stage, page: await stage.page.context().newPage() }
        await go(other, '/edit')
        await headline(other).fill(`Saved by another, ${journeyClock.now()}`)
        await button(other, stage.t.editor.save).first().click()
        await said(other, stage.t.editor.saved)
        await other.page.close()
        await button(stage, stage.t.editor.save).first().click()
        await stage.page.getByRole('dialog', { name: stage.t.editor.conflict.title }).waitFor()
      },
      { leave: (stage) => stage.page.keyboard.press('Escape') },
    ),
  ],
}
