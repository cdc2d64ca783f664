import { errorsOf } from '@wherry/booking/hooks/errorState.ts'
import { hostViewOf, type ViewPart } from '@wherry/booking/hooks/hostView.ts'
import type { ModuleCore } from '@wherry/booking/hooks/module.tsx'
import { tellHost } from '@wherry/booking/hooks/tellHost.ts'
import type { HostVisible } from '@wherry/booking/platform/platform.ts'
import { type Page, pageOf } from '../paths.ts'
import type { FrameHost } from './host.ts'
import { keepSeen } from './keepSeen.ts'
import type { OlderMessages } from './olderMessages.ts'

export interface TellPageSetup {
  /** Holds all that is shown. */
  place: HTMLElement
  /** The partner is told of step 2 (EMBED-04). */
  passengerStep: boolean
  /** Null: the partner's page knows the protocol. */
  older: OlderMessages | null
}

/** Milliseconds after which a page that was scrolled rests. */
const settleMs = 120

/** Fewest px of the frame that overlays are given; less of it is in view only while the page scrolls. */
const leastPart = 320

/** Tells the page where the visitor is and what has to be seen, and keeps overlays in what it shows. */
export function tellPage(
  module: ModuleCore,
  host: FrameHost,
  { place: shown, passengerStep, older }: TellPageSetup,
) {
  const { config, platform, stores } = module
  let part: HostVisible | null = null
  let last = ''
  let name: Page['name'] | null = null

  tellHost(module, host)
  const errors = errorsOf(module)
  let { unexpected } = errors.get()
  errors.subscribe(() => {
    const now = errors.get().unexpected
    if (now && now !== unexpected) host.tell('error', { code: 'unexpected' })
    unexpected = now
  })

  /** The server says by the partner who may frame a page: it has to know it after a reload too, where own pages drop it. */
  function namePartner(): void {
    const query = new URLSearchParams(window.location.search)
    if (config.partner === null || query.has('partner')) return
    query.set('partner', config.partner)
    window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query}`)
  }

  function look(): void {
    namePartner()
    const path = window.location.pathname
    const page = path.startsWith(config.basePath)
      ? pageOf(path.slice(config.basePath.length), config.sections)
      : null
    if (!page) return
    const route = routeOf(page, stores.finder.get().mode)
    if (JSON.stringify(route) !== last) {
      last = JSON.stringify(route)
      host.tell('route', route)
      if (page.name === 'prices') {
        host.tell('track', { event: 'begin_checkout', section: route.section })
        if (passengerStep) {
          host.tell('step', { n: 2, name: 'passenger' })
          older?.passengerStep()
        }
      }
    }
    if (name !== null && name !== page.name && part && part.y > 0) host.scrollTo(0)
    name = page.name
  }
  // The router tells of the first two.
  for (const type of ['pushState', 'replaceState', 'popstate']) window.addEventListener(type, look)
  look()

  let endSettle = () => {}
  const view = hostViewOf(module)
  const keep = keepSeen({ view: window, clock: platform.clock, scrollTo: host.scrollTo })
  host.subscribe((visible) => {
    keep(visible)
    if (visible.h > 0) part = visible
    place()
  })
  window.addEventListener('resize', place)

  function place(): void {
    if (!part) return
    const { top, height } = roomOf(part, window.innerHeight)
    // At once what a sheet places; what is measured follows when the scrolling rests.
    const root = shown.querySelector<HTMLElement>('.wherry-root')
    root?.style.setProperty('--wherry-view-top', `${top}px`)
    root?.style.setProperty('--wherry-view-height', `${height}px`)
    endSettle()
    const show = () => view.dispatch({ top, height })
    if (view.get()) endSettle = platform.clock.setTimeout(show, settleMs)
    else show()
  }
}

/** Where overlays may stand: what is in view, made larger where that is next to nothing. */
export function roomOf({ y, h }: HostVisible, frameHeight: number): ViewPart {
  const height = Math.max(h, Math.min(leastPart, frameHeight))
  return { top: Math.max(0, Math.min(y, frameHeight - height)), height }
}

/** The page as those around are told it: the section and how far the visitor has come in it. */
export function routeOf(page: Page, mode: 'transfer' | 'rent'): { section: string; step: string } {
  switch (page.name) {
    case 'finder':
      return { section: 'transfer', step: 'search' }
    case 'rent':
      return { section: 'rent', step: 'search' }
    case 'prices':
      return { section: mode, step: 'passenger' }
    case 'approval':
      return { section: mode, step: 'confirmation' }
    case 'yacht':
      return { section: 'yacht', step: 'search' }
    case 'yacht/order':
      return { section: 'yacht', step: 'request' }
    case 'yacht/order/success':
      return { section: 'yacht', step: 'confirmation' }
    default:
      return { section: 'transfer', step: 'edit' }
  }
}
