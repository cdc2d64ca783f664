import type { Page } from 'playwright'

/** What a browser's storage may be like. */
export const storages = ['absent', 'full', 'random', 'broken'] as const
export type StorageKind = (typeof storages)[number]

export interface SpoilSetup {
  readonly kind: StorageKind
  /** Of what is random. */
  readonly seed: number
  /** The frames' documents alone: the page around them is another site. @default false */
  readonly inFrame?: boolean
}

/**
 * Gives the documents of a tab a storage that is bad in one way: the browser's own `Storage` throws, throws one time in
 * three, or holds under each of our names what nobody can read.
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
        // A jar that is full drops what is new.
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

/** All that is stored goes, as when a person empties the browser meanwhile. */
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

/** The form that is kept becomes that of another version of ours. */
export async function rewriteVersion(page: Page, version: number): Promise<number> {
  return page.evaluate((version) => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('wherry-draft:'))
    for (const name of names)
      localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)!), version }))
    return names.length
  }, version)
}
