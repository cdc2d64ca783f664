import samples from '../../data/samplePlaces.json' with { type: 'json' }
import type { Place } from './place.ts'

/**
 * Well-known places of the sandbox, for stories and tests that run in a browser. Each is in the whole set too,
 * under the same id.
 */
export const samplePlaces = samples as readonly Place[]
