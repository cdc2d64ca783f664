import type { ReactElement, RefCallback } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { languages, ThemeProvider } from '../themes/ThemeProvider.tsx'

interface Common {
  ref?: RefCallback<Element>
  className?: string
  'data-conformance'?: string
}

export interface ConformanceOptions {
  /** What the ref must be. @default HTMLElement */
  element?: typeof Element
}

/**
 * What every component of the package keeps: a ref, `data-*` and `className` arrive; it draws from right to left
 * without growing past its container (4 px may hang out, to align what is inside); the server writes it in each language and the browser takes it over as it is.
 */
export function conforms(
  name: string,
  make: (props: Common) => ReactElement,
  { element = HTMLElement }: ConformanceOptions = {},
): void {
  describe(`${name} keeps to the suite (UI-18, UI-20)`, () => {
    afterEach(() => cleanup())

    it('forwards its ref', async () => {
      const ref = vi.fn()
      await render(<ThemeProvider>{make({ ref })}</ThemeProvider>)
      expect(ref.mock.calls[0]?.[0]).toBeInstanceOf(element)
    })

    it('forwards data attributes and a class name', async () => {
      const { container } = await render(
        <ThemeProvider>{make({ 'data-conformance': 'yes', className: 'of-the-host' })}</ThemeProvider>,
      )
      expect(container.querySelectorAll('[data-conformance="yes"]')).toHaveLength(1)
      const classed = container.querySelectorAll('.of-the-host')
      expect(classed).toHaveLength(1)
      expect(classed[0]!.classList.length).toBeGreaterThan(1)
    })

    it('draws from right to left inside its container', async () => {
      const { container } = await render(
        <ThemeProvider dir="rtl" locale="ar">
          <div data-frame="" style={{ width: 320, padding: 4, overflow: 'auto' }}>
            {make({})}
          </div>
        </ThemeProvider>,
      )
      const frame = container.querySelector('[data-frame]')!
      expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
      expect(frame.firstElementChild).not.toBeNull()
    })

    it.each(languages)('is written by a server and taken over as it is (%s)', async (locale) => {
      const tree = <ThemeProvider locale={locale}>{make({})}</ThemeProvider>
      const html = renderToString(tree)
      const container = document.createElement('div')
      container.innerHTML = html
      document.body.append(container)
      const onRecoverableError = vi.fn()
      const complaint = vi.spyOn(console, 'error')
      const root = hydrateRoot(container, tree, { onRecoverableError })
      await vi.waitFor(() => expect(Object.keys(container).join()).toContain('__reactContainer'))
      await new Promise((done) => setTimeout(done, 20))
      expect(onRecoverableError).not.toHaveBeenCalled()
      expect(complaint).not.toHaveBeenCalled()
      complaint.mockRestore()
      root.unmount()
      container.remove()
    })
  })
}
