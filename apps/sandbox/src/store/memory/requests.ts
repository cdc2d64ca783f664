import type { RequestStore, StoredYachtRequest } from '../requestStore.ts'
import type { AnswerKeeping } from './answers.ts'

/** Yacht requests and views in memory. */
export function memoryRequests(answers: AnswerKeeping): RequestStore & { reset(): void } {
  const requests: StoredYachtRequest[] = []
  const counts = new Map<number, number>()

  return {
    addYachtRequest(request, answer) {
      answers.checkFree(answer)
      requests.push(request)
      answers.keep(answer)
    },
    yachtRequests: (limit) => requests.slice(Math.max(0, requests.length - limit)).reverse(),
    addPromoView({ promoActionId }) {
      counts.set(promoActionId, (counts.get(promoActionId) ?? 0) + 1)
    },
    promoViews: (promoActionId) => counts.get(promoActionId) ?? 0,
    reset() {
      requests.length = 0
      counts.clear()
    },
  }
}
