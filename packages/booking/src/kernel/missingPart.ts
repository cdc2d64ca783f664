import type { Platform } from './platform.ts'

/** Name of the error of a missing part; webpack gives it the same one. */
const name = 'ChunkLoadError'

/** True if a part of the code did not load (SHELL-21). */
export function isMissingPart(error: unknown): error is Error & { name: typeof name } {
  return error instanceof Error && error.name === name
}

/** The texts of browsers about a file that did not load, and of Vite about a style sheet. */
const notLoaded = /dynamically imported|module script failed|preload CSS/

/**
 * Names the error of an import whose file did not load. Browsers have no name for it, and each has a text of its own, so it
 * is named where the import is caught. Any other error of an import is a bug of the file, and stays as it is.
 */
export function toMissingPart(error: unknown): unknown {
  if (error instanceof Error && notLoaded.test(error.message)) error.name = name
  return error
}

/** Handles the failure of an import. @throws the error as `toMissingPart` returns it */
export function throwMissingPart(error: unknown): never {
  throw toMissingPart(error)
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
