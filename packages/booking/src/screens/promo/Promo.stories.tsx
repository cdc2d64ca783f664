import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createMemoryStore } from '../../testing/fakePlatform.ts'
import { type ModuleParameters, withModule } from '../../testing/storyModule.tsx'
import { OrderedPromo, PromoFrame, type PromoFrameProps, usePromoLine } from './PromoFrame.tsx'

interface PageProps extends Pick<PromoFrameProps, 'status'> {
  /** The list's place is made with the page; otherwise by a press. @default false */
  isListLate?: boolean
  width?: number
}

/** A list with its promotion, and a field that somebody types in. */
function Page({ status, isListLate = false, width = 600 }: PageProps) {
  const line = usePromoLine(true)
  const [isListed, setListed] = useState(!isListLate)
  const [shownStatus, setStatus] = useState(status)
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: width, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <input aria-label="From" />
      {!isListed && (
        <button type="button" disabled={line === null} onClick={() => setListed(true)}>
          Search
        </button>
      )}
      {isListed && (
        <PromoFrame line={line} status={shownStatus}>
          <button type="button" style={{ height: 120 }} onClick={() => setStatus('ready')}>
            The list
          </button>
        </PromoFrame>
      )}
      <OrderedPromo />
    </div>
  )
}

/** What the service was told of views, by story. */
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
  args: { status: 'ready' },
  beforeEach() {
    told.length = 0
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const region = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Promotion' })
const list = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'The list' })
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

export const Late: Story = {
  name: 'PRICE-18 a promotion that comes after the list stands under it, and is counted once when seen',
  async play({ canvasElement }) {
    const promo = await region(canvasElement)
    await expect(promo).toHaveTextContent('10% off your first ride')
    await expect(isBefore(list(canvasElement), promo)).toBe(true)
    await expect(told).toEqual([])
    await waitFor(() => expect(told).toEqual([{ user_id: null, promo_action_id: '2025' }]), { timeout: 4000 })
  },
}

export const Early: Story = {
  name: 'PRICE-18 one that is known stands above the list from its first paint',
  args: { isListLate: true, status: 'loading' },
  async play({ canvasElement }) {
    const search = within(canvasElement).getByRole('button', { name: 'Search' })
    await waitFor(() => expect(search).toBeEnabled())
    await userEvent.click(search)
    const promo = within(canvasElement).getByRole('region', { name: 'Promotion' })
    await expect(isBefore(promo, list(canvasElement))).toBe(true)
    const { top } = list(canvasElement).getBoundingClientRect()
    await userEvent.click(list(canvasElement))
    await expect(list(canvasElement).getBoundingClientRect().top).toBe(top)
  },
}

export const NoPrices: Story = {
  name: 'PRICE-18 nothing is advertised where there are no prices',
  args: { isListLate: true, status: 'failed' },
  async play({ canvasElement }) {
    const search = within(canvasElement).getByRole('button', { name: 'Search' })
    await waitFor(() => expect(search).toBeEnabled())
    await userEvent.click(search)
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}

export const Copied: Story = {
  name: 'PRICE-18 the code is copied by its button',
  async play({ canvasElement }) {
    const promo = within(await region(canvasElement))
    await userEvent.click(promo.getByRole('button', { name: 'Copy the code' }))
    await expect(await screen.findByText('The code is copied')).toBeInTheDocument()
  },
}

export const NotCopied: Story = {
  name: 'PRICE-18 a browser that refuses to copy: the code is there to be selected',
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

export const FromOutside: Story = {
  name: 'SEC-07 a promotion’s words are isolated, clamped and wrap in 328 px',
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
  name: 'PRICE-18 without a promotion, or with a service that fails, nothing shows',
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

export const Ordered: Story = {
  name: 'SHELL-22 a stored parameter opens the promotion once after 3 s and is removed; a day passes before the next',
  args: { status: 'failed' },
  parameters: {
    module: {
      wrapFetch: wrapped(),
      platform: { storage: storageOf.upper },
    } satisfies ModuleParameters,
  },
  beforeEach() {
    storageOf.upper.local.set('trans_open_promo', 'TRUE')
    storageOf.upper.local.remove('wherry-promo-opened')
    storageOf.upper.session.remove('wherry-promo-opened')
    storageOf.upper.session.remove('wherry-promo-viewed')
  },
  async play() {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(storageOf.upper.local.get('trans_open_promo')).toBe('TRUE')
    const popup = await screen.findByRole('dialog', { name: '10% off your first ride' })
    await expect(storageOf.upper.local.get('trans_open_promo')).toBeNull()
    await waitFor(() => expect(within(popup).getByText('WHERRY-10')).toBeVisible())
    await waitFor(() => expect(told).toHaveLength(1))
    await expect(Number(storageOf.upper.local.get('wherry-promo-opened'))).toBeGreaterThan(
      Date.now() - 60_000,
    )
    await expect(storageOf.upper.session.get('wherry-promo-opened')).toBe('true')
  },
}

export const OrderedWhileTyping: Story = {
  name: 'SHELL-22 while somebody types the promotion waits',
  args: { status: 'failed' },
  parameters: { module: { platform: { storage: storageOf.typing } } satisfies ModuleParameters },
  beforeEach() {
    storageOf.typing.session.set('trans_open_promo', 'true')
    for (const store of [storageOf.typing.session, storageOf.typing.local])
      store.remove('wherry-promo-opened')
  },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'From' })
    await userEvent.type(field, 'Istanbul')
    await waitFor(() => expect(storageOf.typing.session.get('trans_open_promo')).toBeNull(), {
      timeout: 4500,
    })
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(field).toHaveFocus()
    field.blur()
    const popup = await screen.findByRole('dialog')
    await waitFor(() => expect(popup).toBeVisible())
  },
}

export const NotOrdered: Story = {
  name: 'SHELL-22 another value opens nothing and stays',
  args: { status: 'failed' },
  parameters: { module: { platform: { storage: storageOf.off } } satisfies ModuleParameters },
  async play() {
    await new Promise((resolve) => setTimeout(resolve, 3500))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(storageOf.off.local.get('trans_open_promo')).toBe('no')
  },
}
