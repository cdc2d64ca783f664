import type { Platform, Store } from '../kernel/platform.ts'

export type { DrawnOffers, DrawnSearch, DrawOffers } from './drawnSearch.ts'

const nothing: Store = { get: () => null, set() {}, remove() {}, names: () => [] }
const end = () => () => {}
/** The platform of a build that prerenders pages: it has no storage, no clock and no service. */
export const nowhere: Platform = {
  clock: { now: () => 0, setTimeout: end },
  location: { hostName: '', open() {}, assign: async () => false, reload() {} },
  storage: { local: nothing, session: nothing },
  cookies: nothing,
  geolocation: { isOffered: async () => false, current: async () => 'unavailable' },
  clipboard: { write: async () => false },
  device: { print() {}, save: async () => false, share: null },
  online: { get: () => true, subscribe: end },
  visibility: { get: () => true, subscribe: end },
  watchInView: end,
  pageEvents: { onPageShow: end, onHistory: end, holdLeaving: end },
  isCopiedTab: false,
  framed: false,
  host: null,
  timeZone: () => 'UTC',
  languages: () => [],
  randomId: () => '',
  random: () => 0,
  report(error) {
    throw error
  },
  fetch: () => new Promise(() => {}),
}
