import { describe, expect, it, vi } from 'vitest'
import { createModule } from '../../createModule.ts'
import type { AccentTheme } from '../../kernel/model/accentTheme.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import type { ModuleConfig } from '../module.tsx'
import { moduleThemeOf } from './moduleTheme.ts'
import { partnerThemeOf } from './partnerTheme.ts'
import { moduleSettingsOf } from './useModuleSettings.ts'

/** As the edge answers, in short. */
const solved = (accent: string) => ({
  modes: { light: { base: 'light', variables: { '--wherry-accent-solid': accent.toLowerCase() }, more: {} } },
  density: 'comfortable',
  radius: 'soft',
  dimensions: { '--wherry-gap-field': 'var(--wherry-space-12)' },
})

/** A module over a service whose partner 2001 has these settings, and the accents it has asked for. */
function world(
  settings: object | null,
  config: Partial<ModuleConfig> = {},
  accents: (name: string) => unknown = (name) => solved(`#${name.split('/')[1]?.slice(0, 6)}`),
) {
  const asked: string[] = []
  const platform = createFakePlatform({
    async fetch(input) {
      const url = String(input)
      if (url.includes('/accents/')) {
        const name = url.split('/accents/')[1]!
        asked.push(name)
        const answer = accents(name)
        return answer === null ? new Response('Not found', { status: 404 }) : Response.json(answer)
      }
      if (url.includes('booking-module-settings')) return Response.json({ result: settings })
      return new Response('{}', { status: 500 })
    },
  })
  const module = createModule({
    platform,
    config: {
      apiBase: 'https://api.wherry.test',
      partner: '2001',
      accentsUrl: '/transfer/accents',
      ...config,
    },
  })
  return { module, asked, platform, theme: () => moduleThemeOf(module).get() }
}
const blue = { theme: 'light', main_color: '2451D6' }

describe('the theme of a partner', () => {
  it('SHELL-06 is theirs with their accent, asked for once', async () => {
    const { module, asked, theme } = world(blue)
    expect(theme()).toBe('light')
    await partnerThemeOf(module).settled
    await partnerThemeOf(module).settled
    expect(asked).toEqual(['light/2451D6.json'])
    expect(theme()).toMatchObject({
      modes: { light: { variables: { '--wherry-accent-solid': '#2451d6' } } },
      report: [],
    })
  })

  it('LAND-05 without an accent, or without a server of accents, is the named one', async () => {
    const plain = world({ theme: 'dark' })
    await partnerThemeOf(plain.module).settled
    expect([plain.theme(), plain.asked]).toEqual(['dark', []])
    const unserved = world(blue, { accentsUrl: null })
    await partnerThemeOf(unserved.module).settled
    expect([unserved.theme(), unserved.asked]).toEqual(['light', []])
  })

  it('LAND-05 what the host names beats the partner', async () => {
    const { module, asked } = world(blue, { theme: 'dark', accent: '#FFDD2D' })
    await partnerThemeOf(module).settled
    expect(asked).toEqual(['dark/FFDD2D.json'])
  })

  it('LAND-04 settings that cannot be read leave light', async () => {
    const { module, theme } = world(null)
    await partnerThemeOf(module).settled
    expect(theme()).toBe('light')
  })

  const good = solved('#2451D6')
  const spoilt = (name: string, value: string) => ({
    ...good,
    modes: { light: { ...good.modes.light, variables: { [name]: value } } },
  })
  it.each([
    ['nothing', null],
    ['another thing', { modes: {} }],
    ['a variable of the page', spoilt('--page-colour', '#fff')],
    ['an address', spoilt('--wherry-accent-solid', 'url(https://evil.example)')],
    ['the end of a rule', spoilt('--wherry-accent-solid', '#fff;} body{display:none')],
  ])('SEC-01 LAND-03 %s in an accent’s place leaves the named theme and is reported', async (_, answer) => {
    const { module, platform, theme } = world(blue, {}, () => answer)
    const report = vi.spyOn(platform, 'report')
    await partnerThemeOf(module).settled
    expect(theme()).toBe('light')
    expect(report).toHaveBeenCalledOnce()
  })

  it('EMBED-06 wears the corners and the font that the page names at once, over whatever theme comes', async () => {
    const { module, theme } = world(blue)
    const partner = partnerThemeOf(module)
    const none = { theme: null, accent: null, radius: null, font: null }
    partner.choose({ ...none, radius: 'sharp', font: 'georgia' })
    expect(theme()).toMatchObject({ radius: 'sharp', modes: { light: { base: 'light' } } })
    await partner.settled
    const { variables } = (theme() as AccentTheme).modes.light!
    expect(variables['--wherry-accent-solid']).toBe('#2451d6')
    expect(variables['--wherry-font']).toMatch(/^Georgia/)
    expect((theme() as AccentTheme).radius).toBe('sharp')
    partner.choose({ ...none, theme: 'dark', accent: '#FFDD2D', radius: 'round' })
    await vi.waitFor(() => expect(theme()).toMatchObject({ radius: 'round' }))
    partner.choose(none)
    await vi.waitFor(() => expect(theme()).toMatchObject({ radius: 'soft' }))
    expect((theme() as AccentTheme).modes.light!.variables).not.toHaveProperty('--wherry-font')
  })

  it('EMBED-06 a plain theme in other corners stays that theme, and is it again without them', async () => {
    const { module, theme } = world({ theme: 'dark' }, { accentsUrl: null })
    const partner = partnerThemeOf(module)
    await partner.settled
    const none = { theme: null, accent: null, radius: null, font: null }
    partner.choose({ ...none, radius: 'round' })
    expect(theme()).toMatchObject({ radius: 'round', modes: { dark: { base: 'dark', variables: {} } } })
    partner.choose(none)
    expect(theme()).toBe('dark')
  })

  it('EDITOR-07 follows what the editor saves', async () => {
    const { module, asked, theme } = world(blue)
    await partnerThemeOf(module).settled
    const reader = moduleSettingsOf(module)
    const { settings } = reader.state.get()
    reader.accept({ ...settings!, look: { ...settings!.look, accent: '#B4532A' } }, '"2"')
    await vi.waitFor(() =>
      expect(theme()).toMatchObject({
        modes: { light: { variables: { '--wherry-accent-solid': '#b4532a' } } },
      }),
    )
    expect(asked).toEqual(['light/2451D6.json', 'light/B4532A.json'])
  })
})
