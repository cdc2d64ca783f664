import { toUser } from '@wherry/booking/codec/user.ts'
import { endpoints } from '@wherry/booking/contract/endpoints.ts'
import { email } from '@wherry/booking/domain/rules/email.ts'
import { phone } from '@wherry/booking/domain/rules/phone.ts'
import { paymentWays } from '@wherry/booking/domain/user.ts'
import { describe, expect, it } from 'vitest'
import { createAsking } from '../testing/asking.ts'
import { guest, userOf, users } from './users.ts'

describe('the users of the sandbox', () => {
  it('ROLE-01 each has an id of its own, the guest none', () => {
    expect(new Set(users.map(({ userId }) => userId)).size).toBe(users.length)
    expect(userOf(null)).toBe(guest)
    expect(userOf(1)).toBeUndefined()
  })

  it('BOOK-22 BOOK-20 each phone and e-mail would pass the form', () => {
    for (const user of users) {
      expect(phone(user.phone ?? '', 'phone')).toBeNull()
      expect(email(user.email ?? '', 'email')).toBeNull()
    }
  })

  it('BOOK-57 the module reads from the settings the ways of paying that are meant', async () => {
    const { ask } = createAsking()
    const ways = { both: ['card', 'cash'], card: ['card'], cash: ['cash'] } as const
    for (const user of [guest, ...users]) {
      const query: Record<string, string> = user.userId === null ? {} : { user_id: String(user.userId) }
      const { result } = await ask(endpoints.settingUser, { query })
      expect(paymentWays(toUser(result))).toEqual(ways[user.pays])
    }
  })
})
