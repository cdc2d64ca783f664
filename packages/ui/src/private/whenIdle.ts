/** Runs in the browser's idle time, after three seconds at the latest. Returns the function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(request)
}
