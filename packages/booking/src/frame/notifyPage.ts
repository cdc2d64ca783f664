import { type FrameHost, keepSeen, type OlderMessages } from '@wherry/embed/frame'
import { notifyHost } from '../booking/index.ts'
import type { HostVisible } from '../kernel/platform.ts'
import { errorsOf } from '../module/errorState.ts'
import { hostViewOf, type ViewPart } from '../module/hostView.ts'
import type { ModuleCore } from '../module/module.tsx'
import type { FramePage, FramePaths } from './framePaths.ts'

export interface NotifyPageSetup {
  paths: FramePaths
  /** Container of the module. */
  place: HTMLElement
  /** True if the partner gets a message at step 2 (EMBED-04). */
  passengerStep: boolean
  /** Sender of the older messages. Null: the partner's page knows the current protocol. */
  older: OlderMessages | null
}

/** Milliseconds after which scrolling counts as ended. */
const settleMs = 120

/** Least height in px for overlays; less of the frame is in view only while the page scrolls. */
const leastPart = 320

/**
 * Sends the page the visitor's present step and the part that has to be in view, and keeps overlays in the visible
 * part.
 */
export function notifyPage(
  module: ModuleCore,
  host: FrameHost,
  { paths, place: shown, passengerStep, older }: NotifyPageSetup,
) {
  const { config, platform, stores } = module
  let part: HostVisible | null = null
  let last = ''
  let name: string | null = null

  notifyHost(module, host)
  const errors = errorsOf(module)
  let { unexpected } = errors.get()
  errors.subscribe(() => {
    const now = errors.get().unexpected
    if (now && now !== unexpected) host.notify('error', { code: 'unexpected' })
    unexpected = now
  })

  /**
   * Keeps the partner in the address, because the server needs it after a reload too: it decides which origins may
   * frame the page. Navigation inside the module drops the parameter.
   */
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
      ? paths.pageOf(path.slice(config.basePath.length), config.sections)
      : null
    if (!page) return
    const route = routeOf(page, stores.finder.get().mode)
    if (JSON.stringify(route) !== last) {
      last = JSON.stringify(route)
      host.notify('route', route)
      if (page.name === 'prices') {
        host.notify('track', { event: 'begin_checkout', section: route.section })
        if (passengerStep) {
          host.notify('step', { n: 2, name: 'passenger' })
          older?.passengerStep()
        }
      }
    }
    if (name !== null && name !== page.name && part && part.y > 0) host.scrollTo(0)
    name = page.name
  }
  // The module's router dispatches the first two events for its own navigation.
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
    // Overlays that are placed by CSS follow at once; those that are measured follow when the scrolling has ended.
    const root = shown.querySelector<HTMLElement>('.wherry-root')
    root?.style.setProperty('--wherry-view-top', `${top}px`)
    root?.style.setProperty('--wherry-view-height', `${height}px`)
    endSettle()
    const show = () => view.dispatch({ top, height })
    if (view.get()) endSettle = platform.clock.setTimeout(show, settleMs)
    else show()
  }
}

/** The part of the frame for overlays: the visible part, or a larger one if that is very small. */
export function roomOf({ y, h }: HostVisible, frameHeight: number): ViewPart {
  const height = Math.max(h, Math.min(leastPart, frameHeight))
  return { top: Math.max(0, Math.min(y, frameHeight - height)), height }
}

/** Section and step of a page, for the message to the page around. */
export function routeOf(page: FramePage, mode: 'transfer' | 'rent'): { section: string; step: string } {
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
