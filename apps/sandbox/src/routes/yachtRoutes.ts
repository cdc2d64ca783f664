import { endpoints } from '@wherry/booking/contract/endpoints.ts'
import type { Parts } from '../parts.ts'
import { checkYachtRequest, isUntaken } from '../yacht/request.ts'
import { type Api, serve } from './serve.ts'

/** The request for a yacht (API-27): kept once a key, whatever comes with it the second time. */
export function serveYachts(api: Api, { store, clock }: Parts): void {
  serve(api, endpoints.yachtRequest, ({ body, user, key }) => {
    const now = clock.now()
    checkYachtRequest(body, user, now)
    if (isUntaken(body)) return { success: false }
    store.addYachtRequest({ request: body, userId: user.userId, key, createdAt: now })
    return { success: true }
  })
}
