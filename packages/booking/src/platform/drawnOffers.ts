import { awaitedOffers, drawnOffersId, ownOffersName } from './drawnOffersNames.ts'

/**
 * Removes the offers that the edge has drawn (apps/edge/src/search/drawnOffers.ts) once the module has its own. Their style
 * sheet already hides them from then on; they would only be found twice by whoever searches the document.
 *
 * @param place the element in which the module is rendered
 * @returns call it if the module's search is not the one of the address: the drawn offers are then hidden, even if they
 * are still to come
 */
export function leaveDrawnOffers(place: HTMLElement): () => void {
  const leave = () => {
    if (place.querySelector(awaitedOffers)) return
    document.getElementById(drawnOffersId)?.remove()
    // Drawn offers may arrive after the module's own as long as the document is loading.
    if (document.readyState !== 'loading') changes.disconnect()
  }
  const changes = new MutationObserver(leave)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => place.setAttribute(ownOffersName, '')
}
