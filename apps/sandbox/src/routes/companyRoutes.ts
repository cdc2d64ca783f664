import { endpoints } from '@wherry/booking/wire'
import type { Parts } from '../parts.ts'
import { type Api, serve } from './serve.ts'

/** Serves the cost centres of the signed-in user's company (API-26); the list is empty without a company. */
export function serveCompany(api: Api, { store }: Parts): void {
  serve(api, endpoints.costCenters, ({ query, user }) => {
    const page = Number(query.page)
    const limit = Number(query.limit)
    const { items, total } =
      user.companyId === null
        ? { items: [], total: 0 }
        : store.costCenters(user.companyId, {
            title: query.title ?? '',
            offset: (page - 1) * limit,
            limit,
          })
    return {
      result: {
        items: items.map(({ id, title }) => ({ id, title })),
        page_data: { total_items: total, page },
      },
    }
  })
}
