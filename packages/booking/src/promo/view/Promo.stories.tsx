import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFakeClock, createMemoryStore } from '../../testing/fakePlatform.ts'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { fixtureNow } from '../../testing/testClock.ts'
import { OrderedPromo } from './OrderedPromo.tsx'
import { usePromoLine } from './usePromoLine.ts'

interface PageProps {
  /** True if the prices have arrived, so that there is a list for the promotion. @default true */
  hasList?: boolean
  width?: number
}

/** The promotion as in a list, and a field to type in. */
function Page({ hasList = true, width = 600 }: PageProps) {
  const Line = usePromoLine()
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: width, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <input aria-label="From" />
      {hasList && Line && <Line />}
      <OrderedPromo />
    </div>
  )
}

/** Bodies of the view reports that the service received, by story. */
const told: unknown[] = []
const wrapped =
  (promotions?: () => Response | Promise<Response>): ModuleParameters['wrapFetch'] =>
  (fetch) =>
  (input, init) => {
    const url = String(input)
    if (url.includes('/promo/views')) {
      told.push(JSON.parse(String(init?.body)))
      return fetch(input, init)
    }
    return promotions && url.includes('/promo') ? Promise.resolve(promotions()) : fetch(input, init)
  }

const ordered = (value: string, where: 'local' | 'session') => {
  const storage = { local: createMemoryStore(), session: createMemoryStore() }
  storage[where].set('trans_open_promo', value)
  return storage
}
const storageOf = {
  upper: ordered('TRUE', 'local'),
  typing: ordered('true', 'session'),
  off: ordered('no', 'local'),
}

const meta = {
  title: 'Screens/Promo',
  component: Page,
  decorators: [withModule],
  parameters: { sandbox: {}, module: { wrapFetch: wrapped() } },
  beforeEach() {
    told.length = 0
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const region = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Promotion' })

export const Counted: Story = {
  name: 'The promotion is counted once when it is seen',
  tags: ['PRICE-18'],
  async play({ canvasElement }) {
    const promo = await region(canvasElement)
    await expect(promo).toHaveTextContent('10% off your first ride')
    await expect(told).toEqual([])
    await waitFor(() => expect(told).toEqual([{ user_id: null, promo_action_id: '2025' }]))
  },
}

export const Copied: Story = {
  name: 'The code is copied by its button',
  tags: ['PRICE-18'],
  async play({ canvasElement }) {
    const promo = within(await region(canvasElement))
    const { said, stop } = heard(canvasElement)
    await userEvent.click(promo.getByRole('button', { name: 'Copy the code' }))
    await waitFor(() => expect(said).toEqual(['The code is copied']))
    stop()
  },
}

/** A browser that refuses to copy: the code is there to be selected. */
export const NotCopied: Story = {
  name: 'A code to be selected',
  tags: ['example', 'PRICE-18'],
  parameters: {
    module: { platform: { clipboard: { write: async () => false } } } satisfies ModuleParameters,
  },
  async play({ canvasElement }) {
    const promo = within(await region(canvasElement))
    await userEvent.click(promo.getByRole('button', { name: 'Copy the code' }))
    await expect(await promo.findByText(/copy it yourself/)).toBeVisible()
    await expect(getComputedStyle(promo.getByText('WHERRY-10')).userSelect).toBe('all')
  },
}

const shout = '\u202e<b>EVIL</b> '.repeat(60)
const hostile = () =>
  Response.json({
    result: [
      { id: 1, slug: 'other', title: null, text: null, promo_code: 'SILENT' },
      {
        id: 2,
        slug: 'hostile',
        title: shout,
        text: `<script>x</script>${shout}`,
        promo_code: 'W'.repeat(300),
      },
    ],
  })

/** A promotion’s words are isolated, clamped and wrap in 328 px. */
export const FromOutside: Story = {
  name: 'Long words, in 328 px',
  tags: ['example', 'SEC-07'],
  args: { width: 328 },
  parameters: { module: { wrapFetch: wrapped(hostile) } satisfies ModuleParameters },
  async play({ canvasElement }) {
    const promo = await region(canvasElement)
    await expect(promo.textContent).not.toContain('\u202e')
    await expect(promo.querySelector('b, script')).toBeNull()
    await expect(promo.scrollWidth).toBeLessThanOrEqual(promo.clientWidth)
  },
}

export const RightToLeft: Story = {
  name: 'From right to left, in the dark',
  globals: { dir: 'rtl', theme: 'dark', locale: 'es' },
}

export const None: Story = {
  name: 'Without a promotion, or with a service that fails, nothing shows',
  tags: ['PRICE-18'],
  parameters: {
    module: {
      wrapFetch: wrapped(() => new Response(null, { status: 503 })),
      platform: { storage: ordered('true', 'local') },
    } satisfies ModuleParameters,
  },
  async play({ canvasElement }) {
    await new Promise((resolve) => setTimeout(resolve, 3500))
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Fake clock: the story lets the three seconds before the promotion pass. */
const orderedClock = createFakeClock(fixtureNow)

export const Ordered: Story = {
  name: 'A stored parameter opens the promotion once after 3 s and is removed; a day passes before the next',
  tags: ['SHELL-22'],
  args: { hasList: false },
  parameters: {
    module: {
      wrapFetch: wrapped(),
      platform: { storage: storageOf.upper, clock: orderedClock },
    } satisfies ModuleParameters,
  },
  beforeEach() {
    storageOf.upper.local.set('trans_open_promo', 'TRUE')
    storageOf.upper.local.remove('wherry-promo-opened')
    storageOf.upper.session.remove('wherry-promo-opened')
    storageOf.upper.session.remove('wherry-promo-viewed')
  },
  async play() {
    await waitFor(() => expect(orderedClock.waiting).toBeGreaterThan(0))
    const orderedAt = orderedClock.now()
    orderedClock.advance(2999)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(storageOf.upper.local.get('trans_open_promo')).toBe('TRUE')
    const popup = await waitFor(() => {
      orderedClock.advance(1)
      return screen.getByRole('dialog', { name: '10% off your first ride' })
    })
    await expect(storageOf.upper.local.get('trans_open_promo')).toBeNull()
    await waitFor(() => expect(within(popup).getByText('WHERRY-10')).toBeVisible())
    await waitFor(() => expect(told).toHaveLength(1))
    const openedAt = Number(storageOf.upper.local.get('wherry-promo-opened'))
    await expect(openedAt).toBeGreaterThanOrEqual(orderedAt + 3000)
    await expect(openedAt).toBeLessThanOrEqual(orderedClock.now())
    await expect(storageOf.upper.session.get('wherry-promo-opened')).toBe('true')
  },
}

export const OrderedWhileTyping: Story = {
  name: 'While somebody types the promotion waits',
  tags: ['SHELL-22'],
  args: { hasList: false },
  parameters: { module: { platform: { storage: storageOf.typing } } satisfies ModuleParameters },
  beforeEach() {
    storageOf.typing.session.set('trans_open_promo', 'true')
    for (const store of [storageOf.typing.session, storageOf.typing.local])
      store.remove('wherry-promo-opened')
  },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'From' })
    await userEvent.type(field, 'Istanbul')
    await waitFor(() => expect(storageOf.typing.session.get('trans_open_promo')).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(field).toHaveFocus()
    field.blur()
    const popup = await screen.findByRole('dialog')
    await waitFor(() => expect(popup).toBeVisible())
  },
}

export const NotOrdered: Story = {
  name: 'Another value opens nothing and stays',
  tags: ['SHELL-22'],
  args: { hasList: false },
  parameters: { module: { platform: { storage: storageOf.off } } satisfies ModuleParameters },
  async play() {
    await new Promise((resolve) => setTimeout(resolve, 3500))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(storageOf.off.local.get('trans_open_promo')).toBe('no')
  },
}
