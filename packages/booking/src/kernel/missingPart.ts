import type { Platform } from './platform.ts'

/** Name of the error of a missing part; webpack gives it the same one. */
const name = 'ChunkLoadError'

/** True if a part of the code did not load (SHELL-21). */
export function isMissingPart(error: unknown): error is Error & { name: typeof name } {
  return error instanceof Error && error.name === name
}

/**
 * Returns the error of an import that failed. Browsers have no name for it, and each has a text of its own, so it is named
 * where the import is caught.
 */
export function toMissingPart(cause: unknown): Error {
  return isMissingPart(cause) ? cause : Object.assign(new Error(`${cause}`, { cause }), { name })
}

/** Handles the failure of an import. @throws Error as `toMissingPart` returns it */
export function throwMissingPart(cause: unknown): never {
  throw toMissingPart(cause)
}

/**
 * Reloads the page if a part of the code is missing: a browser does not ask for it again, but a reloaded page does. Without
 * a connection it does nothing, because a reload would leave an empty page.
 *
 * @returns true: the page is being reloaded
 */
export function reloadIfMissing(
  isMissing: boolean,
  { online, location }: Pick<Platform, 'online' | 'location'>,
): boolean {
  const reloads = isMissing && online.get()
  if (reloads) location.reload()
  return reloads
}
