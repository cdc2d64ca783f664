import { createClient } from '@wherry/booking/client/client.ts'
import type { SignIn } from '@wherry/booking/domain/signIn.ts'
import { allGroups, type Groups } from '@wherry/booking/testing/callWorld.ts'
import { createFakePlatform, type FakePlatform } from '@wherry/booking/testing/fakePlatform.ts'

/** A visitor who calls the service as the module does, without a screen. */
export interface Person extends Groups {
  readonly platform: FakePlatform
  /** From now on, the calls are the user's. Null: signed out. */
  become(signIn: SignIn | null): void
}

export interface PersonOptions {
  /** Address of the API, of sign-out too. */
  readonly apiBase: string
  /** Null: there is no maps service. */
  readonly directionsBase: string | null
  /** In a frame: whose page it is. Null: standalone. */
  readonly page: string | null
}

/** A visitor who is not signed in: a guest, or in a frame the visitor of the partner's page. */
export function createPerson({ apiBase, directionsBase, page }: PersonOptions): Person {
  let known: SignIn | null = null
  const framed = page !== null
  const platform = createFakePlatform({
    // As a browser does: the page's own host is given the page's cookies.
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      if (known && init?.credentials === 'same-origin' && new URL(url).pathname.startsWith('/profile/'))
        headers.set('cookie', `token_ng=${known.token}`)
      return globalThis.fetch(url, { ...init, headers })
    },
  })
  const client = createClient(platform, {
    apiBase,
    siteBase: apiBase,
    directionsBase,
    framed,
    identity: () => ({
      userId: page ?? known?.userId ?? null,
      partnerId: page,
      lang: 'en',
      currency: 'EUR',
      moduleType: framed ? 'frame' : 'booking',
      hostName: 'www.example.com',
    }),
    token: () => known?.token ?? null,
  })
  return {
    ...allGroups(client),
    platform,
    become: (signIn) => {
      known = signIn
    },
  }
}
