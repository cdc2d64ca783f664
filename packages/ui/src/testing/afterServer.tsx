import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'

/**
 * Draws a page as a server does and takes it over as a browser does.
 *
 * @param act called between the two, as for a visitor who writes before the script has come
 * @param settleMs time in ms that the page gets to take its markup over. @default 100
 */
export async function afterServer(
  tree: ReactElement,
  act: (container: HTMLElement) => unknown = () => {},
  settleMs = 100,
) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tree)
  /** Markup of the server. */
  const html = container.innerHTML
  await act(container)
  /** Called with what React had to repair. */
  const complain = vi.fn()
  const root = hydrateRoot(container, tree, { onRecoverableError: complain })
  await vi.waitFor(() => {
    // React marks the container at once, and an element as it takes it over.
    const marks = Object.keys(container.firstElementChild!)
    if (!marks.some((mark) => mark.startsWith('__reactFiber'))) throw new Error('not taken over')
  })
  // An update that comes before React has taken the markup over would draw it anew.
  await new Promise((done) => setTimeout(done, settleMs))
  return {
    ...{ html, container, root, complain },
    [Symbol.dispose]() {
      root.unmount()
      container.remove()
    },
  }
}
