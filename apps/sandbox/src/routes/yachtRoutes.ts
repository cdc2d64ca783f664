import { endpoints } from '@wherry/booking/contract/endpoints.ts'
import { keyedAnswer } from '../orders/answeredOnce.ts'
import type { Parts } from '../parts.ts'
import { checkYachtRequest, isUntaken } from '../yacht/request.ts'
import { type Api, serve } from './serve.ts'

/** The request for a yacht (API-27): kept once a key, as an order is; one that was not taken leaves its key free. */
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
