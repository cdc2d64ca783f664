/** Longest wait for a part of the code, in milliseconds (SHELL-21). */
const limit = 120_000

/** Started loads, by file; null for a file that needs no waiting. */
const asked: Record<string, Promise<unknown> | null> = {}

/** Adds the link of a file. A style sheet has to load before the render; a script is only preloaded, since its import loads it. */
function link(file: string): Promise<unknown> | null {
  const href = import.meta.env.BASE_URL + file
  const isSheet = file.endsWith('.css')
  // A style sheet that is only preloaded (`as`) is not applied yet, so it still needs its link, as does one in the page that
  // is loading or has failed: neither has a `sheet`. The sheet of a drawn screen holds several files.
  const there = document.querySelectorAll<HTMLLinkElement>(
    `link[href="${href}"]:not([as]),link[data-holds~="${file.split('/').at(-1)}"]`,
  )
  if ([...there].some(({ sheet }) => !isSheet || sheet)) return null
  const element = document.createElement('link')
  element.rel = isSheet ? 'stylesheet' : 'modulepreload'
  // A sandboxed frame with an opaque origin can load our files only with CORS.
  element.crossOrigin = ''
  element.href = href
  document.head.append(element)
  if (!isSheet) return null
  return new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = () => {
      // The failed link is removed, so that the next caller tries again.
      element.remove()
      delete asked[file]
      reject(href)
    }
  })
}

/**
 * Checks without a connection that a file is loaded or in the cache. A browser never repeats the request of a failed
 * import, so no import is started that would fail.
 */
async function read(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file
  if (!document.querySelector(`link[href="${href}"]`)) await (await fetch(href)).blob()
}

/**
 * Loads a part of the code with its style sheets; the build puts it around each dynamic import, in place of Vite's own
 * function. Rejects with the error of the import as it is: its text tells a file that did not come from a file with a bug.
 * Rejects with a ChunkLoadError if a style sheet fails, a file is not in the cache without a connection, or the time is over.
 */
export function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(Object.assign(new Error(`${cause}`), { name: 'ChunkLoadError' }))
    const timer = setTimeout(fail, limit, 'timeout')
    const start = () =>
      Promise.all([load().catch(reject), ...files.map((file) => (asked[file] ??= link(file)))])
    const all = navigator.onLine ? start() : Promise.all(files.map(read)).then(start)
    all.then(([part]) => resolve(part as T), fail).finally(() => clearTimeout(timer))
  })
}
