import { describe, expect, it } from 'vitest'
import { mayEdit } from './mayEdit.ts'

const partner = { userId: '3001', partnerId: '2001', role: 'partner' }
const owner = { partnerId: '2001', settings: {} }

describe('who may edit a partner’s settings', () => {
  it('SHELL-07 the signed-in partner whose settings they are', () => {
    expect(mayEdit(partner, owner, false)).toBe(true)
  })

  it.each([
    ['nobody who is known', null, owner, false],
    ['nobody who is signed in', { ...partner, userId: null }, owner, false],
    ['a guest', { ...partner, role: 'guest' }, owner, false],
    ['a buyer', { ...partner, role: 'buyer' }, owner, false],
    ['a corporate customer of the partner', { ...partner, role: 'corporate' }, owner, false],
    ['a word that only looks like the role', { ...partner, role: 'Partner' }, owner, false],
    ['another partner', { ...partner, partnerId: '2002' }, owner, false],
    ['a partner user without a partner', { ...partner, partnerId: null }, owner, false],
    ['both without a partner', { ...partner, partnerId: null }, { partnerId: null, settings: {} }, false],
    ['the partner without settings', partner, { partnerId: '2001', settings: null }, false],
    ['the partner in a frame', partner, owner, true],
  ])('SHELL-07 not %s', (_, user, settingsOwner, framed) => {
    expect(mayEdit(user, settingsOwner, framed)).toBe(false)
  })
})
