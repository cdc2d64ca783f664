import type { Page } from 'playwright'

/** Kinds of bad storage in a browser. */
export const storages = ['absent', 'full', 'random', 'broken'] as const
export type StorageKind = (typeof storages)[number]

export interface SpoilSetup {
  readonly kind: StorageKind
  /** Seed of the random failures. */
  readonly seed: number
  /** True if only documents in frames are affected, because the page around them is another site. @default false */
  readonly inFrame?: boolean
}

/**
 * Spoils the storage of a tab’s documents in one way: every call of `Storage` throws, one call in three throws, or each
 * of our keys holds an unreadable value.
 */
export async function spoilStorage(page: Page, setup: SpoilSetup): Promise<void> {
  await page.addInitScript(({ kind, seed, inFrame = false }: SpoilSetup) => {
    if (inFrame && window.top === window) return
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    switch (kind) {
      case 'absent':
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse, configurable: true })
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true })
        break
      case 'full':
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
        // A full cookie jar drops new cookies.
        if (cookie) Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set: () => {} })
        break
      case 'random': {
        let state = seed
        const isBad = () => {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
          return (state >>> 16) % 3 === 0
        }
        for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
          const real = Storage.prototype[name]
          Object.defineProperty(Storage.prototype, name, {
            value(...args: string[]) {
              return isBad() ? refuse() : Reflect.apply(real, this, args)
            },
          })
        }
        break
      }
      case 'broken':
        for (const store of [localStorage, sessionStorage]) {
          if (store.getItem('spoilt')) continue
          store.setItem('spoilt', '1')
          for (const name of ['drafts:.', 'draft:.:s', 'draft-slot', 'sent:.', 'yacht:.', 'recent-places'])
            store.setItem(
              `wherry-${name}`,
              name === 'drafts:.' || name === 'draft-slot' ? 's' : '{"version":3',
            )
          for (const name of ['cached_trip', 'wherry-chosen', 'wherry-role', 'wherry-viewers'])
            store.setItem(name, '%7B"\u0000')
        }
        // biome-ignore lint/suspicious/noDocumentCookie: what is found there is what is asked
        document.cookie = 'cached_trip=%E0%A4%A; Path=/'
    }
  }, setup)
}

/** Clears all stored data, as a person may do in the browser meanwhile. */
export async function clearAll(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame
      .evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      .catch(() => {})
  await page.context().clearCookies()
}

/** Marks the stored form as one of another version of the module. */
export async function rewriteVersion(page: Page, version: number): Promise<number> {
  return page.evaluate((version) => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('wherry-draft:'))
    for (const name of names)
      localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)!), version }))
    return names.length
  }, version)
}
