import {
  afterFonts,
  type FrameIdentity,
  frameHost,
  holdHeight,
  identityOf,
  keepFocusInside,
  keepIdentity,
  olderMessages,
  originsAround,
  queryOf,
  queryOfPartner,
} from '@wherry/embed/frame'
import {
  allowedParent,
  childEnd,
  heightReporter,
  type ParentMessage,
  watchHeight,
} from '@wherry/embed/protocol'
import type { Platform } from '../kernel/platform.ts'
import type { ModuleCore } from '../module/module.tsx'
import { followPage } from './followPage.ts'
import { framedPlatform } from './framedPlatform.ts'
import type { FramePaths } from './framePaths.ts'
import { settledQuery } from './meantLang.ts'
import { notifyPage } from './notifyPage.ts'
import { readServedFrame } from './servedFrame.ts'

/** The parts that a module needs in a frame only. */
export interface Frame {
  readonly platform: Platform
  /** False if `isFrame=false` has turned the frame mode off (EMBED-01). */
  readonly isFrameMode: boolean
  /** Query from which the options are read. */
  readonly query: string
  /**
   * Applies the messages of the page, and sends it the events of the module. The promise resolves once the module may
   * be rendered.
   */
  follow(module: ModuleCore): Promise<void>
}

/**
 * Connects to the page around this frame, before anything of the module is rendered. In a frame of opaque origin a text
 * is shown and the promise never resolves, so that nothing else is loaded.
 *
 * @param page platform of a page without a frame.
 * @param config configuration from the server, as text.
 * @param paths paths of the module's pages, for a frame.
 */
export async function enterFrame(page: Platform, config: string | null, paths: FramePaths): Promise<Frame> {
  const place = document.getElementById('wherry')!
  if (window.origin === 'null') {
    const { showOpaque } = await import('./opaque.tsx')
    await showOpaque(place, window.location.href)
    return new Promise(() => {})
  }
  document.documentElement.toggleAttribute('data-framed', true)
  keepFocusInside(document, HTMLElement.prototype)
  const served = readServedFrame(config)
  let identity = identityOf(window.location.href, window)
  const keep = (next: FrameIdentity) => {
    identity = next
    keepIdentity(window, next)
  }
  keep(identity)
  const named = queryOfPartner(window.location.search, identity)
  if (named !== null) {
    window.history.replaceState(window.history.state, '', named)
    window.location.reload()
    return new Promise(() => {})
  }
  // The first render and every reload read the language from the address.
  const settled = settledQuery(served.texts, window.location.search)
  if (settled !== null) window.history.replaceState(window.history.state, '', settled)

  const allowed = (origin: string | null) => allowedParent(origin, served.parents)
  const { clock } = page
  /** Messages of the page that arrived before the module exists. */
  let early: ParentMessage[] = []
  let take = (message: ParentMessage): void => void early.push(message)
  const child = childEnd({
    view: window,
    parent: window.parent,
    origin: allowed(identity.parent),
    inst: identity.inst,
    setTimeout: clock.setTimeout,
    receive(message) {
      if (message.type === 'init') startHeight()
      if (message.type === 'visible') host.showPart(message.payload)
      else take(message)
    },
  })
  // A page with the older messages does not send its origin, so the origin comes from the browser.
  const around = originsAround(identity)
  const older = served.legacyMessages
    ? olderMessages(window.parent, around.map(allowed).find((origin) => origin !== null) ?? null)
    : null
  const host = frameHost({ view: window, child, clock, older })

  /** Makes the frame as high as its content, so that nothing in it scrolls. */
  function startHeight(): void {
    document.documentElement.toggleAttribute('data-sized', true)
    holdHeight(window, place)
    const time = { now: () => performance.now(), setTimeout: clock.setTimeout }
    const tell = afterFonts((h) => child.send('resize', { h }), document.fonts, time)
    watchHeight(window, place, heightReporter(tell, time))
  }

  const drawn = new MutationObserver(() => {
    drawn.disconnect()
    // A page with text only has failed to start; that text has to be visible too.
    if (!place.firstElementChild) child.send('error', { code: 'start-failed' })
    child.send('ready', {})
  })
  drawn.observe(place, { childList: true })

  return {
    platform: framedPlatform(page, host, identity.inst),
    isFrameMode: identity.isFrameMode,
    query: queryOf(window.location.search, identity),
    follow(module) {
      const follow = followPage(module, {
        paths,
        said: () => identity.said,
        say: (said) => keep({ ...identity, said }),
      })
      const begun = follow.begin()
      take = follow.take
      for (const message of early) take(message)
      early = []
      notifyPage(module, host, {
        paths,
        place,
        passengerStep: served.passengerStep,
        older,
      })
      return begun
    },
  }
}
