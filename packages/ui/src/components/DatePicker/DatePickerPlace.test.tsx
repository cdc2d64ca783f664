import { createPortal } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider, type ThemeProviderProps } from '../../themes/ThemeProvider.tsx'
import { DatePicker } from './DatePicker.tsx'

const picker = <DatePicker label="Landing date" defaultValue="2027-06-14" today="2027-06-09" />

/** The field in a part of the page that scrolls. */
const inScroller = (
  <ThemeProvider>
    <div data-scroller="" style={{ height: 600, overflow: 'auto' }}>
      <div style={{ height: 2000, paddingTop: 150 }}>
        <div data-field="" style={{ width: 260 }}>
          {picker}
        </div>
      </div>
    </div>
  </ThemeProvider>
)

/** Scrolls the part around the field, and expects the open calendar under its field. */
async function expectToFollow(container: Element, field: HTMLElement) {
  const popup = () => container.querySelector('[role="dialog"]')?.parentElement?.getBoundingClientRect()
  await expect.poll(popup).toBeDefined()
  // A layer that has come is looked after for a quarter of a second: only then does it have to hear of the scroll.
  await new Promise((done) => setTimeout(done, 400))
  container.querySelector('[data-scroller]')!.scrollTop = 100
  await expect.poll(() => popup()!.top - field.getBoundingClientRect().bottom).toBeCloseTo(8, 0)
}

interface Stand {
  /** Distance of the field from the top and the left of the page, in px. */
  top?: number
  left?: number
  /** Height of the page, in px. */
  height?: number
  theme?: Partial<ThemeProviderProps>
}

async function open({ top = 40, left = 40, height = 700, theme = {} }: Stand) {
  const { container } = await render(
    <ThemeProvider {...theme}>
      <div style={{ height, paddingTop: top, paddingInlineStart: left, boxSizing: 'border-box' }}>
        <div data-field="" style={{ width: 260 }}>
          {picker}
        </div>
      </div>
    </ThemeProvider>,
  )
  const field = container.querySelector<HTMLElement>('[data-field]')!
  await userEvent.click(field.querySelector('button')!)
  await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull()
  const popup = document.querySelector<HTMLElement>('[role="dialog"]')!.parentElement!
  const box = () => ({ field: field.getBoundingClientRect(), popup: popup.getBoundingClientRect() })
  return { container, field, box }
}

const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(1)

describe('where the calendar of a date field stands (UI-03, UI-14)', () => {
  afterEach(async () => {
    await cleanup()
    window.scrollTo(0, 0)
  })

  it('UI-03 stands 8 px under the field, at its left edge; from right to left at its right edge', async () => {
    const ltr = (await open({})).box()
    near(ltr.popup.top - ltr.field.bottom, 8)
    near(ltr.popup.left, ltr.field.left)
    await cleanup()
    const rtl = (await open({ left: 300, theme: { dir: 'rtl' } })).box()
    near(rtl.popup.right, rtl.field.right)
  })

  it('UI-03 stands above the field where it does not fit below', async () => {
    const { popup, field } = (await open({ top: 560 })).box()
    near(field.top - popup.bottom, 8)
  })

  it('UI-03 shifts to stay in the window', async () => {
    const { popup } = (await open({ left: 740 })).box()
    near(popup.right, document.documentElement.clientWidth - 8)
  })

  it('EMBED-07 stays in the part of a tall frame that is in view', async () => {
    const visible = { top: 300, height: 500 }
    const { popup, field } = (await open({ top: 640, height: 1600, theme: { visible } })).box()
    expect(popup.bottom).toBeLessThanOrEqual(792.5)
    expect(popup.top).toBeGreaterThanOrEqual(307.5)
    expect(popup.top).toBeLessThan(field.top)
  })

  it('UI-03 goes along when the page or a part of it scrolls, and when the window changes', async () => {
    const { box } = await open({ top: 200, height: 3000 })
    window.scrollTo(0, 120)
    await expect.poll(() => box().popup.top - box().field.bottom).toBeCloseTo(8, 0)
    await cleanup()
    const { container } = await render(inScroller)
    const field = container.querySelector<HTMLElement>('[data-field]')!
    await userEvent.click(field.querySelector('button')!)
    await expectToFollow(container, field)
  })

  it('UI-03 goes along with a part that scrolls inside a shadow root', async () => {
    const { container } = await render(<div data-host="" />)
    const shadow = container.querySelector('[data-host]')!.attachShadow({ mode: 'open' })
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
      shadow.append(sheet.cloneNode(true))
    const { container: inner } = await render(inScroller, {
      container: shadow.appendChild(document.createElement('div')),
    })
    const field = inner.querySelector<HTMLElement>('[data-field]')!
    field.querySelector('button')!.click()
    await expectToFollow(inner, field)
  })

  it('UI-03 comes to rest under the field in a root that its page has scaled', async () => {
    const { container } = await render(
      <div style={{ width: 480, height: 400, transform: 'scale(2)', transformOrigin: '0 0' }}>
        <ThemeProvider>
          <div data-field="" style={{ width: 260 }}>
            {picker}
          </div>
        </ThemeProvider>
      </div>,
    )
    const field = container.querySelector<HTMLElement>('[data-field]')!
    field.querySelector('button')!.click()
    const style = () => container.querySelector('[role="dialog"]')?.parentElement?.style.cssText
    await expect.poll(style).toBeDefined()
    const seen: (string | undefined)[] = []
    const isAtRest = () => {
      seen.push(style())
      return seen.length > 4 && new Set(seen.slice(-4)).size === 1
    }
    await expect.poll(isAtRest, { interval: 40, timeout: 3000 }).toBe(true)
  })

  it('UI-03 grows without leaving the window when an off day is explained', async () => {
    const { container } = await render(
      <ThemeProvider>
        <div style={{ height: 760, paddingTop: 230 }}>
          <div style={{ width: 260 }}>
            <DatePicker
              label="Landing date"
              defaultValue="2027-06-14"
              today="2027-06-09"
              offReason={(day) =>
                day === '2027-06-15' ? 'All cars are taken, and more words than one line' : null
              }
            />
          </div>
        </div>
      </ThemeProvider>,
    )
    await userEvent.click(container.querySelector('button')!)
    const popup = () => container.querySelector('[role="dialog"]')!.parentElement!.getBoundingClientRect()
    const before = popup().height
    // Not enabled for a robot; a person presses it all the same.
    container.querySelector<HTMLElement>('[data-day="2027-06-15"]')!.click()
    await expect.poll(() => popup().height).toBeGreaterThan(before)
    await expect.poll(() => popup().bottom).toBeLessThanOrEqual(innerHeight - 7.5)
  })
})

describe('in other roots (UI-20)', () => {
  afterEach(() => cleanup())

  const inShadow = () => {
    const host = document.createElement('div')
    document.body.append(host)
    const shadow = host.attachShadow({ mode: 'open' })
    const sheets = [...document.querySelectorAll('style, link[rel="stylesheet"]')]
    const place = document.createElement('div')
    shadow.append(...sheets.map((sheet) => sheet.cloneNode(true)), place)
    return { host, shadow, place }
  }

  it('UI-20 in a shadow root it opens, keeps the Tab key, closes when the focus moves on inside, and by a press outside of it', async () => {
    const { host, shadow, place } = inShadow()
    await render(
      <>
        <button type="button" style={{ position: 'fixed', bottom: 0, right: 0 }}>
          Of the page
        </button>
        {createPortal(
          <ThemeProvider>
            {picker}
            <button type="button" id="after">
              After
            </button>
          </ThemeProvider>,
          place,
        )}
      </>,
    )
    const popup = () => shadow.querySelector('[role="dialog"]')
    const button = shadow.querySelector<HTMLElement>('[aria-haspopup="dialog"]')!
    const open = async () => {
      button.click()
      await expect.poll(popup).not.toBeNull()
    }
    await open()
    expect(popup()!.closest('.wherry-root')).not.toBeNull()
    await expect.poll(() => shadow.activeElement?.getAttribute('data-day')).toBe('2027-06-14')
    await userEvent.keyboard('{Tab}')
    expect(shadow.activeElement?.getAttribute('aria-label')).toBe('Previous month')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(shadow.activeElement?.getAttribute('data-day')).toBe('2027-06-14')
    await userEvent.keyboard('{Escape}')
    await expect.poll(popup).toBeNull()
    expect(shadow.activeElement).toBe(button)
    await open()
    shadow.querySelector<HTMLElement>('#after')!.focus()
    await expect.poll(popup).toBeNull()
    await open()
    await userEvent.click(document.querySelector('button')!)
    await expect.poll(popup).toBeNull()
    host.remove()
  })

  it('UI-20 in a portal container outside of its root it stands under its field all the same', async () => {
    const container = document.createElement('div')
    container.style.cssText = 'position: absolute; top: 30px; left: 500px; width: 0'
    document.body.append(container)
    const onChange = vi.fn()
    const { container: page } = await render(
      <ThemeProvider portalContainer={container}>
        <div data-field="" style={{ width: 260 }}>
          <DatePicker label="Landing date" value="2027-06-14" today="2027-06-09" onChange={onChange} />
        </div>
      </ThemeProvider>,
    )
    const field = page.querySelector<HTMLElement>('[data-field]')!
    await userEvent.click(field.querySelector('button')!)
    await expect.poll(() => container.querySelector('[role="dialog"]')).not.toBeNull()
    const popup = container.querySelector('[role="dialog"]')!.parentElement!.getBoundingClientRect()
    near(popup.top - field.getBoundingClientRect().bottom, 8)
    expect(popup.width).toBeGreaterThanOrEqual(340)
    await userEvent.click(container.querySelector('[data-day="2027-06-15"]')!)
    expect(onChange).toHaveBeenLastCalledWith('2027-06-15')
    container.remove()
  })
})
