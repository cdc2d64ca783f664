import { createModule } from '@wherry/booking'
import type { SignIn, User } from '@wherry/booking/kernel'
import { createFakePlatform, type FakePlatform } from '@wherry/booking/testing/fakePlatform.ts'
import { allGroups, type Groups } from '@wherry/booking/testing/worlds/callWorld.ts'
import type { Client } from '@wherry/booking/wire'
import { journeyClock } from './clock.ts'

/** A visitor who calls the service as the module does, but without a screen. */
export interface Person extends Groups {
  readonly platform: FakePlatform
  /** Makes later calls as a signed-in user; `settle` then reads which user that is. Null: signs out. */
  become(signIn: SignIn | null): void
  /** Reads the settings and stores the visitor’s id, as the module does. */
  settle(signal: AbortSignal): Promise<User>
}

export interface PersonOptions {
  /** Address of the API, which is also used for signing out. */
  readonly apiBase: string
  /** Null: there is no maps service. @default null */
  readonly directionsBase?: string | null
  /** Id of the partner whose page frames the module. Null: the module has a page of its own. */
  readonly page: string | null
  /** The `fetch` to use. @default the global one */
  readonly fetch?: typeof globalThis.fetch
}

const tokenCookie = 'token_ng'
const twoWeeks = 14 * 24 * 60 * 60

/**
 * Creates a visitor who is not signed in: a guest on the module’s own page, or a visitor of a partner’s page in a
 * frame.
 */
export function createPerson({
  apiBase,
  directionsBase = null,
  page,
  fetch = globalThis.fetch,
}: PersonOptions): Person {
  const platform = createFakePlatform({
    clock: journeyClock,
    // As in a browser, the page's own host receives the page's cookies.
    fetch: (url, init) => {
      const isSite = url.startsWith('/')
      const headers = new Headers(init?.headers)
      const token = platform.cookies.get(tokenCookie)
      if (isSite && token) headers.set('cookie', `${tokenCookie}=${token}`)
      return fetch(isSite ? apiBase + url : url, { ...init, headers })
    },
  })
  const { client, stores } = createModule({
    config: { apiBase, directionsBase, framed: page !== null, partner: page, currency: 'EUR' },
    platform,
  })
  const { session } = stores
  return {
    ...allGroups(client as Client),
    platform,
    become(signIn) {
      if (signIn === null) platform.cookies.remove(tokenCookie)
      else platform.cookies.set(tokenCookie, signIn.token, twoWeeks)
      session.dispatch({ type: 'userRead', userId: null, currency: null })
    },
    async settle(signal) {
      const user = await client.settings(signal)
      session.dispatch({ type: 'userRead', userId: user.userId, currency: user.currency })
      return user
    },
  }
}
