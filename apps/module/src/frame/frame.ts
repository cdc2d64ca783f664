import type { ModuleCore } from '@wherry/booking/hooks/module.tsx'
import type { Platform } from '@wherry/booking/platform/platform.ts'
import {
  allowedParent,
  childEnd,
  heightReporter,
  type ParentMessage,
  watchHeight,
} from '@wherry/embed/protocol'
import { afterFonts } from './afterFonts.ts'
import { followPage } from './followPage.ts'
import { framedPlatform } from './framedPlatform.ts'
import { holdHeight } from './holdHeight.ts'
import { frameHost } from './host.ts'
import {
  type FrameIdentity,
  identityOf,
  keepIdentity,
  originsAround,
  queryOf,
  queryOfPartner,
} from './identity.ts'
import { settledQuery } from './meantLang.ts'
import { olderMessages } from './olderMessages.ts'
import { keepFocusInside } from './ownFocus.ts'
import { readServedFrame } from './servedFrame.ts'
import { tellPage } from './tellPage.ts'

/** What the module in a frame has besides the module. */
export interface Frame {
  readonly platform: Platform
  /** False: `isFrame=false` turned the frame mode off (EMBED-01). */
  readonly isFrameMode: boolean
  /** What the options are read from. */
  readonly query: string
  /** Does what the page says, and tells it what happens in the module; kept once it may be drawn. */
  follow(module: ModuleCore): Promise<void>
}

/**
 * Joins the page around this frame, before anything of the module is drawn. In a frame of opaque origin a text is shown
 * and this has no end: nothing else is loaded.
 *
 * @param page the outside as an unframed page has it.
 * @param config the text of the served configuration.
 */
export async function enterFrame(page: Platform, config: string | null): Promise<Frame> {
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
  // What is drawn next, and what is loaded anew, reads the address.
  const settled = settledQuery(served.texts, window.location.search)
  if (settled !== null) window.history.replaceState(window.history.state, '', settled)

  const allowed = (origin: string | null) => allowedParent(origin, served.parents)
  const { clock } = page
  /** What the page says before there is a module to do it. */
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
  // Such a page names itself nowhere: the browser does.
  const around = originsAround(identity)
  const older = served.legacyMessages
    ? olderMessages(window.parent, around.map(allowed).find((origin) => origin !== null) ?? null)
    : null
  const host = frameHost({ view: window, child, clock, older })

  /** From now on the frame is as high as its content, so nothing in it scrolls. */
  function startHeight(): void {
    document.documentElement.toggleAttribute('data-sized', true)
    holdHeight(window, place)
    const time = { now: () => performance.now(), setTimeout: clock.setTimeout }
    const tell = afterFonts((h) => child.send('resize', { h }), document.fonts, time)
    watchHeight(window, place, heightReporter(tell, time))
  }

  const drawn = new MutationObserver(() => {
    drawn.disconnect()
    // Text alone says that the start failed; that is to be seen too.
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
        said: () => identity.said,
        say: (said) => keep({ ...identity, said }),
      })
      const begun = follow.begin()
      take = follow.take
      for (const message of early) take(message)
      early = []
      tellPage(module, host, {
        place,
        passengerStep: served.passengerStep,
        older,
      })
      return begun
    },
  }
}
