import { describe, expect, it } from 'vitest'
import { redirectTricks } from '../../testing/redirectTricks.ts'
import { toSafeUrl } from '../values.ts'
import { toUser } from './codec.ts'

describe('addresses of the service that mean to lead elsewhere', () => {
  it('SHELL-05 BOOK-45 SEC-01 no setting of a user keeps one that runs, or that names a user', () => {
    for (const url of redirectTricks) {
      const user = toUser({ marketplace_url: url, file_logo: url, platform_return_url: url })
      for (const kept of [user.marketplaceUrl, user.logo, user.platformReturnUrl, toSafeUrl(url)])
        if (kept !== null)
          expect([new URL(kept).protocol, new URL(kept).username], url).toEqual(['https:', ''])
    }
  })
})
