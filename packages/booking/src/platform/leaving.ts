import { type Turn, takeTurn } from './turns.ts'

/**
 * Keeps the person on the page: back or forward is undone, and `ask` is called; its `leave` goes there after all. The
 * returned function ends this.
 *
 * @param turns handlers of back and forward that run before the router's
 */
export function holdLeaving(ask: (leave: () => void) => void, turns: Turn[]): () => void {
  let here = { address: window.location.href, state: window.history.state as unknown }
  const look = () => {
    here = { address: window.location.href, state: window.history.state }
  }
  const onTurn = (event: Event) => {
    // No other listener may get this event, because the address is restored at once.
    event.stopImmediatePropagation()
    window.history.pushState(here.state, '', here.address)
    ask(() => {
      end()
      window.history.back()
    })
  }
  // The module's router dispatches these two events for its own navigation.
  const changes = ['pushState', 'replaceState'] as const
  const end = () => {
    letGo()
    for (const change of changes) window.removeEventListener(change, look)
  }
  const letGo = takeTurn(turns, onTurn)
  for (const change of changes) window.addEventListener(change, look)
  return end
}
