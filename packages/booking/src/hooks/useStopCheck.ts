import { useEffect, useRef, useState } from 'react'
import { isAborted } from '../client/clientError.ts'
import { routeClient } from '../client/route.ts'
import type { StopCheck } from '../domain/stopCheck.ts'
import type { StopInput, StopQuestion } from '../state/finder.ts'
import { createLatest } from '../state/latest.ts'
import { type ModuleCore, useModuleCore } from './module.tsx'
import { useFinder } from './useFinder.ts'

/**
 * Has the service say whether a stop lies in the areas that are served from both ends, anew with each change of the
 * stop or an end (PLACE-18) and when the connection is back; one that does not is removed by its id. One component a
 * stop.
 * @returns asks again where it could not be found out
 */
export function useStopCheck(stop: StopInput): () => void {
  const core = useModuleCore()
  const { from, to } = useFinder()
  const [search] = useState(() => createCheck(core))
  const question = questionOf(stop, from.item?.placeId, to.item?.placeId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is told by its text
  useEffect(() => {
    const isLost = stop.check === 'checking' && search.pending() === null
    if (stop.check !== 'unchecked' && !isLost) return
    if (question) search.ask(question)
    else search.stop()
  }, [search, stop.check, question && JSON.stringify(question)])
  useEffect(() => () => search.stop(), [search])
  const again = () => {
    if (question) search.ask(question)
  }
  const latest = useRef({ again, check: stop.check })
  useEffect(() => {
    latest.current = { again, check: stop.check }
  })
  useEffect(() => {
    const { online, pageEvents } = core.platform
    const endOnline = online.subscribe((isOnline) => {
      if (isOnline && latest.current.check === 'failed') latest.current.again()
    })
    // Back or forward takes the question back (SHELL-20); where the stop stays it is asked again.
    const endHistory = pageEvents.onHistory(() => {
      if (search.pending() !== null) latest.current.again()
    })
    return () => {
      endOnline()
      endHistory()
    }
  }, [core, search])
  return again
}

function questionOf(
  { id, item }: StopInput,
  fromId: string | undefined,
  toId: string | undefined,
): StopQuestion | null {
  return item && fromId !== undefined && toId !== undefined
    ? { id, placeId: item.placeId, fromId, toId }
    : null
}

function createCheck({ client, platform, stores }: ModuleCore) {
  const { dispatch } = stores.finder
  const { checkLocation } = routeClient(client.core)
  return createLatest<StopQuestion, StopCheck>({
    ask(question, signal) {
      dispatch({ type: 'stopChecking', question })
      const { fromId, toId, placeId } = question
      return checkLocation({ endIds: [fromId, toId], stopId: placeId }, signal)
    },
    wait: platform.clock.setTimeout,
    onAnswer: (question, check) => dispatch({ type: 'stopChecked', question, check }),
    onFailure(question, error) {
      if (!isAborted(error)) dispatch({ type: 'stopChecked', question, check: null })
    },
  })
}
