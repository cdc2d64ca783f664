import { ThemeProvider } from '@wherry/ui'
import { createTheme } from '@wherry/ui/accent'
import { contrastFaults } from '@wherry/ui/testing/contrastFaults.ts'
import fc from 'fast-check'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Look } from '../../kernel/model/moduleSettings.ts'
import { languages } from '../../kernel/values/language.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { anySettings } from '../../testing/samples/anySettings.ts'
import { sampleReviews } from '../../testing/samples/sampleReviews.ts'
import { createPartnerWorld } from '../../testing/worlds/landingWorld.ts'
import { createLanding } from '../rules/landing.ts'
import { DrawnBody } from './LandingBody.tsx'
import { DrawnHead } from './LandingHead.tsx'

const imageHosts = ['pictures.example']
/** Host of the page that shows the landing; links in its texts may lead there. */
const pageHost = 'www.example.com'
declare global {
  interface ImportMeta {
    readonly env: Readonly<Record<string, string | undefined>>
  }
}

/** Interval of samples that axe checks; `VITE_WHERRY_CONTRAST=1` checks all, which takes minutes. */
const contrastEvery = Number(import.meta.env['VITE_WHERRY_CONTRAST'] ?? 40)
const storeHosts = ['apps.example', 'play.example']

/** Theme as customers see it. */
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
    // Requests are read from the rendered elements; the test never waits for a real picture.
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
