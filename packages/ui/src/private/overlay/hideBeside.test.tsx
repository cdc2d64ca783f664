import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { NotificationProvider } from '../../components/Notifications/Notifications.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'

let host: HTMLElement
afterEach(async () => {
  await cleanup()
  host.remove()
})

/** The tree in a shadow root, or in one inside another. */
async function inShadow(tree: ReactNode, depth = 1) {
  host = document.body.appendChild(document.createElement('div'))
  let shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = '<p data-beside="around">Around</p>'
  for (let level = 1; level < depth; level++) {
    shadow = shadow.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    shadow.innerHTML = '<p data-beside="beside">Beside</p>'
  }
  const container = shadow.appendChild(document.createElement('div'))
  const { rerender } = await render(<StrictMode>{tree}</StrictMode>, { container, baseElement: container })
  return { shadow, again: (next: ReactNode) => rerender(<StrictMode>{next}</StrictMode>) }
}

/** Marks of the parts that are hidden from assistive technology. */
const unseen = (root: ParentNode) =>
  [...root.querySelectorAll('[data-beside]')]
    .filter((part) => part.closest('[aria-hidden="true"]'))
    .map((part) => part.getAttribute('data-beside'))

const Page = ({ children }: { children?: ReactNode }) => (
  <ThemeProvider>
    <NotificationProvider>
      <main>
        <h1 data-beside="heading">Trips</h1>
        <p data-beside="own" aria-hidden="true">
          Decoration
        </p>
        <div data-beside="live">
          <div aria-live="polite">Saved</div>
        </div>
      </main>
      {children}
    </NotificationProvider>
  </ThemeProvider>
)

describe('behind a modal overlay in a shadow root', () => {
  it.each([
    ['a dialog', (isOpen: boolean) => <Dialog isOpen={isOpen} title="Asked" data-beside="overlay" />],
    ['a drawer', (isOpen: boolean) => <Drawer isOpen={isOpen} title="Asked" data-beside="overlay" />],
    [
      'a modal popover',
      (isOpen: boolean) => (
        <Popover isModal isOpen={isOpen} trigger={<Button>Sort</Button>} label="Sort" data-beside="overlay">
          <Button>Best</Button>
        </Popover>
      ),
    ],
  ])(
    'UI-14 UI-20 A11Y-04 %s: what stands beside is not read while it is open, and is read again',
    async (_, overlay) => {
      const { shadow, again } = await inShadow(<Page>{overlay(true)}</Page>)
      await expect.poll(() => shadow.querySelector('[role="dialog"]')).not.toBeNull()
      expect(unseen(shadow)).toEqual(['around', 'heading', 'own'])
      expect(shadow.querySelector('[data-wherry-notifications]')!.closest('[aria-hidden]')).toBeNull()
      await again(<Page>{overlay(false)}</Page>)
      await expect.poll(() => shadow.querySelector('[role="dialog"]')).toBeNull()
      await expect.poll(() => unseen(shadow)).toEqual(['own'])
      expect(shadow.querySelectorAll('[data-wherry-portal] > [aria-hidden]')).toHaveLength(0)
    },
  )

  it('UI-14 UI-20 in a root inside a root the outer one is not read either', async () => {
    const { shadow } = await inShadow(
      <Page>
        <Dialog defaultOpen title="Asked" />
      </Page>,
      2,
    )
    await expect.poll(() => unseen(shadow)).toEqual(['beside', 'heading', 'own'])
    expect(unseen(host.shadowRoot!)).toEqual(['around'])
    expect(host.closest('[aria-hidden]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => unseen(shadow)).toEqual(['own'])
    expect(unseen(host.shadowRoot!)).toEqual([])
    expect(host.attributes).toHaveLength(0)
  })

  it('UI-14 UI-20 of two dialogs the lower one is not read, and the page not before both have closed', async () => {
    const both = (lower: boolean, upper: boolean) => (
      <Page>
        <Dialog isOpen={lower} title="Lower" data-beside="lower" />
        <Dialog isOpen={upper} title="Upper" data-beside="upper" />
      </Page>
    )
    const { shadow, again } = await inShadow(both(true, false))
    const count = () => shadow.querySelectorAll('[role="dialog"]').length
    await expect.poll(count).toBe(1)
    await again(both(true, true))
    await expect.poll(() => unseen(shadow)).toEqual(['around', 'heading', 'own', 'lower'])
    await again(both(false, true))
    await expect.poll(count).toBe(1)
    expect(unseen(shadow)).toEqual(['around', 'heading', 'own'])
    await again(both(false, false))
    await expect.poll(() => unseen(shadow)).toEqual(['own'])
  })

  it('UI-14 UI-20 of two dialogs that open at once the upper one is read again each time a third one closes', async () => {
    const tree = (isLower: boolean, isThird: boolean) => (
      <Page>
        <Dialog isOpen={isLower} title="Lower" data-beside="lower" />
        <Dialog isOpen title="Upper" data-beside="upper">
          <Dialog isOpen={isThird} title="Third" />
        </Dialog>
      </Page>
    )
    const { shadow, again } = await inShadow(tree(true, false))
    const count = () => shadow.querySelectorAll('[role="dialog"]').length
    await expect.poll(count).toBe(2)
    expect(unseen(shadow)).toEqual(['around', 'heading', 'own', 'lower'])
    for (const isLower of [true, false]) {
      await again(tree(isLower, false))
      await expect.poll(count).toBe(isLower ? 2 : 1)
      await expect.poll(() => unseen(shadow)).not.toContain('upper')
      await again(tree(isLower, true))
      await expect.poll(() => unseen(shadow)).toContain('upper')
      await again(tree(isLower, false))
      await expect.poll(() => unseen(shadow)).not.toContain('upper')
    }
  })
})
