import { describe, expect, it } from 'vitest'
import { createGuest } from '../../testing/samples/fixtures.ts'
import { featureNames, noFeatures } from './featureNames.ts'
import { type Feature, hasFeature, policyModeOf } from './features.ts'

/** The features of a user without a list of features. */
const usual: readonly Feature[] = ['discountBanner', 'alternativePrice', 'copyTrip', 'multiStop', 'yacht']

const partsOf = (user: Parameters<typeof hasFeature>[0]) =>
  featureNames.filter((name) => hasFeature(user, name))

describe('the parts that features switch', () => {
  it.each(featureNames)('ROLE-03 %s is off until it is switched on', (name) => {
    expect(noFeatures[name]).toBe(false)
  })

  it.each(featureNames)('ROLE-03 a partner whose list names %s has this part alone', (name) => {
    expect(partsOf({ role: 'partner', features: { ...noFeatures, [name]: true } })).toEqual([name])
  })

  it('ROLE-03 a partner without a list, or whose list could not be read, has none', () => {
    expect(partsOf({ role: 'partner', features: noFeatures })).toEqual([])
    expect(partsOf({ role: 'partner', features: {} })).toEqual([])
  })

  it.each(['guest', 'buyer', 'corporate'])(
    'ROLE-03 a %s has what is usual: nobody loads a list for them',
    (role) => {
      expect(partsOf({ role, features: {} })).toEqual(usual)
    },
  )

  it.each(featureNames)('ROLE-04 what is named for a customer counts above what is usual: %s', (name) => {
    expect(hasFeature({ role: 'buyer', features: { [name]: false } }, name)).toBe(false)
    expect(hasFeature({ role: 'buyer', features: { [name]: true } }, name)).toBe(true)
  })

  it.each([
    ['off', {}, 'block'],
    ['off', { approvals: true }, 'block'],
    ['warn', { travelPolicy: true }, 'warn'],
    ['block', { travelPolicy: true }, 'block'],
    ['block', { travelPolicy: true, approvals: true }, 'block'],
    ['approve', { travelPolicy: true, approvals: true }, 'warn'],
  ] as const)(
    'BOOK-37 ROLE-03 the policy is %s with %j where the company says %s',
    (mode, features, policyMode) => {
      expect(policyModeOf(createGuest({ role: 'partner', features, policyMode }))).toBe(mode)
    },
  )
})
