/** Longest wait for a part of the code, in milliseconds (SHELL-21). */
const limit = 120_000

/** What was asked for, by its file. */
const asked: Record<string, Promise<unknown> | null> = {}

/** A sheet comes before what needs it is drawn; a script that does not come is asked for by the import itself. */
function link(file: string): Promise<unknown> | null {
  const href = import.meta.env.BASE_URL + file
  // A sheet that the page named beforehand has come, but is not laid on.
  if (document.querySelector(`link[href="${href}"]:not([as])`)) return null
  const element = document.createElement('link')
  const isSheet = file.endsWith('.css')
  element.rel = isSheet ? 'stylesheet' : 'modulepreload'
  // A frame whose origin is its own alone gets files of ours in no other way.
  element.crossOrigin = ''
  element.href = href
  document.head.append(element)
  if (!isSheet) return null
  return new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = () => {
      // The next who needs it asks anew.
      element.remove()
      delete asked[file]
      reject(href)
    }
  })
}

/**
 * Without a connection: what is here or has been kept is had all the same. A browser never asks again for a script whose
 * import has failed, so none is tried that cannot come.
 */
async function read(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file
  if (!document.querySelector(`link[href="${href}"]`)) await (await fetch(href)).blob()
}

/**
 * Brings a part of the code with its sheets; the build writes it around each dynamic import, in the place of Vite's own.
 * Rejects with a ChunkLoadError where one of them does not come, or not in time.
 */
export function bring<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(Object.assign(new Error(`${cause}`), { name: 'ChunkLoadError' }))
    const timer = setTimeout(fail, limit, 'timeout')
    const start = () => Promise.all([load(), ...files.map((file) => (asked[file] ??= link(file)))])
    const all = navigator.onLine ? start() : Promise.all(files.map(read)).then(start)
    all.then(([part]) => resolve(part as T), fail).finally(() => clearTimeout(timer))
  })
}
