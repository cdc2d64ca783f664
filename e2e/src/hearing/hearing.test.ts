import { expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { listenTo } from './ear.ts'
import { faultsIn } from './faults.ts'
import { expectKept } from './kept.ts'
import { signInTalk } from './otherTalks.ts'

const chromium = withChromium()

it('A11Y-03 A11Y-04 AUTH-01 what a screen reader says of signing in and out', async () => {
  await expectKept(await signInTalk(await chromium.open(), 'en'), 'sign-in.en')
})

it('A11Y-03 the ear finds what it listens for: a control without a name, a text said twice, a key', async () => {
  const page = await chromium.open()
  const ear = await listenTo(page, 'Planted')
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
  await ear.step(
    'Two texts',
    async () => {
      await shown('<button>Go on</button>')
      await say('12 offers')
    },
    1,
  )
  await ear.step('The same again', () => say('13 offers'), 1)
  await ear.read('In order')
  expect(faultsIn(ear.text())).toEqual([])
  await ear.step(
    'Twice',
    async () => {
      await say('14 offers')
      await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '14 offers')
      await say('14 offers')
    },
    2,
  )
  await shown('<button aria-expanded="false"><svg></svg></button><a href="#">shell.signIn</a>')
  await ear.read('Not in order')
  expect(faultsIn(ear.text())).toEqual([
    'said twice: says politely: 14 offers',
    'without a name: button, not expanded',
    'no words: link, shell.signIn',
  ])
})
