import { expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { expectReviewed } from './expectReviewed.ts'
import { faultsIn } from './faults.ts'
import { signInTranscript } from './otherTranscripts.ts'
import { startTranscript } from './transcript.ts'

const chromium = withChromium()

it('A11Y-03 A11Y-04 AUTH-01 what a screen reader says of signing in and out', async () => {
  await expectReviewed(await signInTranscript(await chromium.open(), 'en'), 'sign-in.en')
})

it('A11Y-03 the transcript finds what it listens for: a control without a name, a text said twice, a key', async () => {
  const page = await chromium.open()
  const transcript = await startTranscript(page, 'Planted')
  const shown = (html: string) => page.setContent(`<main><p role="status"></p>${html}</main>`)
  await page.goto('data:text/html,<html lang="en"></html>')
  const say = (text: string) =>
    page.evaluate((said) => {
      const region = document.querySelector('[role=status]')!
      region.textContent = ''
      setTimeout(() => {
        region.textContent = said
      }, 20)
    }, text)
  await transcript.step(
    'Two texts',
    async () => {
      await shown('<button>Go on</button>')
      await say('12 offers')
    },
    1,
  )
  await transcript.step('The same again', () => say('13 offers'), 1)
  await transcript.read('In order')
  expect(faultsIn(transcript.text())).toEqual([])
  await transcript.step(
    'Twice',
    async () => {
      await say('14 offers')
      await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '14 offers')
      await say('14 offers')
    },
    2,
  )
  await shown('<button aria-expanded="false"><svg></svg></button><a href="#">shell.signIn</a>')
  await transcript.read('Not in order')
  expect(faultsIn(transcript.text())).toEqual([
    'said twice: says politely: 14 offers',
    'without a name: button, not expanded',
    'no words: link, shell.signIn',
  ])
})
