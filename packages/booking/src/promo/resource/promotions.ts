import { isShowable, mayOpenPromo, type PromoAction } from '../../kernel/model/promo.ts'
import type { Locale } from '../../kernel/values/language.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { resourcesOf } from '../../module/resources.ts'
import { promoClient } from '../../wire/promo/client.ts'

/** Views and popup openings of promotions in one visit. */
export interface PromoViews {
  /** Counts a promotion as seen, once per visit (request `promo/views`). */
  seen(promo: PromoAction): void
  /** Returns true if the popup may open now, and counts it as opened. */
  open(): boolean
}

/** Storage names of the promotion that was counted and of the last opening of the popup. */
const names = { viewed: 'wherry-promo-viewed', opened: 'wherry-promo-opened' }

/**
 * Key and read function of the current promotion in a language: the first one that can be shown. Null: there is none.
 */
export const promoReading = ({ client }: Pick<ModuleCore, 'client'>, lang: Locale) =>
  [
    ['promotion', lang],
    async (signal: AbortSignal) =>
      (await promoClient(client.core).promotions(signal)).find(isShowable) ?? null,
  ] as const

/**
 * Reads the current promotion in a language. After a failure there is no promotion until the next request (PRICE-18).
 */
export function askPromo(module: ModuleCore, lang: Locale): Promise<PromoAction | null> {
  return resourcesOf(module)
    .ask<PromoAction | null>(...promoReading(module, lang))
    .catch(() => null)
}

function createViews({ client, config, platform }: ModuleCore): PromoViews {
  const { clock, storage } = platform
  const calls = promoClient(client.core)
  return {
    seen({ id }) {
      if (config.isPreview || storage.session.get(names.viewed) !== null) return
      // Stored before the request, so that a lost response cannot count the view twice.
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

/** Returns the promotion views of this visit to a module, created on first use. */
export const promoViewsOf = perModule(createViews)
