import { useEffect, useReducer } from 'react'
import { useModuleCore } from './module.tsx'

/** How often the browser went back or forward: told once the address has followed. */
export function useHistoryTurn(): number {
  const { platform } = useModuleCore()
  const [turn, next] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let stop = () => {}
    const end = platform.pageEvents.onHistory(() => {
      stop()
      stop = platform.clock.setTimeout(next, 0)
    })
    return () => {
      stop()
      end()
    }
  }, [platform])
  return turn
}
