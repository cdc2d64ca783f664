import { describe, expect, it } from 'vitest'
import { unknownUser } from '../../kernel/model/user.ts'
import { accountSettingsUrl, afterChange, ridesUrl } from './rides.ts'

const account = 'https://account.wherry.test'

describe('ridesUrl', () => {
  it('SHELL-14 a buyer goes to mytrip, everyone else to the list', () => {
    expect(ridesUrl(account, { ...unknownUser, role: 'buyer' }, 'en')).toBe(
      'https://account.wherry.test/mytrip?lang=en',
    )
    for (const role of ['guest', 'partner', 'corporate', 'coordinator'])
      expect(ridesUrl(account, { ...unknownUser, role }, 'ru')).toBe(
        'https://account.wherry.test/account/list?lang=ru',
      )
    expect(ridesUrl(account, null, 'es')).toBe('https://account.wherry.test/account/list?lang=es')
  })

  it('SHELL-14 names the order where one is known', () => {
    expect(ridesUrl(account, null, 'en', '481290714')).toBe(
      'https://account.wherry.test/account/list?lang=en&showorder=481290714',
    )
    expect(ridesUrl('', { ...unknownUser, role: 'buyer' }, 'en', 'a b&c')).toBe(
      '/mytrip?lang=en&showorder=a%20b%26c',
    )
  })
})

describe('accountSettingsUrl', () => {
  it('SHELL-13 the settings of an account, and the tab of the module in them', () => {
    expect(accountSettingsUrl(account, 'ru')).toBe('https://account.wherry.test/account/settings?lang=ru')
    expect(accountSettingsUrl('', 'en', 'booking')).toBe('/account/settings?tab=booking&lang=en')
  })
})

describe('after a change', () => {
  const order = { orderId: '481290714', transaction: 't-1', number: 'W-481290714' }

  it('BOOK-50 a guest goes to the confirmation', () => {
    expect(afterChange({ ...unknownUser, role: 'guest' }, account, 'en', order)).toEqual({
      kind: 'approval',
      transaction: 't-1',
    })
  })

  it.each([
    ['buyer', 'mytrip'],
    ['partner', 'account/list'],
    ['corporate', 'account/list'],
    ['coordinator', 'account/list'],
  ])('BOOK-50 a %s goes to %s, the order named, and the page knows that it was saved', (role, path) => {
    expect(afterChange({ ...unknownUser, role }, account, 'ru', order)).toEqual({
      kind: 'url',
      url: `https://account.wherry.test/${path}?lang=ru&showorder=481290714&saved=1`,
    })
  })
})
