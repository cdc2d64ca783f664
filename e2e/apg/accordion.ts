import type { Locator, Page } from 'playwright'
import { attribute, count, is, named, type RowFile, row, send, shown, tabOrder } from './row.ts'

const titles = ['Personal', 'Billing', 'Shipping'] as const
const heads = (page: Page): Locator[] => titles.map((name) => page.getByRole('button', { name }))
const panelOf = (head: Locator) => named(head, 'aria-controls')
const fields = (page: Page, title: string): Locator[] =>
  ['name', 'street'].map((field) => page.getByRole('textbox', { name: `${title} ${field}` }))

/** All heads in their order, with the fields of the open panel after its head. */
const stops = (page: Page, open: string): Locator[] =>
  titles.flatMap((title, at) => [heads(page)[at] as Locator, ...(title === open ? fields(page, title) : [])])

const unfoldsBy = async (page: Page, key: string) => {
  for (const head of heads(page).slice(1)) {
    await send(head, key)
    await shown(await panelOf(head))
    await attribute(head, 'aria-expanded', 'true')
  }
  const first = heads(page)[0] as Locator
  await first.click()
  await send(first, key)
  await shown(await panelOf(first), false)
  await attribute(first, 'aria-expanded', 'false')
}

const walks = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  for (const [at, title] of titles.entries()) {
    // The first panel of the story is open already, so a press would close it.
    if (at > 0) await heads(page)[at]?.click()
    const order = stops(page, title)
    await tabOrder(key === 'Tab' ? order : order.reverse(), key)
  }
}

/** The tested component is Accordion. */
export const accordion: RowFile = {
  file: 'accordion_accordion.js',
  total: 9,
  fixture: 'accordion',
  rows: [
    row('h3-element', 'h3 element should wrap accordion button', async (page) => {
      for (const head of heads(page))
        await is(() => head.evaluate((button) => button.parentElement?.tagName), 'H3', 'what is around it')
    }),
    row('button-aria-expanded', 'aria-expanded on button element', async (page) => {
      for (const [open, head] of heads(page).entries()) {
        if (open > 0) await head.click()
        for (const [at, other] of heads(page).entries())
          await attribute(other, 'aria-expanded', `${at === open}`)
      }
    }),
    row('button-aria-controls', 'aria-controls on button element', async (page) => {
      for (const head of heads(page)) await panelOf(head)
    }),
    row('region-role', 'role "region" exists on accordion panels', async (page) => {
      for (const head of heads(page)) await count((await panelOf(head)).and(page.getByRole('region')), 1)
    }),
    row('region-aria-labelledby', '"aria-labelledby" on region', async (page) => {
      for (const [at, head] of heads(page).entries()) {
        if (at > 0) await head.click()
        await shown(page.getByRole('region', { name: titles[at], exact: true }))
      }
    }),
    row('key-enter-or-space', 'ENTER key toggles section', (page) => unfoldsBy(page, 'Enter')),
    row('key-enter-or-space', 'SPACE key expands section', (page) => unfoldsBy(page, ' ')),
    row('key-tab', 'TAB moves focus between headers and displayed inputs', (page) => walks(page, 'Tab')),
    row('key-shift-tab', 'SHIFT+TAB moves focus between headers and displayed inputs', (page) =>
      walks(page, 'Shift+Tab'),
    ),
  ],
}
