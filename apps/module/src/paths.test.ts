import { describe, expect, it } from 'vitest'
import { pageOf, pathOf } from './paths.ts'

const all = { transfer: true, rent: true, yacht: true } as const
const transferOnly = { transfer: true, rent: false, yacht: false } as const

describe('paths', () => {
  it('SHELL-08 SHELL-09 SHELL-11 SHELL-12 the last whole segment says the page', () => {
    expect(pageOf('/', all)).toEqual({ name: 'finder' })
    expect(pageOf('/rent', all)).toEqual({ name: 'rent' })
    expect(pageOf('/prices', all)).toEqual({ name: 'prices' })
    expect(pageOf('/any/thing/prices', all)).toEqual({ name: 'prices' })
    expect(pageOf('/reprices', all)).toBeNull()
    expect(pageOf('/edit', all)).toEqual({ name: 'edit' })
    expect(pageOf('/any/edit/', all)).toEqual({ name: 'edit' })
    expect(pageOf('/credit', all)).toBeNull()
    expect(pageOf('/edit/more', all)).toBeNull()
    expect(pageOf('/approveorder/T-1%2F2', all)).toEqual({ name: 'approval', transaction: 'T-1/2' })
    expect(pageOf('/approveorder', all)).toBeNull()
    expect(pageOf('/approveorder/%E0%A4%A', all)).toBeNull()
  })

  it('SHELL-08 capitals count, and a last segment that cannot be read is no page', () => {
    for (const path of ['/Edit', '/PRICES', '/approveOrder/1', '/prices/%zz', '/yacht/%zz', '/yacht/order/%'])
      expect(pageOf(path, all), path).toBeNull()
  })

  it('SHELL-02 a section that is switched off has no page', () => {
    expect(pageOf('/rent', transferOnly)).toBeNull()
    expect(pageOf('/yacht', transferOnly)).toBeNull()
  })

  it('SHELL-10 the yacht index, the request and the confirmation stand below each other', () => {
    expect(pageOf('/yacht', all)).toEqual({ name: 'yacht' })
    expect(pageOf('/any/yacht/', all)).toEqual({ name: 'yacht' })
    expect(pageOf('/yacht/order', all)).toEqual({ name: 'yacht/order' })
    expect(pageOf('/yacht/order/success', all)).toEqual({ name: 'yacht/order/success' })
    for (const path of [
      '/yachts',
      '/my-yacht',
      '/order',
      '/yacht/success',
      '/yacht/orders',
      '/order/success',
    ])
      expect(pageOf(path, all)).toBeNull()
    for (const path of ['/yacht/order', '/yacht/order/success']) expect(pageOf(path, transferOnly)).toBeNull()
  })

  it('SHELL-13 SHELL-14 the account’s list has a path, too', () => {
    expect(pageOf('/account/list', all)).toEqual({ name: 'account/list' })
    expect(pageOf('/account/list/', transferOnly)).toEqual({ name: 'account/list' })
    for (const path of ['/list', '/account/lists', '/account/list/more', '/my-account/list'])
      expect(pageOf(path, all)).toBeNull()
  })

  it('SHELL-13 the account’s settings have a path, which no other ends in', () => {
    expect(pageOf('/account/settings', all)).toEqual({ name: 'account/settings' })
    expect(pageOf('/account/settings/', transferOnly)).toEqual({ name: 'account/settings' })
    for (const path of ['/settings', '/account', '/account/settings/more', '/my-account/settings'])
      expect(pageOf(path, all)).toBeNull()
  })

  it('a page leads to its path and back', () => {
    for (const page of [
      { name: 'prices' },
      { name: 'edit' },
      { name: 'account/settings' },
      { name: 'account/list' },
      { name: 'yacht' },
      { name: 'yacht/order' },
      { name: 'yacht/order/success' },
      { name: 'approval', transaction: 'ü ?/#%' },
    ] as const)
      expect(pageOf(pathOf(page), all)).toEqual(page)
  })

  it('SHELL-08 SHELL-12 a path is read once: each segment as it was before it was escaped', () => {
    expect(pageOf('/approveorder/a%2525b', all)).toEqual({ name: 'approval', transaction: 'a%25b' })
    expect(pageOf('/approveorder/%zz', all)).toBeNull()
    expect(pageOf('/%65dit', all)).toEqual({ name: 'edit' })
    expect(pageOf('/%zz/edit', all)).toEqual({ name: 'edit' })
    for (const path of ['/x%2Fedit', '/%2565dit', '/yacht%2Forder'])
      expect(pageOf(path, all), path).toBeNull()
  })
})
