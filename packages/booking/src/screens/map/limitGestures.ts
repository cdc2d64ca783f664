import type { LeafletMap } from './leaflet.ts'

/**
 * Leaves the page its scrolling: the wheel zooms only with Ctrl or while the map has the focus, one finger scrolls the
 * page and two move the map. The answer ends it.
 */
export function limitGestures(map: LeafletMap, element: HTMLElement): () => void {
  const wheel = (event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.metaKey || element.matches(':focus')
    map.scrollWheelZoom[isMeant ? 'enable' : 'disable']()
  }
  const press = (event: PointerEvent) => map.dragging[event.pointerType === 'touch' ? 'disable' : 'enable']()
  // Before Leaflet's own listeners, which stand on the same element.
  element.addEventListener('wheel', wheel, { capture: true, passive: true })
  element.addEventListener('pointerdown', press, { capture: true })
  return () => {
    element.removeEventListener('wheel', wheel, { capture: true })
    element.removeEventListener('pointerdown', press, { capture: true })
  }
}
