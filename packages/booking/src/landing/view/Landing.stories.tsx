import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeProvider } from '@wherry/ui'
import { createTheme } from '@wherry/ui/accent'
import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FinderScreen } from '../../finder/view/FinderScreen.tsx'
import { languages } from '../../kernel/values/language.ts'
import { loadMessages } from '../../messages/load.ts'
import type { ModuleConfig } from '../../module/module.tsx'
import { holdCalls } from '../../testing/holdCalls.ts'
import { searchPage } from '../../testing/pages/searchPage.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { sampleReviews } from '../../testing/samples/sampleReviews.ts'
import { signedIn } from '../../testing/signedIn.ts'
import { testClock } from '../../testing/testClock.ts'
import { longestHoldMs } from './useLandingParts.ts'

const sections = [{ id: 'transfer' as const, href: '/transfer', onNavigate() {} }]
/** The real search page with the landing and theme of the story's partner. */
const Page = searchPage(FinderScreen, 'transfer', sections)

const host = {
  appStoreUrl: 'https://apps.example.com/wherry',
  googlePlayUrl: 'https://play.example.com/wherry',
  reviews: sampleReviews,
}
/**
 * Clock that ends the wait for a headline after this number of milliseconds; null: never, so that a slow
 * machine renders the same page.
 */
const holding = (milliseconds: number | null): typeof testClock => ({
  ...testClock,
  setTimeout(run, time) {
    if (time !== longestHoldMs) return testClock.setTimeout(run, time)
    return milliseconds === null ? () => {} : testClock.setTimeout(run, milliseconds)
  },
})

/** The page of a partner in a frame, as its visitors see it. */
const pageOf = (partner: string, config: Partial<ModuleConfig> = {}, more: ModuleParameters = {}) => ({
  module: {
    ...more,
    platform: { clock: holding(null), ...more.platform },
    config: { framed: true, partner, ...host, ...config },
  } satisfies ModuleParameters,
})

/**
 * Loads the code early, because a development server that builds on demand may be too slow for the headline.
 */
async function brought() {
  const sets = ['landing', 'sellingPoints', 'promo'] as const
  const texts = languages.flatMap((lang) => sets.map((set) => loadMessages(lang, set)))
  await Promise.all([import('./landingParts.ts'), ...texts])
  return {}
}

const meta = {
  title: 'Screens/Landing',
  component: Page,
  decorators: [withModule],
  loaders: [brought],
  parameters: { layout: 'fullscreen', sandbox: {}, ...pageOf('2001') },
  args: { search: {}, onSearch: fn(), onChosen: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const headline = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 2, name })
const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2, h2 ~ ul b')].map((one) => one.textContent)
/** The whole of the search around one of its inputs. */
const formOf = (input: HTMLElement) => input.closest('search') as HTMLElement
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** A partner with everything: headline above the search, the rest under it. */
export const Main: Story = {
  name: 'A partner with everything',
  tags: ['example', 'LAND-01', 'LAND-08'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const title = await headline(canvasElement, 'From the gate straight to town')
    const form = formOf(await canvas.findByRole('combobox', { name: 'From' }))
    await expect(isBefore(title, form)).toBe(true)
    await expect(canvas.getByText(/follows your flight and waits/)).toBeVisible()
    const points = canvas.getByText('Met by name').closest('section') as HTMLElement
    await expect(isBefore(form, points)).toBe(true)
    await expect([...points.querySelectorAll('b')].map((one) => one.textContent)).toEqual([
      ...['Points and miles', 'Met by name', 'Free cancellation and changes'],
      ...['1 hour free waiting', 'A quiet ride', 'Fixed price'],
    ])
    await expect(points).toHaveStyle({ backgroundColor: 'rgb(232, 238, 247)' })
    await expect(canvas.getAllByRole('figure')).toHaveLength(3)
    const store = canvas.getByRole('link', { name: /App Store/ })
    await expect(store).toHaveAttribute('href', host.appStoreUrl)
    await expect([store.offsetWidth, store.offsetHeight]).toEqual([139, 41])
    await expect(canvas.getByText(/Each offer says until when it can be cancelled/)).toBeVisible()
    // No host of pictures is allowed, so neither logo nor picture is requested.
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** The partner’s words in Russian. */
export const Russian: Story = {
  name: 'In Russian',
  tags: ['example', 'LAND-08'],
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    await headline(canvasElement, 'Из аэропорта — сразу в город')
    await expect(within(canvasElement).getByText('Встреча с табличкой')).toBeVisible()
  },
}

/** Spanish visitors read the partner’s English words, named as such. */
export const Spanish: Story = {
  name: 'In Spanish',
  tags: ['example', 'LAND-08'],
  globals: { locale: 'es' },
  async play({ canvasElement }) {
    const title = await headline(canvasElement, 'From the gate straight to town')
    await expect(title).toHaveAttribute('lang', 'en')
    await expect(within(canvasElement).getByText('Te esperan por tu nombre')).toBeVisible()
  },
}

export const PromoCopied: Story = {
  name: 'The promo code is copied, and what came of it is told',
  tags: ['LAND-07'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('ALDER10')).toBeVisible()
    const { said, stop } = heard(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }))
    await waitFor(() => expect(said).toEqual(['The code is copied']))
    stop()
  },
}

export const CashFarFromAirports: Story = {
  name: 'A cash-only partner far from airports promises what it keeps',
  tags: ['EDITOR-06'],
  parameters: pageOf('2003'),
  async play({ canvasElement }) {
    await headline(canvasElement, 'To the house in the birches')
    await expect(names(canvasElement)).toEqual([
      'To the house in the birches',
      'Why travellers stay with us',
      ...['Met by name', 'Fixed price', 'Free cancellation and changes', 'Points and miles'],
    ])
  },
}

/** A partner who says little has the defaults. */
export const Minimal: Story = {
  name: 'A partner who says little',
  tags: ['example', 'LAND-03'],
  parameters: pageOf('2002'),
  async play({ canvasElement }) {
    await headline(canvasElement, 'A car to our door')
    await expect(within(canvasElement).getAllByRole('figure')).toHaveLength(3)
  },
}

export const Nothing: Story = {
  name: 'Settings that are null throughout are the defaults',
  tags: ['LAND-03'],
  parameters: pageOf('2006'),
  async play({ canvasElement }) {
    await headline(canvasElement, 'To the door, at a price you know today')
    await expect(within(canvasElement).getByText('Delays are on us')).toBeVisible()
  },
}

export const Hostile: Story = {
  name: 'Hostile settings: the defaults, nothing runs, nothing is asked for',
  tags: ['LAND-03', 'SEC-02'],
  parameters: pageOf('2005', { imageHosts: ['static.example.com'] }),
  async play({ canvasElement }) {
    await headline(canvasElement, 'To the door, at a price you know today')
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Met by name')).toBeVisible()
    await expect(canvasElement.querySelector('script, iframe, img, [onerror], [onload]')).toBeNull()
    for (const link of canvasElement.querySelectorAll('a')) await expect(link.protocol).toMatch(/^https?:$/)
    await expect(canvas.queryByText(/<script|onerror|href=/)).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const HostileRussian: Story = {
  name: 'Endless words, in Russian',
  tags: ['example', 'LAND-03', 'SEC-07'],
  parameters: pageOf('2005'),
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    const title = await headline(canvasElement, `${'Щ'.repeat(79)}…`)
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}

/** A partner without settings: the finder as it is. */
export const NoSettings: Story = {
  name: 'Without settings',
  tags: ['example', 'LAND-01'],
  parameters: pageOf('2004'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('list', { name: 'Why ride with us' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

const broken: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('/booking-module-settings/')
    ? Promise.resolve(new Response('{}', { status: 400 }))
    : fetch(input, init)

/** Settings that cannot be read disable the landing. */
export const Failed: Story = {
  name: 'Settings that cannot be read',
  tags: ['example', 'LAND-04'],
  parameters: pageOf('2001', {}, { wrapFetch: broken }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('list', { name: 'Why ride with us' })).toBeVisible()
  },
}

const left: string[] = []
const partner = signedIn(3001, {
  config: { accountUrl: 'https://account.example.com', framed: false, partner: null },
  wrapFetch: broken,
  platform: {
    location: {
      hostName: 'www.example.com',
      open: (url) => void left.push(url),
      assign: async () => true,
      reload() {},
    },
  },
})
export const FailedForPartner: Story = {
  name: 'The partner whose settings cannot be read is led to the account, once',
  tags: ['LAND-04'],
  parameters: partner,
  beforeEach() {
    left.length = 0
  },
  async play() {
    await waitFor(() => expect(left).toEqual(['https://account.example.com/account/settings?lang=en']))
  },
}

const late = holdCalls(/\/booking-module-settings\//)

export const Late: Story = {
  name: 'A landing that comes late stands under the search: nothing that is seen moves',
  tags: ['SHELL-26'],
  parameters: pageOf('2001', {}, { wrapFetch: late.wrapFetch, platform: { clock: holding(0) } }),
  beforeEach: late.hold,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const form = formOf(await canvas.findByRole('combobox', { name: 'From' }))
    const { top, height } = form.getBoundingClientRect()
    const side = form.nextElementSibling?.getBoundingClientRect()
    late.release()
    const title = await headline(canvasElement, 'From the gate straight to town')
    await expect(isBefore(form, title)).toBe(true)
    const now = form.getBoundingClientRect()
    await expect([now.top, now.height]).toEqual([top, height])
    await expect(form.nextElementSibling?.getBoundingClientRect()).toEqual(side)
  },
}

const never: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('/booking-module-settings/') ? new Promise(() => {}) : fetch(input, init)

/** While it is on its way, its shape. */
export const Waiting: Story = {
  name: 'While it comes',
  tags: ['example', 'SHELL-26'],
  parameters: pageOf(
    '2001',
    {},
    {
      wrapFetch: never,
      // The clock does not advance.
      platform: { clock: { now: () => 0, setTimeout: () => () => {} } },
    },
  ),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(2))
  },
}

/** Waits for the rendered landing, so that the picture is not taken of its skeleton. */
const stands = {
  tags: ['visual'],
  async play({ canvasElement }: { canvasElement: HTMLElement }) {
    await headline(canvasElement, 'From the gate straight to town')
    await within(canvasElement).findByText('ALDER10')
  },
}
export const Dark: Story = { ...stands, globals: { theme: 'dark' } }
export const AlfaOnWhite: Story = { ...stands, globals: { theme: 'alfa-on-white' } }
export const Wherry: Story = { ...stands, globals: { theme: 'wherry' } }
export const RightToLeft: Story = { ...stands, globals: { dir: 'rtl' } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320, containerType: 'inline-size', containerName: 'wherry' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await headline(canvasElement, 'From the gate straight to town')
    const page = canvasElement.querySelector('main') as HTMLElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
const yellow = createTheme({ accent: '#FFDD2D' })
export const YellowAccent: Story = {
  ...stands,
  decorators: [
    (Story) => (
      <ThemeProvider theme={yellow}>
        <Story />
      </ThemeProvider>
    ),
  ],
}
