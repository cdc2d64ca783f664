import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { afterServer } from '../testing/afterServer.tsx'
import { createTheme } from './accent/createTheme.ts'
import { themeCss } from './accent/themeCss.ts'
import { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx'
import { themeNames } from './useTheme.ts'

interface Features {
  'prefers-contrast'?: 'more'
  'prefers-color-scheme'?: 'dark' | 'light'
  'forced-colors'?: 'active'
}
interface Session {
  send(method: string, params: object): Promise<unknown>
}
const session = () => cdp() as unknown as Session

/** Sets the visitor's preferences in the system. */
function visitor(features: Features): Promise<unknown> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }))
  return session().send('Emulation.setEmulatedMedia', { features: list })
}
afterEach(() => visitor({}))
// All files share one mouse: where another left it, a button here would show its hovered face.
beforeEach(async () => {
  await session().send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    x: innerWidth - 1,
    y: innerHeight - 1,
  })
})

const themed = (props: Omit<ThemeProviderProps, 'children'>) => (
  <ThemeProvider {...props}>
    <Button>Find a car</Button>
  </ThemeProvider>
)
const variable = (root: Element | null, role: string) =>
  getComputedStyle(root!).getPropertyValue(`--wherry-${role}`).trim()
const vocabulary = [
  'surface-0',
  'surface-3',
  'ink-1',
  'ink-3',
  'line-3',
  'accent-solid',
  'accent-text',
  'map-land',
]
const rootOf = (container: Element) => container.querySelector('.wherry-root')
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

describe('UI-17 a made theme', () => {
  it('UI-17 is put on by variables, and changed without a rebuild', async () => {
    const { container, rerender } = await render(themed({ theme: createTheme({ accent: '#ffdd2d' }) }))
    const button = container.querySelector('button')!
    await expect.poll(() => getComputedStyle(button).backgroundColor).toBe(rgb('#ffdd2d'))
    await rerender(themed({ theme: createTheme({ accent: '#2451d6' }) }))
    await expect.poll(() => getComputedStyle(button).backgroundColor).toBe(rgb('#2451d6'))
    expect(getComputedStyle(button).color).toBe('rgb(255, 255, 255)')
    await rerender(themed({}))
    await expect.poll(() => getComputedStyle(button).backgroundColor).toBe(rgb('#00ad5a'))
  })

  it('UI-17 several stand on one page, one inside another too', async () => {
    const { container } = await render(
      <>
        {themed({ theme: createTheme({ accent: '#b4532a', base: 'wherry' }) })}
        <ThemeProvider theme={createTheme({ accent: '#2451d6', scheme: 'dark' })}>
          <Button>Find a car</Button>
          {themed({ theme: 'light' })}
        </ThemeProvider>
      </>,
    )
    const roots = [...container.querySelectorAll('.wherry-root')]
    expect(roots.map((root) => variable(root, 'accent-solid'))).toEqual(['#b4532a', '#2451d6', '#00ad5a'])
    expect(roots.map((root) => variable(root, 'surface-0'))).toEqual(['#eff5f1', '#0f1412', '#f5f7f6'])
    expect(roots.map((root) => getComputedStyle(root).colorScheme)).toEqual(['light', 'dark', 'light'])
  })

  it('UI-17 of both schemes follows the visitor, and so does its contrast', async () => {
    const theme = createTheme({ accent: '#e0507a', scheme: 'both' })
    await visitor({ 'prefers-color-scheme': 'light' })
    const { container } = await render(themed({ theme }))
    const text = () => variable(rootOf(container), 'accent-text')
    expect(text()).toBe(theme.modes.light!.variables['--wherry-accent-text'])
    await visitor({ 'prefers-color-scheme': 'dark' })
    await expect.poll(text).toBe(theme.modes.dark!.variables['--wherry-accent-text'])
    expect(variable(rootOf(container), 'surface-0')).toBe('#0f1412')
    await visitor({ 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' })
    await expect.poll(text).toBe(theme.modes.dark!.more['--wherry-accent-text'])
  })

  it('UI-17 UI-20 is in the markup of a server', () => {
    const html = renderToString(themed({ theme: createTheme({ accent: '#ffdd2d', radius: 'round' }) }))
    expect(html).toContain('--wherry-accent-solid:#ffdd2d')
    expect(html).toContain('data-wherry-radius="round"')
  })

  it.each(['light', 'dark'] as const)(
    'UI-17 UI-20 of both schemes is right before a script runs, and is taken over as it is: %s',
    async (scheme) => {
      await visitor({ 'prefers-color-scheme': scheme })
      const theme = createTheme({ accent: '#7a1fa2', scheme: 'both', base: 'alfa-on-white' })
      const tree = themed({ theme })
      const held = (container: HTMLElement) => {
        const { variables } = theme.modes[scheme]!
        for (const [name, value] of Object.entries(variables))
          expect(getComputedStyle(rootOf(container)!).getPropertyValue(name).trim(), name).toBe(value)
        expect(variable(rootOf(container), 'surface-0')).toBe(scheme === 'dark' ? '#0f1412' : '#ffffff')
        expect(getComputedStyle(rootOf(container)!).colorScheme).toBe(scheme)
      }
      using page = await afterServer(tree, async (container) => {
        held(container)
        await visitor({ 'prefers-color-scheme': scheme, 'prefers-contrast': 'more' })
        const more = theme.modes[scheme]!.more['--wherry-accent-text']
        expect(variable(rootOf(container), 'accent-text')).toBe(more)
        await visitor({ 'prefers-color-scheme': scheme })
      })
      await expect.poll(() => page.container.querySelector('style')).toBeNull()
      held(page.container)
      expect(page.complain).not.toHaveBeenCalled()
    },
  )

  it('SEC-01 a made theme from afar cannot end its rule or its element', () => {
    const theme = createTheme({ accent: '#7a1fa2' })
    const variables = {
      '--wherry-accent-solid': '#fff}body{color:red',
      '--wherry-accent-ink': '</style><script>',
      'color:red;--x': 'red',
    }
    const html = renderToString(
      themed({ theme: { ...theme, modes: { light: { base: 'light', variables, more: {} } } } }),
    )
    expect(html).not.toContain('body{')
    expect(html).not.toContain('script')
    expect(html).not.toContain('color:red')
  })

  it('UI-17 as a style sheet wins over ours, without a script', async () => {
    const { container } = await render(
      <section className="shop">
        <style>
          {themeCss(createTheme({ accent: '#ffdd2d', density: 'compact' }), '.shop > .wherry-root')}
        </style>
        {themed({})}
      </section>,
    )
    expect(variable(rootOf(container), 'accent-solid')).toBe('#ffdd2d')
    expect(container.querySelector('button')!.offsetHeight).toBe(36)
  })
})

describe('UI-18 a root inside another one', () => {
  const outer = { locale: 'ru', dir: 'rtl', density: 'compact', radius: 'round' } as const
  const inner = (container: Element) => container.querySelector('.wherry-root .wherry-root')!

  it('UI-18 keeps language, direction, density, radius and words of the one around it', async () => {
    const words = { field: { optional: 'по желанию' } }
    const { container } = await render(
      <ThemeProvider {...outer} words={words} visible={{ top: 20, height: 400 }}>
        <ThemeProvider theme="dark">
          <TextField label="Имя" isOptional />
          <Button>Найти машину</Button>
        </ThemeProvider>
      </ThemeProvider>,
    )
    const root = inner(container)
    const { lang, dir, style } = root as HTMLElement
    expect([lang, dir, style.getPropertyValue('--wherry-view-height')]).toEqual(['ru', 'rtl', '400px'])
    expect(root.textContent).toContain('по желанию')
    const button = root.querySelector('button')!
    expect([button.offsetHeight, getComputedStyle(button).borderRadius]).toEqual([36, '14px'])
    expect(variable(root, 'surface-0')).toBe('#0f1412')
  })

  it('UI-18 keeps a made theme, and draws its overlays where the outer one does', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const theme = createTheme({ accent: '#b4532a' })
    const { container, unmount } = await render(
      <ThemeProvider theme={theme} portalContainer={place}>
        <ThemeProvider locale="es">
          <Dialog isOpen title="Viaje" onOpenChange={() => {}}>
            Aeropuerto
          </Dialog>
        </ThemeProvider>
      </ThemeProvider>,
    )
    await expect.poll(() => place.textContent).toContain('Aeropuerto')
    expect(place.querySelector('[role="dialog"]')!.closest('[lang]')!.getAttribute('lang')).toBe('es')
    expect(variable(inner(container), 'accent-solid')).toBe('#b4532a')
    await unmount()
    place.remove()
  })

  it.each([
    ['paints its ground', {}, 'rgb(245, 247, 246)'],
    ['paints nothing where it is asked to', { surface: 'none' }, 'rgba(0, 0, 0, 0)'],
  ] as const)('UI-18 a root %s', async (_, props, ground) => {
    const { container } = await render(
      <ThemeProvider {...props}>
        <ThemeProvider density="compact">
          <Button>Find a car</Button>
        </ThemeProvider>
      </ThemeProvider>,
    )
    const grounds = [...container.querySelectorAll('.wherry-root')].map(
      (root) => getComputedStyle(root).backgroundColor,
    )
    expect(grounds).toEqual([ground, ground])
  })
})

describe('UI-16 the theme auto', () => {
  it.each(['light', 'dark'] as const)(
    'UI-16 UI-20 is the theme %s, with a script and without',
    async (scheme) => {
      await visitor({ 'prefers-color-scheme': scheme })
      const container = document.createElement('div')
      container.innerHTML = renderToString(themed({ theme: 'auto' }))
      document.body.append(container)
      const wanted = await render(themed({ theme: scheme }))
      const alive = await render(themed({ theme: 'auto' }))
      const of = (root: Element | null) =>
        [...vocabulary]
          .map((role) => [role, variable(root, role)])
          .concat([['', getComputedStyle(root!).colorScheme]])
      expect(of(rootOf(container))).toEqual(of(rootOf(wanted.container)))
      expect(of(rootOf(alive.container))).toEqual(of(rootOf(wanted.container)))
      await visitor({ 'prefers-color-scheme': scheme, 'prefers-contrast': 'more' })
      expect(of(rootOf(container))).toEqual(of(rootOf(wanted.container)))
      container.remove()
    },
  )
})

describe('A11Y-01 what the visitor has set', () => {
  it.each(themeNames)('UI-17 more contrast raises the theme %s itself', async (theme) => {
    const { container } = await render(themed({ theme }))
    const root = rootOf(container)
    const before = variable(root, 'ink-3')
    expect(before).not.toBe(variable(root, 'ink-1'))
    await visitor({ 'prefers-contrast': 'more' })
    const made = createTheme({ accent: '#00ad5a', base: theme }).modes
    const more = (made.light ?? made.dark)!.more
    for (const role of ['ink-3', 'line-3', 'accent-text', 'accent-border', 'critical-text'])
      expect(variable(root, role), role).toBe(more[`--wherry-${role}`])
  })

  it('A11Y-01 forced colours reach the drawings of a made theme too', async () => {
    const { container } = await render(themed({ theme: createTheme({ accent: '#ffdd2d' }) }))
    await visitor({ 'forced-colors': 'active' })
    expect(variable(rootOf(container), 'accent-solid')).toBe('Highlight')
    expect(variable(rootOf(container), 'ink-2')).toBe('CanvasText')
  })
})

describe('UI-17 density and radius', () => {
  it('UI-17 are switched by a prop, and a made theme brings its own', async () => {
    const { container, rerender } = await render(themed({ density: 'compact', radius: 'sharp' }))
    const button = container.querySelector('button')!
    expect(button.offsetHeight).toBe(36)
    expect(getComputedStyle(button).borderRadius).toBe('2px')
    await rerender(themed({}))
    expect(button.offsetHeight).toBe(44)
    expect(getComputedStyle(button).borderRadius).toBe('8px')
    const theme = createTheme({ accent: '#2451d6', density: 'compact', radius: 'round' })
    await rerender(themed({ theme }))
    expect(button.offsetHeight).toBe(36)
    expect(getComputedStyle(button).borderRadius).toBe('14px')
    await rerender(themed({ theme, density: 'comfortable', radius: 'soft' }))
    expect(button.offsetHeight).toBe(44)
    expect(getComputedStyle(button).borderRadius).toBe('8px')
  })

  it('UI-18 compact controls keep 44 px under a finger', async () => {
    const { container } = await render(themed({ density: 'compact' }))
    const touch = (enabled: boolean) => session().send('Emulation.setTouchEmulationEnabled', { enabled })
    await touch(true)
    try {
      await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
      expect(container.querySelector('button')!.offsetHeight).toBe(44)
    } finally {
      await touch(false)
    }
  })
})

describe('A11Y-01 the size of text, by the root of the page', () => {
  const { style } = document.documentElement
  afterEach(() => {
    style.fontSize = ''
  })

  it.each([
    ['100%', 'max(1rem, 16px)', 16],
    ['200%', 'max(1rem, 16px)', 32],
    // As many pages have it: 10 px.
    ['62.5%', 'max(1rem, 16px)', 16],
    // The same page for a visitor with 200 %, without the variable and with it.
    ['125%', 'max(1rem, 16px)', 20],
    ['125%', '1.6rem', 32],
    ['300%', '16px', 16],
  ])('a root of %s with %s makes a text of 16 px %d px high', async (size, rem, expected) => {
    const { container } = await render(themed({}))
    style.fontSize = size
    const root = container.querySelector<HTMLElement>('.wherry-root')!
    expect(variable(root, 'rem')).toBe('max(1rem, 16px)')
    root.style.setProperty('--wherry-rem', rem)
    expect(getComputedStyle(root).fontSize).toBe(`${expected}px`)
  })
})
