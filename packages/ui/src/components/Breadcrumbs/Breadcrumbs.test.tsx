import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const items = [
  { label: 'Home', href: '#home' },
  { label: 'Transfers' },
  { label: 'Istanbul', href: '#istanbul' },
]

conforms('Breadcrumbs', (props) => <Breadcrumbs label="Way" items={items} {...props} />)

const draw = async (tree: React.ReactElement, dir: 'ltr' | 'rtl' = 'ltr') => {
  const { container } = await render(<ThemeProvider dir={dir}>{tree}</ThemeProvider>)
  return [...container.querySelectorAll<HTMLElement>('[data-part="crumb"]')]
}

describe('Breadcrumbs (UI-18)', () => {
  afterEach(() => cleanup())

  it('are links in a named list, the last of which is this page', async () => {
    const crumbs = await draw(<Breadcrumbs label="Way" items={items} />)
    expect(crumbs.map((crumb) => [crumb.tagName, crumb.getAttribute('href'), crumb.ariaCurrent])).toEqual([
      ['A', '#home', null],
      ['SPAN', null, null],
      ['A', '#istanbul', 'page'],
    ])
    expect(crumbs[0]!.closest('ol')!.closest('nav')!.ariaLabel).toBe('Way')
  })

  it.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('have separators that point on, %s, and are not read', async (dir, way) => {
    const crumbs = await draw(<Breadcrumbs label="Way" items={items} />, dir)
    const arrows = [...crumbs[0]!.closest('ol')!.querySelectorAll('svg')]
    expect(arrows).toHaveLength(2)
    for (const arrow of arrows) {
      expect(arrow.getAttribute('aria-hidden')).toBe('true')
      const { scale, transform } = getComputedStyle(arrow)
      const matrix = new DOMMatrix(transform === 'none' ? undefined : transform)
      expect(Math.sign(matrix.a) * Math.sign(Number.parseFloat(scale === 'none' ? '1' : scale))).toBe(way)
    }
  })

  it('are handed to a router, but for those that open a new window', async () => {
    const onFollow = vi.fn((_: string, event: { preventDefault(): void }) => event.preventDefault())
    const [home] = await draw(<Breadcrumbs label="Way" items={items} onFollow={onFollow} />)
    // The browser of the tests opens nothing.
    home!.addEventListener('click', (click) => click.preventDefault(), { once: true })
    home!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true }))
    expect(onFollow).not.toHaveBeenCalled()
    home!.click()
    expect(onFollow.mock.calls.map(([href]) => href)).toEqual(['#home'])
  })

  it('UI-20 have no handlers without a router, so that a server component may render them itself', async () => {
    const handlersOf = async (tree: React.ReactElement) =>
      (await draw(tree)).flatMap((crumb) =>
        Object.entries(crumb)
          .filter(([key]) => key.startsWith('__reactProps'))
          .flatMap(([, props]) => Object.values(props))
          .filter((value) => typeof value === 'function'),
      )
    expect(await handlersOf(<Breadcrumbs label="Way" items={items} />)).toEqual([])
    await cleanup()
    const followed = <Breadcrumbs label="Way" items={items} onFollow={() => {}} />
    expect(await handlersOf(followed)).toHaveLength(2)
  })

  it('wrap in a narrow place, and a name longer than a line is broken', async () => {
    const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
    const crumbs = await draw(
      <div style={{ width: 200 }}>
        <Breadcrumbs label="Way" items={[...items, { label: name, href: '#long' }, { label: name }]} />
      </div>,
    )
    const list = crumbs[0]!.closest('ol')!
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    expect(list.clientHeight).toBeGreaterThan(90)
  })

  it('UI-20 are whole in the markup of a server', () => {
    const html = renderToString(
      <ThemeProvider>
        <Breadcrumbs label="Way" items={items} />
      </ThemeProvider>,
    )
    for (const { label } of items) expect(html).toContain(label)
    expect(html).toContain('aria-current="page"')
  })
})
