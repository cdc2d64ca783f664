import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Tooltip } from './Tooltip.tsx'

conforms('Tooltip', (props) => (
  <Tooltip content="Roads in the centre are closed until noon." defaultOpen {...props}>
    <Button>29 October</Button>
  </Tooltip>
))

describe('Tooltip under a real pointer', () => {
  afterEach(() => cleanup())
  const wait = (time: number) => new Promise((done) => setTimeout(done, time))

  it('UI-14 A11Y-02 comes after a rest, stays while the pointer is on it, and the next one comes sooner', async () => {
    const { getByRole } = await render(
      <ThemeProvider>
        <div style={{ padding: 80, display: 'flex', gap: 80 }}>
          <Tooltip content="Tip of one">
            <Button>One</Button>
          </Tooltip>
          <Tooltip content="Tip of two">
            <Button>Two</Button>
          </Tooltip>
        </div>
      </ThemeProvider>,
    )
    const tip = getByRole('tooltip')
    const [one, two] = ['One', 'Two'].map((name) => getByRole('button', { name }))
    // After this wait no other tooltip was open recently.
    await wait(550)
    const asked = performance.now()
    await one!.hover()
    await expect.element(tip).toHaveTextContent('Tip of one')
    const coldMs = performance.now() - asked
    expect(coldMs).toBeGreaterThan(500)
    await expect.element(one!).toHaveAccessibleDescription('Tip of one')
    await tip.hover()
    await wait(250)
    await expect.element(tip).toHaveTextContent('Tip of one')
    await two!.hover()
    const began = performance.now()
    await expect.element(tip).toHaveTextContent('Tip of two')
    // Against the first, which waited on the same machine.
    expect(performance.now() - began).toBeLessThan(coldMs)
    await expect.element(one!).not.toHaveAttribute('aria-describedby')
  })

  it('UI-14 A11Y-02 Escape takes the tooltip away, not the dialog under it', async () => {
    const { getByRole } = await render(
      <ThemeProvider>
        <Dialog
          isOpen
          onOpenChange={() => {
            throw new Error('The dialog was asked to close')
          }}
          title="Booking"
          footer={
            <Tooltip content="Free until Monday">
              <Button>Cancel</Button>
            </Tooltip>
          }
        />
      </ThemeProvider>,
    )
    const button = getByRole('button', { name: 'Cancel' })
    await expect.element(button).toHaveFocus()
    await button.hover()
    await expect.element(getByRole('tooltip')).toBeInTheDocument()
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    document.activeElement!.dispatchEvent(press)
    await expect.element(getByRole('tooltip')).not.toBeInTheDocument()
    await expect.element(getByRole('dialog')).toBeInTheDocument()
  })
})
