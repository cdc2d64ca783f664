import { describe, expect, it } from 'vitest'
import { seed } from '../seed/seed.ts'
import { createMemoryStore } from './memory.ts'
import { createSqliteStore } from './sqlite.ts'
import type { StoredYachtRequest } from './store.ts'

const northwind = 71
const saltmarsh = 72

const yacht = (key: string | null, createdAt: number): StoredYachtRequest => ({
  request: {
    location: 'Бодрум',
    date: '2027-07-01 10:00',
    hours: 4,
    flexible_date: true,
    guests: 6,
    has_children: false,
    details: 'ё «привет»',
    lang: 'ru',
    host: 'localhost',
  },
  userId: null,
  key,
  createdAt,
})

describe.each([
  ['memory', () => createMemoryStore()],
  ['SQLite', () => createSqliteStore(':memory:')],
])('what belongs to accounts, in %s', (_, createStore) => {
  it('ROLE-01 knows every user by id and by login in any case of letters, as the seed has it', () => {
    const store = createStore()
    expect(store.users()).toEqual(seed.users)
    expect(store.user(null)).toMatchObject({ userId: null, role: 'guest' })
    expect(store.user(77)).toBeNull()
    for (const user of seed.users) {
      expect(store.user(user.userId)).toEqual(user)
      if (user.login !== null) expect(store.userByLogin(user.login.toUpperCase())).toEqual(user)
    }
    expect(store.userByLogin('nobody@example.com')).toBeNull()
    expect(store.userByLogin('')).toBeNull()
    store.close()
  })

  it('API-15 API-16 keeps a session until it is removed or too old', () => {
    const store = createStore()
    const session = { token: 't1', userId: 1001, createdAt: 50 }
    store.addSession(session)
    store.addSession({ ...session, token: 't2', createdAt: 60 })
    expect(() => store.addSession(session)).toThrow()
    expect(store.session('t1')).toEqual(session)
    store.forgetSessionsBefore(51)
    expect(store.session('t1')).toBeNull()
    expect(store.session('t2')?.userId).toBe(1001)
    store.removeSession('t2')
    store.removeSession('never was')
    expect(store.session('t2')).toBeNull()
    store.close()
  })

  it('API-15 counts failed sign-ins by name and by time', () => {
    const store = createStore()
    for (const at of [30, 10, 20]) store.addSignInFailure('a', at)
    store.addSignInFailure('b', 20)
    expect(store.signInFailures('a', 20)).toEqual([20, 30])
    expect(store.signInFailures('c', 0)).toEqual([])
    store.forgetSignInFailuresBefore(20)
    expect(store.signInFailures('a', 0)).toEqual([20, 30])
    store.close()
  })

  it('API-05 API-28 saves module settings for one partner, and not over somebody else’s save', () => {
    const store = createStore()
    const first = store.moduleSettings(2001)
    expect(first).toEqual({ settings: seed.moduleSettings.get(2001), version: 1 })
    expect(store.saveModuleSettings(2001, { theme: 'dark' }, 1)).toBe(2)
    expect(store.saveModuleSettings(2001, { theme: 'light' }, 1)).toBeNull()
    expect(store.moduleSettings(2001)).toEqual({ settings: { theme: 'dark' }, version: 2 })
    expect(store.saveModuleSettings(2001, {}, null)).toBe(3)
    expect(store.moduleSettings(2004)).toBeNull()
    expect(store.saveModuleSettings(2004, {}, 1)).toBeNull()
    expect(store.saveModuleSettings(2004, {}, 0)).toBe(1)
    expect(store.moduleSettings(2002)).toEqual({ settings: seed.moduleSettings.get(2002), version: 1 })
    store.close()
  })

  it('API-05 gives back hostile texts letter by letter', () => {
    const store = createStore()
    expect(store.moduleSettings(2005)?.settings).toEqual(seed.moduleSettings.get(2005))
    store.close()
  })

  it('API-06 names what is switched on', () => {
    const store = createStore()
    for (const [partnerId, names] of seed.features) expect(store.features(partnerId)).toEqual(names)
    expect(store.features(77)).toEqual([])
    store.close()
  })

  it('API-26 finds cost centres by part of the title in any case of letters, Cyrillic too', () => {
    const store = createStore()
    const total = (ownerId: number, title: string) =>
      store.costCenters(ownerId, { title, offset: 0, limit: 1 }).total
    expect(total(northwind, '')).toBe(300)
    expect(total(saltmarsh, '')).toBe(420)
    expect(total(77, '')).toBe(0)
    expect(total(northwind, 'finance')).toBe(20)
    expect(total(northwind, ' LONDON ')).toBe(15)
    expect(total(northwind, 'ZÜRICH')).toBe(15)
    expect(total(saltmarsh, 'ОТДЕЛ ПРОДАЖ')).toBe(15)
    expect(total(saltmarsh, 'йошкар')).toBe(14)
    expect(total(saltmarsh, 'ёмкостный')).toBe(15)
    expect(total(saltmarsh, 'Е\u0308мкостный')).toBe(15)
    expect(total(saltmarsh, 'London')).toBe(0)
    for (const odd of ['%', '_', "'", '"; drop table users', '\u0000']) expect(total(northwind, odd)).toBe(0)
    store.close()
  })

  it('API-26 finds cost centres without their marks, and ё by е, й being a letter of its own', () => {
    const store = createStore()
    const total = (title: string) => store.costCenters(saltmarsh, { title, offset: 0, limit: 1 }).total
    expect(total('орел')).toBe(14)
    expect(total('ОРЁЛ')).toBe(14)
    expect(total('учетная')).toBe(15)
    expect(total('gdansk')).toBe(14)
    expect(total('Gdańsk'.normalize('NFD'))).toBe(14)
    expect(total('MALMO')).toBe(14)
    expect(total('málmö')).toBe(14)
    expect(total('Йошкар'.normalize('NFD'))).toBe(14)
    expect(total('иошкар')).toBe(0)
    expect(store.costCenters(saltmarsh, { title: 'gdansk', offset: 0, limit: 1 }).items[0]?.title).toContain(
      'Gdańsk',
    )
    store.close()
  })

  it('API-26 pages cost centres by title, each once', () => {
    const store = createStore()
    const pages = Array.from({ length: 43 }, (_, page) =>
      store.costCenters(saltmarsh, { title: '', offset: page * 10, limit: 10 }),
    )
    const rows = pages.flatMap(({ items }) => items)
    expect(pages.at(-1)?.items).toEqual([])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(420)
    const plain: Record<string, string> = { ё: 'е', ń: 'n', ö: 'o' }
    const titles = rows.map(({ title }) =>
      title.toLowerCase().replace(/[ёńö]/g, (letter) => plain[letter] ?? ''),
    )
    expect(titles).toEqual(titles.toSorted())
    expect(rows[0]?.title).toBe('Accounts, Antwerp (72531)')
    store.close()
  })

  it('API-26 knows a cost centre of its company alone', () => {
    const store = createStore()
    expect(store.costCenter(northwind, 71_001)).toEqual({ id: 71_001, title: 'Sales, London (71001)' })
    expect(store.costCenter(saltmarsh, 71_001)).toBeNull()
    expect(store.costCenter(northwind, 1.5)).toBeNull()
    store.close()
  })

  it('API-24 knows certificates in any case of letters', () => {
    const store = createStore()
    for (const one of seed.certificates) expect(store.certificate(` ${one.hash.toLowerCase()} `)).toEqual(one)
    expect(store.certificate('')).toBeNull()
    store.close()
  })

  it('API-27 keeps a yacht request with the answer to its key, or not at all', () => {
    const store = createStore()
    const answer = (key: string, createdAt: number) => ({
      key,
      fingerprint: 'f',
      answer: { success: true },
      createdAt,
    })
    store.addYachtRequest(yacht('k', 1000), answer('k', 1000))
    expect(() => store.addYachtRequest(yacht('k', 1001), answer('k', 1001))).toThrow()
    expect(store.answer('k')).toEqual(answer('k', 1000))
    store.addYachtRequest(yacht(null, 5), null)
    store.addYachtRequest(yacht(null, 6), null)
    expect(store.yachtRequests(9).map(({ createdAt }) => createdAt)).toEqual([6, 5, 1000])
    expect(store.yachtRequests(10).at(-1)).toEqual(yacht('k', 1000))
    store.close()
  })

  it('API-17 counts the views of a promotion', () => {
    const store = createStore()
    for (const promoActionId of [5, 6, 5]) store.addPromoView({ userId: null, promoActionId, at: 1 })
    expect([store.promoViews(5), store.promoViews(6), store.promoViews(7)]).toEqual([2, 1, 0])
    store.close()
  })

  it('API-30 a reset brings back the seed', () => {
    const store = createStore()
    store.addSession({ token: 't', userId: 1001, createdAt: 1 })
    store.addSignInFailure('a', 1)
    store.saveModuleSettings(2001, {}, null)
    store.saveModuleSettings(2004, {}, null)
    store.addYachtRequest(yacht('k', 1), { key: 'k', fingerprint: 'f', answer: 1, createdAt: 1 })
    store.addPromoView({ userId: 1, promoActionId: 5, at: 1 })
    store.reset()
    expect(store.session('t')).toBeNull()
    expect(store.signInFailures('a', 0)).toEqual([])
    expect(store.moduleSettings(2001)).toEqual({ settings: seed.moduleSettings.get(2001), version: 1 })
    expect(store.moduleSettings(2004)).toBeNull()
    expect(store.yachtRequests(10)).toEqual([])
    expect(store.promoViews(5)).toBe(0)
    expect(store.answer('k')).toBeNull()
    expect(store.users()).toEqual(seed.users)
    store.close()
  })
})
