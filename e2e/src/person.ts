import type { Client } from '@wherry/booking/client/client.ts'
import type { SignIn } from '@wherry/booking/domain/signIn.ts'
import type { User } from '@wherry/booking/domain/user.ts'
import { createModule } from '@wherry/booking/hooks/module.tsx'
import { allGroups, type Groups } from '@wherry/booking/testing/callWorld.ts'
import { createFakePlatform, type FakePlatform } from '@wherry/booking/testing/fakePlatform.ts'
import { journeyClock } from './clock.ts'

/** A visitor who calls the service as the module does, without a screen. */
export interface Person extends Groups {
  readonly platform: FakePlatform
  /** From now on, the calls are the user's; who that is, the settings have to be asked. Null: signed out. */
  become(signIn: SignIn | null): void
  /** Asks the settings and keeps who the visitor is, as the module does. */
  settle(signal: AbortSignal): Promise<User>
}

export interface PersonOptions {
  /** Address of the API, of sign-out too. */
  readonly apiBase: string
  /** Null: there is no maps service. @default null */
  readonly directionsBase?: string | null
  /** In a frame: whose page it is. Null: standalone. */
  readonly page: string | null
  /** How the network is reached. @default the global one */
  readonly fetch?: typeof globalThis.fetch
}

const tokenCookie = 'token_ng'
const twoWeeks = 14 * 24 * 60 * 60

/** A visitor who is not signed in: a guest, or in a frame the visitor of the partner's page. */
export function createPerson({
  apiBase,
  directionsBase = null,
  page,
  fetch = globalThis.fetch,
}: PersonOptions): Person {
  const platform = createFakePlatform({
    clock: journeyClock,
    // As a browser does: the page's own host is given the page's cookies.
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
