import { promoClient } from '../client/promo.ts'
import type { Locale } from '../domain/language.ts'
import { isShowable, mayOpenPromo, type PromoAction } from '../domain/promo.ts'
import type { ModuleCore } from './module.tsx'

/** What a module knows of promotions. A failure is silent: then there is none (PRICE-18). */
export interface Promotions {
  /** The first that can be shown, in this language. Null: none runs. Undefined: not known. */
  get(lang: Locale): PromoAction | null | undefined
  /** Asks once a language; never rejects. */
  ask(lang: Locale): Promise<void>
  /** Runs when an answer has come; the answer ends it. */
  subscribe(listener: () => void): () => void
  /** It was really seen: counted once a visit (`promo/views`). */
  seen(promo: PromoAction): void
  /** Whether the popup may open now; if so it counts as opened. */
  open(): boolean
}

/** Names in the storage: what was counted and opened in this visit, when the popup was opened last. */
const names = { viewed: 'wherry-promo-viewed', opened: 'wherry-promo-opened' }

function createPromotions({ client, config, platform }: ModuleCore): Promotions {
  const { clock, storage } = platform
  const calls = promoClient(client.core)
  const known = new Map<Locale, PromoAction | null>()
  const asked = new Map<Locale, Promise<void>>()
  const listeners = new Set<() => void>()

  async function read(lang: Locale): Promise<void> {
    const abort = new AbortController()
    const leaveHistory = platform.pageEvents.onHistory(() => abort.abort())
    try {
      const promotions = await calls.promotions(abort.signal)
      known.set(lang, promotions.find(isShowable) ?? null)
      for (const listener of [...listeners]) listener()
    } catch {
      // Back or forward aborts the call (SHELL-20); the screen that is come to asks anew.
      if (abort.signal.aborted && listeners.size > 0) return read(lang)
      // Without a promotion nothing is missing; the next who asks asks anew.
      asked.delete(lang)
    } finally {
      leaveHistory()
    }
  }
  return {
    get: (lang) => known.get(lang),
    ask(lang) {
      const running = asked.get(lang) ?? read(lang)
      asked.set(lang, running)
      return running
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    seen({ id }) {
      if (config.isPreview || storage.session.get(names.viewed) !== null) return
      // Before the call: an answer that was lost must not count it twice.
      storage.session.set(names.viewed, id)
      calls.viewed(id, new AbortController().signal).catch(() => {})
    },
    open() {
      const last = Number.parseInt(storage.local.get(names.opened) ?? '', 10)
      const openings = {
        isOpenedNow: storage.session.get(names.opened) !== null,
        lastAt: Number.isNaN(last) ? null : last,
      }
      if (config.isPreview || !mayOpenPromo(openings, clock.now())) return false
      storage.session.set(names.opened, 'true')
      storage.local.set(names.opened, String(clock.now()))
      return true
    },
  }
}

/** The promotions of a module, made when they are first asked for. */
export function promotionsOf(module: ModuleCore): Promotions {
  return module.shared('promotions', () => createPromotions(module))
}
