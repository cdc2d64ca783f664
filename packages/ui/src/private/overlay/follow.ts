/**
 * Number of checks without a movement after which an anchor counts as resting, and the time between two checks in ms.
 */
const looks = 15
const pause = 16

/**
 * Positions a layer, and again whenever its anchor may have moved: on scrolling, on a resize of the window or of a
 * part, and as long as the anchor moves, as in a drawer that slides in.
 *
 * @param find returns the position as CSS, which is added to the layer's style
 * @returns the function that stops following
 */
export function follow(
  layer: HTMLElement,
  parts: readonly (Element | null | undefined)[],
  find: () => string,
): () => void {
  let last = ''
  let timer: ReturnType<typeof setTimeout>
  const look = (left: number) => {
    clearTimeout(timer)
    const css = find()
    if (css !== last) {
      layer.style.cssText += last = css
      left = looks
    }
    if (left) timer = setTimeout(look, pause, left - 1)
  }
  // Scroll events inside a shadow root do not leave it, so each root has its own listener.
  const roots = new Set<EventTarget>([window])
  for (const part of [layer, ...parts])
    for (let root = part?.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
      roots.add(root)
  const moved = (event: Event) => {
    if (!event.composedPath().includes(layer)) look(looks)
  }
  look(looks)
  // A new observer fires once at the start, which starts the first checks.
  const observer = new ResizeObserver(() => look(looks))
  for (const part of parts) if (part) observer.observe(part)
  for (const root of roots) root.addEventListener('scroll', moved, true)
  window.addEventListener('resize', moved, true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const root of roots) root.removeEventListener('scroll', moved, true)
    window.removeEventListener('resize', moved, true)
  }
}
