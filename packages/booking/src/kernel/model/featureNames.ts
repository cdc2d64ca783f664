import { type Feature, type Features, usualFeatures } from './features.ts'

/** All features (ROLE-03). */
export const featureNames = Object.keys(usualFeatures) as readonly Feature[]

/** The set of features with all of them off. */
export const noFeatures = Object.fromEntries(featureNames.map((name) => [name, false])) as Features
