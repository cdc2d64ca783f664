import type { Locator, Page } from 'playwright'
import { attribute, count, is, named, press, type RowFile, row, send, shown, tabOrder, text } from './row.ts'

const print = (page: Page) => page.getByRole('button', { name: 'Print' })
const mute = (page: Page) => page.getByRole('button', { name: 'Mute' })

const actsBy = async (page: Page, key: string) => {
  await send(mute(page), key)
  await attribute(mute(page), 'aria-pressed', 'true')
  await send(mute(page), key)
  await attribute(mute(page), 'aria-pressed', 'false')
  await send(print(page), key)
  await text(page.locator('output'), '1')
}

/** The tested components are Button and a toggle button. */
export const button: RowFile = {
  file: 'button_button.js',
  total: 5,
  fixture: 'button',
  rows: [
    row('button-role', 'Example elements should have role="button" set', async (page) => {
      await count(print(page), 1)
      await count(mute(page), 1)
    }),
    row('button-tabindex', 'Button examples should have tabindex="0"', (page) =>
      tabOrder([print(page), mute(page)]),
    ),
    row('button-aria-pressed', '"aria-pressed" reflects button state', async (page) => {
      await attribute(mute(page), 'aria-pressed', 'false')
      await mute(page).click()
      await attribute(mute(page), 'aria-pressed', 'true')
      await attribute(print(page), 'aria-pressed', null)
    }),
    row('key-enter', 'key ENTER activates button', (page) => actsBy(page, 'Enter')),
    row('key-space', 'key SPACE activates button', (page) => actsBy(page, ' ')),
  ],
}

const questions = (page: Page): Locator[] =>
  [1, 2, 3, 4].map((number) => page.getByRole('button', { name: `Question ${number}` }))
const answer = (page: Page, at: number) => page.getByText(`Answer ${at + 1}`)

const unfoldsBy = async (page: Page, key: string) => {
  for (const [at, question] of questions(page).entries()) {
    for (const isOpen of [true, false]) {
      await send(question, key)
      await attribute(question, 'aria-expanded', `${isOpen}`)
      await shown(answer(page, at), isOpen)
    }
  }
}

/** The tested component is Plate. */
export const disclosure: RowFile = {
  file: 'disclosure_faq.js',
  total: 5,
  fixture: 'disclosure',
  rows: [
    row('button-aria-controls', '"aria-controls" attribute on button', async (page) => {
      for (const question of questions(page)) await named(question, 'aria-controls')
    }),
    row('button-aria-expanded', '"aria-expanded" attribute on button', async (page) => {
      for (const question of questions(page)) await attribute(question, 'aria-expanded', 'false')
      for (const question of questions(page)) await question.click()
      for (const [at, question] of questions(page).entries()) {
        await attribute(question, 'aria-expanded', 'true')
        await shown(answer(page, at))
      }
    }),
    row('key-tab', 'TAB should move focus', async (page) => {
      await tabOrder(questions(page))
      for (const question of questions(page)) await question.click()
      await tabOrder(questions(page))
    }),
    row('key-enter-or-space', 'key ENTER expands details', (page) => unfoldsBy(page, 'Enter')),
    row('key-enter-or-space', 'key SPACE expands details', (page) => unfoldsBy(page, ' ')),
  ],
}

const elsewhere = (page: Page) => page.getByRole('link', { name: 'Elsewhere' })

/** The tested component is Link. */
export const link: RowFile = {
  file: 'link_link.js',
  total: 5,
  fixture: 'link',
  rows: [
    row('link-role', 'Test "role" attribute exists', (page) => count(elsewhere(page), 1)),
    row('tabindex', 'Test "tabindex" attribute set to 0', async (page) => {
      await press(page, 'Tab')
      await is(
        () => elsewhere(page).evaluate((one) => one === document.activeElement),
        true,
        'Tab comes to it',
      )
    }),
    row('key-enter', 'Test "ENTER" key behavior', async (page) => {
      await send(elsewhere(page), 'Enter')
      await is(async () => new URL(page.url()).hash, '#led', 'where it led')
    }),
  ],
}
