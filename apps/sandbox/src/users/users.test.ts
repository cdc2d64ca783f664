import { paymentWays } from '@wherry/booking/kernel'
import { email, phone } from '@wherry/booking/rules'
import { endpoints, toUser } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { users } from '../seed/users.ts'
import { type AskOptions, createAsking } from '../testing/asking.ts'
import { guest, type SandboxUser } from './user.ts'

/** Options of a user's request: a token, or the id of a page's visitor. */
const asking = ({ userId, login }: SandboxUser): AskOptions =>
  userId === null ? {} : login === null ? { query: { user_id: String(userId) } } : { as: userId }

describe('the users of the sandbox', () => {
  it('ROLE-01 each has an id of its own, the guest none', () => {
    expect(new Set(users.map(({ userId }) => userId)).size).toBe(users.length)
    expect(users.map(({ userId }) => userId)).not.toContain(guest.userId)
  })

  it('BOOK-22 BOOK-20 each phone and e-mail would pass the form', () => {
    for (const user of users) {
      // Settings have digits alone; their plus is put before them where they enter the form.
      expect(phone(user.phone === null ? '' : `+${user.phone}`, 'phone')).toBeNull()
      expect(email(user.email ?? '', 'email')).toBeNull()
    }
  })

  it('BOOK-57 the module reads from the settings the ways of paying that are meant', async () => {
    const { ask } = createAsking()
    const ways = { both: ['card', 'cash'], card: ['card'], cash: ['cash'] } as const
    for (const user of [guest, ...users.filter(({ isForbidden }) => !isForbidden)]) {
      const { result } = await ask(endpoints.settingUser, asking(user))
      expect(paymentWays(toUser(result))).toEqual(ways[user.pays])
    }
  })
})
