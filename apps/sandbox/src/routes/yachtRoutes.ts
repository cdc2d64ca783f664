import { endpoints } from '@wherry/booking/wire'
import { keyedAnswer } from '../orders/answeredOnce.ts'
import type { Parts } from '../parts.ts'
import { checkYachtRequest, isUntaken } from '../yacht/request.ts'
import { type Api, serve } from './serve.ts'

/** Serves requests for yachts (API-27): stored once per key, as orders are. The key of a refused request can be used again. */
export function serveYachts(api: Api, { store, clock }: Parts): void {
  serve(api, endpoints.yachtRequest, ({ body, user, key }) => {
    const now = clock.now()
    const keyed = keyedAnswer(store, key, body, now)
    if (keyed.first !== null) return keyed.first.answer as { success: boolean }
    checkYachtRequest(body, user, now)
    if (isUntaken(body)) return { success: false }
    const answer = { success: true }
    store.addYachtRequest({ request: body, userId: user.userId, key, createdAt: now }, keyed.kept(answer))
    return answer
  })
}
