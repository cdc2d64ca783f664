import { createTheme } from '@wherry/ui/accent'
import { contrastFaults } from '@wherry/ui/testing/contrastFaults.ts'
import { ThemeProvider } from '@wherry/ui/themes/ThemeProvider.tsx'
import fc from 'fast-check'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createLanding } from '../../domain/landing.ts'
import { languages } from '../../domain/language.ts'
import type { Look } from '../../domain/moduleSettings.ts'
import { ModuleProvider } from '../../hooks/module.tsx'
import { anySettings } from '../../testing/anySettings.ts'
import { createPartnerWorld } from '../../testing/landingWorld.ts'
import { sampleReviews } from '../../testing/sampleReviews.ts'
import { DrawnBody } from './LandingBody.tsx'
import { DrawnHead } from './LandingHead.tsx'

const imageHosts = ['pictures.example']
/** Of the page that shows the landing; its texts may lead there. */
const pageHost = 'www.example.com'
declare global {
  interface ImportMeta {
    readonly env: Readonly<Record<string, string | undefined>>
  }
}

/** Axe looks at each so many of them; `VITE_WHERRY_CONTRAST=1` has it look at all, which takes minutes. */
const contrastEvery = Number(import.meta.env['VITE_WHERRY_CONTRAST'] ?? 40)
const storeHosts = ['apps.example', 'play.example']

/** The theme that customers get. */
const themeOf = ({ theme, accent }: Look) =>
  accent === null ? theme : createTheme({ accent: accent.toLowerCase(), base: theme })

it('LAND-03 UI-17 1,000 settings, valid and hostile: a landing without a crash, and no host but the listed', async () => {
  const errors: unknown[] = []
  const onError = (event: ErrorEvent) => errors.push(event.error)
  window.addEventListener('error', onError)
  const { module } = createPartnerWorld({})
  for (const set of ['landing', 'sellingPoints', 'promo'] as const) await module.messages.load('en', set)
  const asked: string[] = []
  const observer = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource' })
  let looked = 0
  const samples = fc.sample(fc.tuple(anySettings, fc.constantFrom(...languages)), 1000)
  const screen = await render(<ThemeProvider>{null}</ThemeProvider>)
  for (const [at, [{ settings, logo, payment }, lang]] of samples.entries()) {
    const landing = createLanding(settings, {
      lang,
      user: { logo, payment },
      imageHosts,
      apps: { appStore: 'https://apps.example/1', googlePlay: 'https://play.example/1' },
      reviews: sampleReviews,
    })
    // What would be asked for is read off the drawing; a real picture is never waited for.
    await screen.rerender(
      <ThemeProvider theme={themeOf(settings.look)}>
        <ModuleProvider module={module}>
          <Suspense fallback={null}>
            <DrawnHead landing={landing} />
            <DrawnBody landing={landing} />
          </Suspense>
        </ModuleProvider>
      </ThemeProvider>,
    )
    const { container } = screen
    expect(container.querySelectorAll('h2').length).toBeGreaterThan(0)
    expect(
      container.querySelector('script, iframe, style, object, form, link, [onerror], [onclick]'),
    ).toBeNull()
    for (const { src } of container.querySelectorAll('img'))
      expect(imageHosts).toContain(new URL(src).hostname)
    for (const { href } of container.querySelectorAll('a')) {
      const { protocol, hostname } = new URL(href)
      expect(protocol).toBe('https:')
      const { site = null } = landing.logo ?? {}
      expect([...storeHosts, pageHost, site && new URL(site).hostname]).toContain(hostname)
    }
    for (const ground of container.querySelectorAll<HTMLElement>('[data-ground]')) {
      expect(ground.style.backgroundColor).toMatch(/^rgb\(/)
      expect(ground.style.color).toMatch(/^rgb\(/)
    }
    if (at % contrastEvery === 0) {
      looked += 1
      expect(await contrastFaults(container)).toEqual([])
    }
    if (landing.points) {
      expect(landing.points.ids.length).toBeGreaterThan(0)
      expect(container.querySelectorAll('li svg[aria-hidden]').length).toBeGreaterThanOrEqual(1)
    }
  }
  expect(looked).toBe(Math.ceil(samples.length / contrastEvery))
  observer.disconnect()
  window.removeEventListener('error', onError)
  expect(errors).toEqual([])
  const hosts = new Set(asked.map((name) => new URL(name).hostname))
  for (const host of hosts) expect([window.location.hostname, ...imageHosts]).toContain(host)
}, 900_000)
