import type { DatabaseSync } from 'node:sqlite'
import type { RequestStore, StoredYachtRequest } from '../requestStore.ts'
import { answerKeeper } from './answers.ts'
import { lookUps } from './queries.ts'
import { whole } from './schema.ts'

/** Yacht requests and views in SQLite. */
export function sqliteRequests(database: DatabaseSync): RequestStore {
  const insertRequest = database.prepare(
    'insert into yacht_requests (key, user_id, created_at, body) values (?, ?, ?, ?)',
  )
  const keepAnswer = answerKeeper(database)
  const lastRequests = database.prepare('select body from yacht_requests order by nth desc limit ?')
  const insertView = database.prepare(
    'insert into promo_views (promo_action_id, user_id, at) values (?, ?, ?)',
  )
  const viewCount = database.prepare(lookUps.promoViewCount)
  return {
    addYachtRequest: (request, answer) =>
      whole(database, () => {
        const { key, userId, createdAt } = request
        insertRequest.run(key, userId, createdAt, JSON.stringify(request))
        keepAnswer(answer)
      }),
    yachtRequests: (limit) =>
      lastRequests.all(limit).map((row) => JSON.parse(String(row['body'])) as StoredYachtRequest),
    addPromoView: ({ userId, promoActionId, at }) => void insertView.run(promoActionId, userId, at),
    promoViews: (promoActionId) => Number(viewCount.get(promoActionId)?.['total'] ?? 0),
  }
}
