import type { Platform } from '../platform/platform.ts'

/**
 * Whether a form or a request is kept on the device, in whatever scope: only then the code that reads it has to come.
 * All that the first screen carries of it.
 */
export function hasKept({ storage: { local, session } }: Pick<Platform, 'storage'>): boolean {
  return [...local.names(), ...session.names()].some((name) => /^wherry-(draft|yacht):/.test(name))
}
