import { useEffect, useRef, useState } from 'react'
import type { StopCheck } from '../../kernel/model/stopCheck.ts'
import { createLatest } from '../../kernel/resource/latest.ts'
import { type ModuleCore, useModuleCore } from '../../module/module.tsx'
import { asResource } from '../../module/resources.ts'
import { useFinder } from '../../module/search/useFinder.ts'
import type { StopInput, StopQuestion } from '../../search/index.ts'
import { isAborted } from '../../wire/clientError.ts'
import { routeClient } from '../../wire/route/client.ts'

/**
 * Checks by the service if a stop lies in the areas served from both ends of the ride (PLACE-18): after each change of
 * the stop or an end, and when the connection is back. A refused stop is removed by its id. Only one component per
 * stop.
 *
 * @returns the function that checks again after a failure
 */
export function useStopCheck(stop: StopInput): () => void {
  const core = useModuleCore()
  const { from, to } = useFinder()
  const latest = useRef({ again: () => {}, check: stop.check })
  const [search] = useState(() =>
    createCheck(core, () => {
      if (latest.current.check === 'failed') latest.current.again()
    }),
  )
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
  useEffect(() => {
    latest.current = { again, check: stop.check }
  })
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

function createCheck(core: ModuleCore, onConnection: () => void) {
  const { client, platform, stores } = core
  const { dispatch } = stores.finder
  const checkLocation = asResource(core, 'stop check', routeClient(client.core).checkLocation)
  return createLatest<StopQuestion, StopCheck>({
    ask(question, signal) {
      dispatch({ type: 'stopChecking', question })
      const { fromId, toId, placeId } = question
      return checkLocation({ endIds: [fromId, toId], stopId: placeId }, signal)
    },
    wait: platform.clock.setTimeout,
    returns: { on: platform, connection: onConnection },
    onAnswer: (question, check) => dispatch({ type: 'stopChecked', question, check }),
    onFailure(question, error) {
      if (!isAborted(error)) dispatch({ type: 'stopChecked', question, check: null })
    },
  })
}
