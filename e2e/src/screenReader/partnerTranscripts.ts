import type { Page } from 'playwright'
import { moduleUrl } from '../browser.ts'
import {
  alder,
  editor,
  lookOf,
  preview,
  saved,
  saveStored,
  shows,
  signIn,
  storedOf,
  title,
} from '../editorSteps.ts'
import { moduleFrame, partnerUrl } from '../embedStage.ts'
import { pattern, words } from '../words.ts'
import { atTheBank, plant, setTestEndpoint } from './paymentTranscripts.ts'
import { listener, startTranscript } from './transcript.ts'
import { fill, named } from './transferTranscript.ts'

const { booking, offers } = words.en

/** The module in a plain frame of a partner’s page: from the page into the frame, and up to the payment by card. */
export async function frameTranscript(page: Page): Promise<string> {
  const transcript = await startTranscript(page, 'The module in a partner’s frame, in English')
  const keys = listener(page)
  const inside = page.frameLocator('iframe')
  await transcript.step('The partner’s page opens', async () => {
    await page.goto(partnerUrl('/'))
    await inside.getByRole('combobox', { name: words.en.Finder.to, exact: true }).waitFor()
  })
  const module = await moduleFrame(page)
  await transcript.read('The module, read from the top', undefined, module)
  await transcript.step(
    'Tab through the partner’s page and into the module, up to the drop-off',
    async () => {
      await keys.press('Tab')
      await keys.tabTo(named(`combobox ${words.en.Finder.to}`))
    },
  )
  await transcript.step(
    '“moda caddesi 142” is typed',
    async () => {
      await keys.type('moda caddesi 142')
      await inside.getByRole('option', { name: /142/ }).first().waitFor()
    },
    2,
  )
  await transcript.step(
    'Enter takes the option',
    async () => {
      await keys.press('Enter')
      await inside
        .getByRole('button', { name: pattern(offers.chooseOf) })
        .first()
        .waitFor()
    },
    2,
  )
  await transcript.step('Tab to the first offer, and Enter', async () => {
    await keys.tabTo(named(`button ${offers.chooseOf}`))
    await keys.press('Enter')
    await inside.getByRole('heading', { level: 1, name: booking.title }).waitFor()
  })
  await fill(page, transcript, 'en')
  await transcript.step('Tab to the payment by card, and Enter', async () => {
    await keys.tabTo(named(`button ${booking.pay.card}`))
    await keys.press('Enter')
    await inside.getByRole('link', { name: booking.pay.openPage }).waitFor()
  })
  await transcript.read('The payment, read from the top', 'aside', module)
  await transcript.step('Enter opens the payment page; the bank takes the card', async () => {
    await page.keyboard.press('Enter')
    await atTheBank(page, 'pay')
  })
  await transcript.read('The confirmation, read from the top', 'main')
  return transcript.text()
}

/** A partner’s editor: a headline is typed and saved, which the service refuses once. */
export async function editorTranscript(page: Page): Promise<string> {
  await signIn(page, alder)
  const { result } = await storedOf(alder.partner)
  const transcript = await startTranscript(page, 'A partner’s editor, in English')
  const keys = listener(page)
  await transcript.step('The editor opens', async () => {
    await page.goto(moduleUrl('?lang=en'))
    await title(page).waitFor()
    await preview(page).getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
  })
  await transcript.read('The editor, read from the top')
  try {
    await plant({ operation: 'saveModuleSettings', kind: 'status500', times: 1 })
    await transcript.step('Tab to the headline, which is typed', async () => {
      await keys.press('Tab')
      await keys.tabTo(named(editor.texts.header))
      await keys.press('Control+a')
      await keys.type('Off the plane, into the car')
      await keys.press('Tab')
      await shows(page, 'Off the plane, into the car')
    })
    await transcript.step(
      'The keys that save; the service does not take it',
      async () => {
        await keys.press('Control+s')
        await page.getByText(editor.failure.title).first().waitFor()
      },
      1,
    )
    await transcript.step(
      'Once more',
      async () => {
        await keys.press('Control+s')
        await saved(page)
      },
      1,
    )
  } finally {
    await setTestEndpoint('/__faults')
    await saveStored(page, lookOf(result))
  }
  return transcript.text()
}
