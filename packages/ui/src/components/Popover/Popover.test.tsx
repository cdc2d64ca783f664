import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { NotificationProvider } from '../Notifications/Notifications.tsx'
import { Popover } from './Popover.tsx'

conforms(
  'Popover',
  (props) => (
    <Popover trigger={<Button>Sort</Button>} label="Sort offers" {...props} defaultOpen>
      <Button>Cheapest first</Button>
    </Popover>
  ),
  { element: HTMLDivElement },
)

const overlays = (
  <NotificationProvider>
    <Popover trigger={<Button>Sort</Button>} label="Sort offers" isOpen>
      <Button>Cheapest first</Button>
    </Popover>
    <Dialog isOpen={false} onOpenChange={() => {}} title="Booking" />
  </NotificationProvider>
)

it('UI-20 overlays are written by a server as nothing, and appear inside the themed root under StrictMode', async () => {
  const html = renderToString(<ThemeProvider>{overlays}</ThemeProvider>)
  expect(html).toContain('Sort')
  expect(html).not.toContain('Cheapest first')
  const { container } = await render(
    <StrictMode>
      <ThemeProvider theme="dark">{overlays}</ThemeProvider>
      <ThemeProvider>{overlays}</ThemeProvider>
    </StrictMode>,
  )
  const roots = container.querySelectorAll('.wherry-root')
  expect(roots).toHaveLength(2)
  for (const root of roots) {
    await expect.poll(() => root.querySelectorAll('[role="dialog"][aria-label="Sort offers"]').length).toBe(1)
    expect(root.querySelectorAll('section[aria-label="Notifications"]')).toHaveLength(1)
  }
})
