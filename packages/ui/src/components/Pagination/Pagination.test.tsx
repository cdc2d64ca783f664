import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider, type ThemeProviderProps } from '../../themes/ThemeProvider.tsx'
import { Pagination } from './Pagination.tsx'

conforms('Pagination', (props) => <Pagination pageCount={20} defaultPage={10} {...props} />)

const draw = async (tree: React.ReactElement, props: Partial<ThemeProviderProps> = {}) => {
  const { container } = await render(<ThemeProvider {...props}>{tree}</ThemeProvider>)
  const all = (part: string) => [...container.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)]
  return {
    container,
    part: (name: string) => all(name)[0]!,
    current: () => container.querySelector('[aria-current]')?.textContent,
    /** The pages that are seen. */
    pages: () =>
      all('page')
        .filter((page) => page.checkVisibility())
        .map((page) => page.textContent),
  }
}

describe('a Pagination (UI-18)', () => {
  afterEach(() => cleanup())

  it.each([0, 1, -3, Number.NaN])('of %d pages draws nothing', async (pageCount) => {
    const { container } = await draw(<Pagination pageCount={pageCount} />)
    expect(container.querySelector('nav')).toBeNull()
  })

  it.each([
    [0, '1'],
    [-2, '1'],
    [Number.NaN, '1'],
    [3.9, '3'],
    [21, '5'],
    [Number.POSITIVE_INFINITY, '5'],
  ])('stands on the nearest page for %d', async (page, shown) => {
    const { current } = await draw(<Pagination page={page} pageCount={5} />)
    expect(current()).toBe(shown)
  })

  it('goes by arrows and pages, and tells of another page alone', async () => {
    const onChange = vi.fn()
    const { part, current, container } = await draw(<Pagination pageCount={3} onChange={onChange} />)
    part('previous').click()
    part('page').click()
    expect(onChange).not.toHaveBeenCalled()
    part('next').click()
    await expect.poll(current).toBe('2')
    part('next').click()
    await expect.poll(current).toBe('3')
    part('next').click()
    expect(onChange.mock.calls).toEqual([[2], [3]])
    await expect
      .poll(() => container.querySelector('[data-wherry-announcer]')?.textContent)
      .toBe('Page 3 of 3')
  })

  it('is held by its owner', async () => {
    const onChange = vi.fn()
    const { part, current } = await draw(<Pagination page={2} pageCount={3} onChange={onChange} />)
    part('next').click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3)
    expect(current()).toBe('2')
  })

  it('hands links to a router, but for those that open a new window', async () => {
    const onFollow = vi.fn((_: string, event: { preventDefault(): void }) => event.preventDefault())
    const onChange = vi.fn()
    const { part, current, container } = await draw(
      <Pagination pageCount={9} href={(page) => `#${page}`} {...{ onFollow, onChange }} />,
    )
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      // A click with a modifier key would open another page in the browser of the tests.
      part('next').addEventListener('click', (click) => click.preventDefault(), { once: true })
      part('next').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    }
    expect(onFollow).not.toHaveBeenCalled()
    part('next').click()
    expect(onFollow.mock.calls.map(([href]) => href)).toEqual(['#2'])
    expect(onChange.mock.calls).toEqual([[2]])
    await expect.poll(current).toBe('2')
    // The page that comes announces itself.
    await new Promise((done) => setTimeout(done, 200))
    expect(container.querySelector('[data-wherry-announcer]')?.textContent ?? '').toBe('')
  })

  it('has fewer pages in a narrow place, in one line, and names what is left out', async () => {
    const { container, pages } = await draw(
      <div style={{ width: 288 }}>
        <Pagination pageCount={20} defaultPage={10} />
      </div>,
    )
    expect(pages()).toEqual(['1', '10', '20'])
    const tops = [...container.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getBoundingClientRect().top)
    expect(new Set(tops).size).toBe(1)
    const frame = container.querySelector('div > div')!.firstElementChild as HTMLElement
    frame.style.width = '600px'
    await expect.poll(pages).toEqual(['1', '9', '10', '11', '20'])
    expect(container.querySelectorAll('[data-part="gap"]')).toHaveLength(2)
    expect(container.querySelector('[data-part="gap"]')!.textContent).toBe('…More pages')
  })

  it.each([5, 6, 7].flatMap((count) => Array.from({ length: count }, (_, at) => [at + 1, count])))(
    'stands in one line in 288 px, on page %i of %i',
    async (page, pageCount) => {
      const { container } = await draw(
        <div style={{ width: 288 }}>
          <Pagination {...{ page, pageCount }} />
        </div>,
      )
      const buttons = [...container.querySelectorAll('button')].filter((button) => button.checkVisibility())
      expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
    },
  )

  it.each([288, 360, 600])('keeps its arrows in place from page to page, in %i px', async (width) => {
    const { part } = await draw(
      <div style={{ width }}>
        <Pagination pageCount={20} />
      </div>,
    )
    const places = new Set<string>()
    for (let page = 1; page <= 20; page++) {
      const [previous, next] = [part('previous'), part('next')].map((arrow) => arrow.getBoundingClientRect())
      places.add(`${Math.round(previous!.left)} ${Math.round(next!.left)} ${Math.round(next!.top)}`)
      flushSync(() => part('next').click())
    }
    expect([...places]).toHaveLength(1)
  })

  it('is as wide as its place leaves it beside another text', async () => {
    const { pages, container } = await draw(
      <div style={{ display: 'flex', width: 700 }}>
        <span style={{ flex: 'none' }}>1 to 20 of 400</span>
        <Pagination pageCount={20} />
      </div>,
    )
    expect(pages()).toHaveLength(6)
    expect(container.querySelector('nav')!.getBoundingClientRect().width).toBeGreaterThan(500)
  })

  it('I18N-05 writes numbers and names in the language of the page', async () => {
    const { container } = await draw(<Pagination pageCount={12_480} page={7} />, {
      locale: 'ar-EG',
      dir: 'rtl',
    })
    const last = [...container.querySelectorAll('[data-part="page"]')].at(-1)!
    expect(last.textContent).toBe(new Intl.NumberFormat('ar-EG').format(12_480))
    expect(last.textContent).not.toContain('1')
  })
})
