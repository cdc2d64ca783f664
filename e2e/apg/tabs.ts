import type { Locator, Page } from 'playwright'
import {
  attribute,
  count,
  focused,
  named,
  press,
  type Row,
  type RowFile,
  row,
  send,
  shown,
  tabOrder,
} from './row.ts'

const names = ['Ada', 'Ben', 'Cleo', 'Dan']
const tab = (page: Page, at: number) => page.getByRole('tab', { name: names[at] as string })
const panel = (page: Page, at: number) => page.getByRole('tabpanel', { name: names[at] as string })
const places = [0, 1, 2, 3]
const next = (at: number) => (at + 1) % names.length
const before = (at: number) => (at + names.length - 1) % names.length

async function isChosen(page: Page, chosen: number): Promise<void> {
  for (const at of places) {
    await attribute(tab(page, at), 'aria-selected', `${at === chosen}`)
    await shown(panel(page, at), at === chosen)
  }
}

const attributeRows = (controls: string): readonly Row[] => [
  row('tablist-role', 'role="tablist" on div element', (page) => count(page.locator('div[role=tablist]'), 1)),
  row('tablist-aria-labelledby', '"ariaLabelledby" attribute on role="tablist"', (page) =>
    count(page.getByRole('tablist', { name: 'Composers' }), 1),
  ),
  row('tab-role', 'role="tab" on button elements', (page) => count(page.locator('button[role=tab]'), 4)),
  row('tab-aria-selected', '"aria-selected" set on role="tab"', async (page) => {
    for (const at of places) {
      await tab(page, at).click()
      await isChosen(page, at)
    }
  }),
  row('tab-tabindex', '"tabindex" on role="tab"', async (page) => {
    for (const chosen of places) {
      await tab(page, chosen).click()
      for (const at of places) await attribute(tab(page, at), 'tabindex', at === chosen ? '0' : '-1')
    }
  }),
  row(controls, '"aria-control" attribute on role="tab"', async (page) => {
    for (const at of places) {
      await tab(page, at).click()
      await attribute(await named(tab(page, at), 'aria-controls'), 'role', 'tabpanel')
    }
  }),
  row('tabpanel-role', 'role="tabpanel" on div element', async (page) => {
    for (const at of places) {
      await tab(page, at).click()
      await count(page.locator('div[role=tabpanel]'), 1)
    }
  }),
  row('tabpanel-aria-labelledby', '"aria-labelledby" attribute on role="tabpanel" elements', async (page) => {
    for (const at of places) {
      await tab(page, at).click()
      await count(panel(page, at), 1)
    }
  }),
]

/** Tab leads from the open tab into its panel: to the panel itself, or to the first element in it. */
const tabRow = (inPanel: (page: Page, at: number) => Locator) =>
  row('key-tab', 'TAB key moves focus to open tab and first link in the tabpanel', async (page) => {
    for (const at of places) {
      await tab(page, at).click()
      await tabOrder([tab(page, at), inPanel(page, at)])
    }
  })

const keys = [
  ['key-right-arrow', 'ARROW_RIGHT', 'ArrowRight', next],
  ['key-left-arrow', 'ARROW_LEFT', 'ArrowLeft', before],
  ['key-home', 'HOME', 'Home', () => 0],
  ['key-end', 'END', 'End', () => 3],
] as const

/** The tested component is Tabs whose arrow keys choose a tab. */
export const tabsAutomatic: RowFile = {
  file: 'tabs_tabs-automatic.js',
  total: 14,
  fixture: 'automatic',
  rows: [
    ...attributeRows('tab-aria-control'),
    row('tabpanel-tabindex', 'tabindex="0" on tabpanel elements', async (page) => {
      for (const at of places) {
        await tab(page, at).click()
        await attribute(panel(page, at), 'tabindex', '0')
      }
    }),
    tabRow(panel),
    ...keys.map(([id, name, key, to]) =>
      row(
        id,
        `${name} key moves focus and ${name.startsWith('ARROW') ? 'activates' : 'selects'} tab`,
        async (page) => {
          for (const at of places) {
            await tab(page, at).click()
            await press(page, key)
            await focused(tab(page, to(at)))
            await isChosen(page, to(at))
          }
        },
      ),
    ),
  ],
}

/** The tested component is Tabs whose arrow keys only move the focus. */
export const tabsManual: RowFile = {
  file: 'tabs_tabs-manual.js',
  total: 15,
  fixture: 'manual',
  rows: [
    ...attributeRows('tab-aria-controls'),
    tabRow((page, at) => panel(page, at).getByRole('link')),
    ...keys.map(([id, name, key, to]) =>
      row(id, `${name} key moves focus`, async (page) => {
        for (const at of places) {
          await tab(page, at).click()
          await press(page, key)
          await focused(tab(page, to(at)))
          await isChosen(page, at)
        }
      }),
    ),
    ...(['Enter', ' '] as const).map((key) =>
      row(
        'key-enter-or-space',
        `${key === 'Enter' ? 'ENTER' : 'SPACE'} activates tab that contains focus`,
        async (page) => {
          await tab(page, 0).click()
          for (const at of [1, 2, 3]) {
            await press(page, 'ArrowRight')
            await send(tab(page, at), key)
            await focused(tab(page, at))
            await isChosen(page, at)
          }
        },
      ),
    ),
  ],
}
