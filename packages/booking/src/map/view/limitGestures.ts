import type { LeafletMap } from './leaflet.ts'

/**
 * Keeps the page scrollable: the wheel zooms only with Ctrl or while the map has the focus, one finger
 * scrolls the page and two move the map. The returned function removes the listeners.
 */
export function limitGestures(map: LeafletMap, element: HTMLElement): () => void {
  const wheel = (event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.metaKey || element.matches(':focus')
    map.scrollWheelZoom[isMeant ? 'enable' : 'disable']()
  }
  const press = (event: PointerEvent) => map.dragging[event.pointerType === 'touch' ? 'disable' : 'enable']()
  // The capture phase, so that it runs before Leaflet's own listeners on the same element.
  element.addEventListener('wheel', wheel, { capture: true, passive: true })
  element.addEventListener('pointerdown', press, { capture: true })
  return () => {
    element.removeEventListener('wheel', wheel, { capture: true })
    element.removeEventListener('pointerdown', press, { capture: true })
  }
}
