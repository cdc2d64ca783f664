import { type Turn, takeTurn } from './turns.ts'

/**
 * Keeps the person on the page: the browser asks before it is closed or left for another page, and back or forward is
 * taken back, then `ask` is told, whose `leave` goes there after all. The answer ends it.
 *
 * @param turns who hears of back and forward before the router does
 */
export function holdLeaving(ask: (leave: () => void) => void, turns: Turn[]): () => void {
  let here = { address: window.location.href, state: window.history.state as unknown }
  const look = () => {
    here = { address: window.location.href, state: window.history.state }
  }
  const onClose = (event: Event) => event.preventDefault()
  const onTurn = (event: Event) => {
    // Nobody else may hear of it: the address is ours again at once.
    event.stopImmediatePropagation()
    window.history.pushState(here.state, '', here.address)
    ask(() => {
      end()
      window.history.back()
    })
  }
  // The router tells of these two.
  const changes = ['pushState', 'replaceState'] as const
  const end = () => {
    window.removeEventListener('beforeunload', onClose)
    letGo()
    for (const change of changes) window.removeEventListener(change, look)
  }
  window.addEventListener('beforeunload', onClose)
  const letGo = takeTurn(turns, onTurn)
  for (const change of changes) window.addEventListener(change, look)
  return end
}
