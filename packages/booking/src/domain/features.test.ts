import { expect, it } from 'vitest'
import { featureNames, noFeatures } from './features.ts'

it.each(featureNames)('ROLE-03 %s is off until it is switched on', (name) => {
  expect(noFeatures[name]).toBe(false)
})
