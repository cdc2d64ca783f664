import { type RequestStore, type StoredYachtRequest, yachtKeyLife } from '../requestStore.ts'

/** Yacht requests and views in memory. */
export function memoryRequests(): RequestStore & { reset(): void } {
  const requests: StoredYachtRequest[] = []
  const lastOfKey = new Map<string, number>()
  const counts = new Map<number, number>()

  return {
    addYachtRequest(request) {
      const { key, createdAt } = request
      const last = key === null ? undefined : lastOfKey.get(key)
      if (last !== undefined && last > createdAt - yachtKeyLife) return 'known'
      requests.push(request)
      if (key !== null) lastOfKey.set(key, createdAt)
      return 'kept'
    },
    yachtRequests: (limit) => requests.slice(Math.max(0, requests.length - limit)).reverse(),
    addPromoView({ promoActionId }) {
      counts.set(promoActionId, (counts.get(promoActionId) ?? 0) + 1)
    },
    promoViews: (promoActionId) => counts.get(promoActionId) ?? 0,
    reset() {
      requests.length = 0
      lastOfKey.clear()
      counts.clear()
    },
  }
}
