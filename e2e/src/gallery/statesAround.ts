import { builtChunks } from '@wherry/bench/firstScreen.ts'
import { journeyClock } from '../clock.ts'
import { answer, button, cut, dialog, field, go, heading, hold, lift, type Stage, said } from './stage.ts'
import { type Chain, state } from './states.ts'
import { editor } from './statesEditor.ts'

const sendRequest = (stage: Stage) =>
  button(stage, stage.t.yacht.order.send).or(button(stage, stage.t.yacht.error.again)).last().click()
const requests = '/send/booking-yacht-requests'

async function fillStart(stage: Stage): Promise<void> {
  const { date, time } = stage.t.yacht.order
  const inDays = new Date(journeyClock.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await field(stage, date).fill('')
  await field(stage, date).pressSequentially(inDays.split('-').reverse().join('.'))
  await field(stage, date).press('Tab')
  const clock = stage.page.getByRole('combobox', { name: time })
  await clock.pressSequentially('1100')
  await clock.press('Tab')
}

const yacht: Chain = {
  name: 'yacht',
  section: 'yacht',
  states: [
    state('yacht.index', async (stage) => {
      await go(stage, '/yacht')
      await heading(stage, stage.t.yacht.promo.title).waitFor()
      await heading(stage, stage.t.yacht.recent.title).waitFor()
    }),
    state('yacht.otherPlace', async (stage) => {
      await field(stage, stage.t.yacht.pick.other).fill('Gö')
    }),
    state('yacht.order', async (stage) => {
      await field(stage, stage.t.yacht.pick.other).fill('')
      await stage.page.getByRole('button', { name: stage.t.yacht.city.bodrum }).first().click()
      await heading(stage, stage.t.yacht.order.in.bodrum).waitFor()
    }),
    state(
      'yacht.times',
      async (stage) => {
        await stage.page.getByRole('combobox', { name: stage.t.yacht.order.time }).click()
        await stage.page.getByRole('listbox').waitFor()
      },
      { part: ({ page }) => page.getByRole('listbox') },
    ),
    state('yacht.errors', async (stage) => {
      await fillStart(stage)
      await sendRequest(stage)
      await said(stage, stage.t.yacht.error.contactMissing)
    }),
    state('yacht.limits', async (stage) => {
      for (const name of [stage.t.yacht.order.duration, stage.t.yacht.order.guests]) {
        await stage.page.getByRole('spinbutton', { name }).focus()
        await stage.page.keyboard.press('End')
      }
      await field(stage, stage.t.yacht.order.details).fill('Lunch on board, '.repeat(80))
    }),
    state('yacht.failed', async (stage) => {
      await field(stage, stage.t.yacht.order.details).fill('A swimming stop')
      await field(stage, stage.t.yacht.order.contact).fill('anna@example.com')
      await stage.page.getByRole('checkbox').last().check({ force: true })
      await cut(stage, requests)
      await sendRequest(stage)
      await said(stage, stage.t.yacht.error.openTitle)
    }),
    state(
      'yacht.sending',
      async (stage) => {
        await hold(stage, requests)
        await sendRequest(stage)
        await stage.page.locator('[aria-busy=true]').first().waitFor()
      },
      // The call stays unanswered, because an answer during the reload of the page would lead to a confirmation that
      // the reloaded page does not know.
      { holdsOn: true },
    ),
    state('yacht.sent', async (stage) => {
      await stage.page.reload()
      await lift(stage)
      const sent = heading(stage, stage.t.yacht.success.title)
      await heading(stage, stage.t.yacht.order.in.bodrum).waitFor()
      const agree = stage.page.getByRole('checkbox').last()
      if (!(await agree.isChecked())) await agree.check({ force: true })
      await sendRequest(stage)
      const show = button(stage, stage.t.yacht.error.arrivedShow)
      await sent.or(show).first().waitFor()
      if (await show.isVisible()) await show.click()
      await sent.waitFor()
    }),
  ],
}

const signInButton = ({ page, t }: Stage) =>
  page.getByRole('banner').getByRole('button', { name: t.shell.signIn })

async function enter(stage: Stage, login: string, password: string): Promise<void> {
  await dialog(stage).getByRole('textbox').first().fill(login)
  const secret = dialog(stage).getByLabel(stage.t.login.password, { exact: true })
  await secret.fill(password)
  await secret.press('Enter')
}

const refuse = async (stage: Stage, status: number) => {
  for (const call of ['/partners/get-setting-user', '/partners/frame-user-settings'])
    await answer(stage, call, status)
}

/** The file of the build that contains a source file. */
function fileWith(source: string): string {
  const [file] =
    Object.entries(builtChunks()).find(([, all]) => all.some((one) => one.endsWith(source))) ?? []
  if (!file) throw new Error(`No file of the build holds ${source}`)
  return file
}

const around: Chain = {
  name: 'around',
  section: 'transfer',
  states: [
    state(
      'login.empty',
      async (stage) => {
        await go(stage, '')
        await signInButton(stage).click()
        await dialog(stage).getByRole('textbox').first().waitFor()
      },
      { leave: async () => {} },
    ),
    state(
      'login.wrong',
      async (stage) => {
        await enter(stage, 'anna.buyer@example.com', 'wrong')
        await dialog(stage)
          .getByRole('alert')
          .or(dialog(stage).getByText(stage.t.login.error.refused))
          .first()
          .waitFor()
      },
      { leave: async () => {} },
    ),
    state('login.sending', async (stage) => {
      await hold(stage, '/rpc')
      await enter(stage, 'anna.buyer@example.com', 'sandbox-1001')
      await dialog(stage).locator('[aria-busy=true]').first().waitFor()
    }),
    state(
      'login.account',
      async (stage) => {
        await go(stage, '')
        const account = stage.page.getByRole('banner').getByRole('button', { name: stage.t.shell.account })
        await account.or(signInButton(stage)).waitFor()
        if (await signInButton(stage).isVisible()) {
          await signInButton(stage).click()
          await enter(stage, 'anna.buyer@example.com', 'sandbox-1001')
        }
        await account.click()
        await button(stage, stage.t.login.signOut).waitFor()
      },
      {
        async leave(stage) {
          await button(stage, stage.t.login.signOut).click()
          await signInButton(stage).waitFor()
        },
      },
    ),
    state('error.forbidden', async (stage) => {
      await refuse(stage, 403)
      await go(stage, '')
      await heading(stage, stage.t.forbidden.title).waitFor()
    }),
    state('error.settings', async (stage) => {
      await refuse(stage, 400)
      await go(stage, '')
      await heading(stage, stage.t.trans.common.error_boundary.title).waitFor()
    }),
    state('error.unexpected', async (stage) => {
      await go(stage, '')
      await button(stage, stage.t.Finder.find).waitFor()
      await stage.page.evaluate(() => void Promise.reject(new Error('№ 7')))
      await heading(stage, stage.t.trans.common.error_boundary.title).waitFor()
    }),
    state('error.chunk', async (stage) => {
      const file = fileWith('/RentScreen.tsx')
      await stage.page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: '' }))
      await go(stage, '/rent')
      await heading(stage, stage.t.trans.common.error_boundary.title).waitFor()
    }),
    state('landing.rich', async (stage) => {
      await go(stage, '', 'partner=2001')
      await stage.page.getByText('ALDER10').first().waitFor()
      await heading(stage, stage.t.landing.points).waitFor()
    }),
    state('landing.hostile', async (stage) => {
      await go(stage, '', 'partner=2005')
      await button(stage, stage.t.Finder.find).waitFor()
    }),
  ],
}

/** Yachts, signing in, a partner’s landing page and editor, and the screens for errors and unknown addresses. */
export const aroundChains: readonly Chain[] = [yacht, around, editor]
