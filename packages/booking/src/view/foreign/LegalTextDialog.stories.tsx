import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { hostileHtml } from '../../testing/hostileHtml.ts'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { LegalTextDialog, type LegalTextDialogProps } from './LegalTextDialog.tsx'

/** The dialog, open from the start. */
function Page({ isOpen: first, onOpenChange, ...rest }: LegalTextDialogProps) {
  const [isOpen, setOpen] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Terms
      </button>
      <LegalTextDialog
        {...rest}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next)
          onOpenChange(next)
        }}
      />
    </>
  )
}

/** Gives this response to the call for a legal text. */
const answering =
  (answer: (attempt: number) => Response | Promise<Response> | null): ModuleParameters['wrapFetch'] =>
  (fetch) => {
    let attempts = 0
    return (input, init) => {
      if (!String(input).includes('/get-widget')) return fetch(input, init)
      attempts += 1
      const given = answer(attempts)
      return given === null ? fetch(input, init) : Promise.resolve(given)
    }
  }
const text = (widget: string) => () => Response.json({ result: { widget } })

const meta = {
  title: 'Screens/Shared/Legal text',
  component: Page,
  decorators: [withModule],
  parameters: { sandbox: {} },
  args: {
    text: { kind: 'offer', carClassId: '2' },
    title: 'Terms of carriage, Comfort',
    isOpen: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** Waits until an element is visible, because a dialog fades in. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())
const dialog = () => screen.findByRole('dialog', { name: 'Terms of carriage, Comfort' })

export const Offer: Story = {
  name: 'The offer of a class',
  tags: ['example', 'PRICE-19'],
  async play() {
    const opened = await dialog()
    await shown(await within(opened).findByRole('heading', { level: 3 }))
    await expect(within(opened).getAllByRole('listitem').length).toBeGreaterThan(3)
    // A long text can be scrolled by keyboard to its end.
    const prose = within(opened).getByRole('document')
    await userEvent.tab()
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
    await expect(prose).toHaveProperty('tabIndex', 0)
    // There is one tab stop only: the scrolling container around the text has none.
    await waitFor(() =>
      expect(prose.parentElement!.scrollHeight).toBeGreaterThan(prose.parentElement!.clientHeight),
    )
    await waitFor(() => expect(prose.parentElement).not.toHaveAttribute('tabindex'))
  },
}

/** The text is in the visitor’s language. */
export const Russian: Story = {
  ...Offer,
  name: 'In Russian',
  tags: ['example', 'PRICE-19'],
  globals: { locale: 'ru' },
  args: { title: 'Условия перевозки, «Комфорт»' },
  async play() {
    const opened = await screen.findByRole('dialog', { name: /Условия перевозки/ })
    await expect(await within(opened).findByRole('heading', { level: 3 })).toHaveTextContent(/[а-яё]/i)
  },
}

/** The terms of paying in advance use the same dialog. */
export const Deposit: Story = {
  name: 'Terms of paying in advance',
  tags: ['example', 'PRICE-19'],
  args: { text: { kind: 'deposit' }, title: 'Paying in advance' },
  async play() {
    const opened = await screen.findByRole('dialog', { name: 'Paying in advance' })
    await shown(await within(opened).findByRole('heading', { level: 3 }))
  },
}

/** The text is being fetched. */
export const Loading: Story = {
  name: 'Loading',
  tags: ['example', 'PRICE-19'],
  parameters: { module: { wrapFetch: answering(() => new Promise(() => {})) } satisfies ModuleParameters },
  async play() {
    await expect((await dialog()).querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const Failed: Story = {
  name: 'A text that did not come is asked for again',
  tags: ['PRICE-19', 'ERR-07'],
  parameters: {
    module: {
      wrapFetch: answering((attempt) => (attempt === 1 ? new Response(null, { status: 400 }) : null)),
    } satisfies ModuleParameters,
  },
  async play() {
    const opened = within(await dialog())
    await shown(await opened.findByText('We could not load the text'))
    await userEvent.click(opened.getByRole('button', { name: 'Try again' }))
    await shown(await opened.findByRole('heading', { level: 3 }))
    await expect(opened.queryByText('We could not load the text')).toBeNull()
  },
}

export const StillFailed: Story = {
  name: 'The failure stays until a try succeeds',
  tags: ['PRICE-19'],
  parameters: {
    module: { wrapFetch: answering(() => new Response(null, { status: 400 })) } satisfies ModuleParameters,
  },
  async play() {
    await shown(await within(await dialog()).findByRole('button', { name: 'Try again' }))
  },
}

export const None: Story = {
  name: 'Nothing is published',
  tags: ['example', 'PRICE-19'],
  parameters: {
    module: { wrapFetch: answering(text('<p> </p><script>x</script>')) } satisfies ModuleParameters,
  },
  async play() {
    await shown(await within(await dialog()).findByText('There is no text yet'))
  },
}

const clause = '<li>The carrier waits 60 minutes at an airport and 15 minutes at any other address.</li>'
const long = `<h1>Offer</h1>${`<h2>Part</h2><ol>${clause.repeat(6)}</ol>`.repeat(12)}`
const word = 'x'.repeat(400)

export const Hostile: Story = {
  name: 'A long text with everything that must not run, cover or push the page apart',
  tags: ['SEC-02', 'SEC-07'],
  parameters: {
    module: {
      wrapFetch: answering(
        text(
          `${long}<p>${word}</p><table><tr><td>${word}</td><td>b</td></tr></table>${hostileHtml.join('')}`,
        ),
      ),
    } satisfies ModuleParameters,
  },
  async play() {
    const opened = await dialog()
    await within(opened).findAllByRole('heading', { level: 4 })
    await expect(
      opened.querySelector('script, style, iframe, img, form, input, svg animate, [style*=fixed]'),
    ).toBeNull()
    await expect(window).not.toHaveProperty('owned')
    const prose = within(opened).getByRole('document')
    await expect(prose.scrollWidth).toBeLessThanOrEqual(prose.clientWidth)
    await expect(opened.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** A text that is written from right to left, on a page that is. */
export const Arabic: Story = {
  name: 'From right to left',
  tags: ['example', 'UI-10'],
  globals: { dir: 'rtl', theme: 'dark' },
  parameters: {
    module: {
      wrapFetch: answering(
        text(
          '<h2>شروط النقل</h2><p>ينتظر السائق ٦٠ دقيقة في المطار.</p><ol><li>First clause.</li><li>البند الثاني.</li></ol>',
        ),
      ),
    } satisfies ModuleParameters,
  },
  async play() {
    const clause = await within(await dialog()).findByText('First clause.')
    await expect(getComputedStyle(clause).unicodeBidi).toBe('plaintext')
  },
}

export const Closed: Story = {
  name: 'Closing leads back to where it was opened; a text that is here is not asked for again',
  tags: ['PRICE-19'],
  async play({ canvasElement, args }) {
    const opened = await dialog()
    await within(opened).findByRole('heading', { level: 3 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Terms' }))
    await expect(within(await dialog()).getByRole('heading', { level: 3 })).toBeInTheDocument()
  },
}
