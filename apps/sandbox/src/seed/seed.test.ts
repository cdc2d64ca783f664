import { readFileSync } from 'node:fs'
import { features, moduleSettings, userSettings } from '@wherry/booking/wire'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { settingsOnWire } from '../users/settingsOnWire.ts'
import { seed } from './seed.ts'

const { users } = seed

const page = readFileSync(new URL('../../../../docs/users.md', import.meta.url), 'utf8')

describe('the seed', () => {
  it('ROLE-01 has the very users that the page of users lists, by number and login', () => {
    const listed = [...page.matchAll(/^\| ([\d, ]+) \| ([a-z\d., ]+) \|/gm)].flatMap(([, ids, names]) => {
      const logins = names?.split(', ') ?? []
      return (ids ?? '').split(', ').map((id, at) => [Number(id), `${logins[at]}@example.com`] as const)
    })
    const known = users.flatMap(({ userId, login }) => (login === null ? [] : [[userId, login] as const]))
    const byId = (a: readonly [number | null, string], b: readonly [number | null, string]) =>
      Number(a[0]) - Number(b[0])
    expect(listed.toSorted(byId)).toEqual(known.toSorted(byId))
  })

  it('ROLE-01 has users of every role, way of paying and kind', () => {
    const has = (fact: (user: (typeof users)[number]) => boolean) => expect(users.some(fact)).toBe(true)
    for (const role of ['guest', 'buyer', 'corporate', 'partner']) has((user) => user.role === role)
    for (const pays of ['card', 'cash', 'both']) has((user) => user.pays === pays)
    for (const kind of ['natural', 'corporate', 'legal']) has((user) => user.userType === kind)
    for (const level of [0, 1, 2]) {
      has((user) => user.costCenter === level)
      has((user) => user.internalNumber.trip === level || user.internalNumber.order === level)
    }
    for (const mode of ['warn', 'block']) has((user) => user.partnerId === 25526 && user.policyMode === mode)
    for (const id of [1001, 1002, 1003, 1004, 1859, 8587, 2001, 2002, 4030, 25526, 122256]) {
      has((user) => user.userId === id)
    }
    has(({ internalNumber: { trip, order } }) => trip === 2 && order === 1)
    has(({ internalNumber: { trip, order } }) => trip === 1 && order === 2)
    has((user) => user.currency === 'RUB' && user.loyalty > 0)
    has((user) => user.role === 'partner' && user.pays === 'cash')
    has((user) => user.role === 'partner' && !seed.moduleSettings.has(user.partnerId ?? 0))
    has((user) => user.login !== null && user.phone === null && user.email === null)
  })

  it('I18N-06 has an account for each of the seven currencies', () => {
    const named = new Set(users.filter(({ login }) => login !== null).map(({ currency }) => currency))
    for (const currency of ['RUB', 'USD', 'EUR', 'GBP', 'CNY', 'INR', 'KZT'])
      expect(named).toContain(currency)
  })

  it('SEC-06 whoever has a login has a password, and both are one person’s', () => {
    const accounts = users.filter(({ login }) => login !== null)
    for (const { login, password } of accounts) {
      expect(login).toMatch(/^[a-z0-9.]+@example\.com$/)
      expect(password?.length).toBeGreaterThan(8)
    }
    expect(new Set(accounts.map(({ login }) => login)).size).toBe(accounts.length)
    for (const { password } of users.filter(({ login }) => login === null)) expect(password).toBeNull()
  })

  it('API-03 API-29 fits the contract in every language, the hostile settings too', () => {
    for (const user of users) {
      for (const lang of ['en', 'ru', 'es'] as const) {
        expect(v.is(userSettings, settingsOnWire(user, lang, 'https://api.example.com'))).toBe(true)
      }
    }
    for (const result of seed.moduleSettings.values())
      expect(v.is(moduleSettings.answer, { result })).toBe(true)
    for (const result of seed.features.values()) {
      expect(v.is(features.answer, { result: [...result] })).toBe(true)
    }
  })

  it('BOOK-26 an own pattern of internal numbers can be read and fits its example', () => {
    const patterns = users.flatMap(({ internalNumber: { pattern, message } }) =>
      pattern === null ? [] : [{ pattern: new RegExp(pattern, 'u'), message }],
    )
    expect(patterns.length).toBeGreaterThan(0)
    for (const { pattern, message } of patterns) {
      expect('NW-1234').toMatch(pattern)
      expect('nw 12').not.toMatch(pattern)
      for (const lang of ['en', 'ru', 'es'] as const) expect(message?.[lang]).toContain('NW-1234')
    }
  })

  it('API-26 has two companies with several hundred cost centres, their ids their own', () => {
    const ids = [...seed.costCenters.values()].flatMap((centers) => centers.map(({ id }) => id))
    expect([...seed.costCenters.values()].map(({ length }) => length)).toEqual([300, 420])
    expect(new Set(ids).size).toBe(720)
    for (const { companyId, costCenter } of users) {
      if (costCenter > 0) expect(seed.costCenters.has(companyId ?? 0)).toBe(true)
    }
  })
})
