import type { Platform } from './platform.ts'

/** Beginnings of the errors of browsers about a file that did not load, of Vite about a style sheet, and of webpack. */
const notLoaded =
  /^(ChunkLoadError|(Type)?Error: .{0,99}(imported module|module script|Script MIME|preload CSS))/

/**
 * True if a part of the code did not load (SHELL-21). Browsers have no name for such an error, so their texts decide;
 * webpack and our app have one. Any other error of an import is a bug of the file.
 */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && notLoaded.test(`${error}`)
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
