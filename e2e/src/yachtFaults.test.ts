import { createModule } from '@wherry/booking'
import { plusMinutes } from '@wherry/booking/kernel'
import { createFakePlatform } from '@wherry/booking/testing/fakePlatform.ts'
import { yachtOf } from '@wherry/booking/testing/parts.ts'
import { createSentYacht } from '@wherry/booking/testing/samples/yachtFixtures.ts'
import { type FaultKind, faultKindNames } from '@wherry/sandbox/faults/kinds.ts'
import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import { createMemoryStore } from '@wherry/sandbox/store/memory.ts'
import { describe, expect, it } from 'vitest'
import { journeyClock } from './clock.ts'

/** The end of a request: the service took it, or the reason that the visitor is told. */
type End = 'taken' | 'network' | 'timeout' | 'unreadable' | 'signIn' | 'refused' | 'unexpected'

/** By hand: the end that ERR-01, ERR-07 and API-29 give each fault, and true if the request may have arrived. */
const expected: Readonly<Record<FaultKind, readonly [end: End, isOpen: boolean]>> = {
  latency: ['taken', false],
  hang: ['timeout', true],
  reset: ['network', true],
  lost: ['network', true],
  resetMidBody: ['network', true],
  trickle: ['timeout', true],
  status400: ['refused', false],
  status400NoError: ['taken', false],
  status401: ['signIn', false],
  status403: ['refused', false],
  status404: ['refused', false],
  status409: ['refused', true],
  status429: ['refused', false],
  status500: ['unexpected', true],
  status502: ['unexpected', true],
  errorIn200: ['refused', false],
  emptyBody: ['unreadable', true],
  htmlBody: ['unreadable', true],
  brokenJson: ['unreadable', true],
  wrongShape: ['unreadable', true],
  // Hostile JSON spoils only texts, and the answer to this call is a flag without any.
  hostileJson: ['taken', false],
  noCors: ['network', true],
  manyRows: ['taken', false],
  redirectLoop: ['unreadable', true],
}

/** Speed of the clock: it reaches the limit of 60 s within a second. Other faults need less speed. */
const speedOf = (kind: FaultKind) => (kind === 'hang' || kind === 'trickle' ? 60 : 5)

describe('REL-03 YACHT-11 a request for a yacht', () => {
  it.each(faultKindNames)(
    '%s: it ends in its named state, nothing is lost, and it is taken once',
    async (kind) => {
      const store = createMemoryStore()
      const fetch = createInProcessFetch({ store, clock: journeyClock })
      const platform = createFakePlatform({
        fetch,
        clock: {
          now: () => journeyClock.now(),
          setTimeout(run, milliseconds) {
            const timer = setTimeout(run, milliseconds / speedOf(kind))
            return () => clearTimeout(timer)
          },
        },
      })
      const flow = yachtOf(createModule({ config: { apiBase: 'https://api.wherry.test' }, platform }))
      const key = crypto.randomUUID()
      flow.store.dispatch({
        type: 'placeChosen',
        where: { kind: 'listed', id: 'bodrum' },
        place: { kind: 'listed', city: 'Bodrum', country: 'Turkey' },
        key,
      })
      flow.store.dispatch({ type: 'entered', change: { details: 'Lunch on board' } })
      const noon = `${new Date(journeyClock.now()).toISOString().slice(0, 10)} 12:00`
      const sent = createSentYacht({ startAt: plusMinutes(noon, 30 * 24 * 60, 'Etc/UTC') })
      const setFaults = (method: string, body?: unknown) =>
        fetch('https://api.wherry.test/__faults', { method, ...(body ? { body: JSON.stringify(body) } : {}) })

      await setFaults('POST', { operation: '*', kind, ...(kind === 'latency' ? { ms: 60 } : {}) })
      const taken = await flow.send(sent)
      await setFaults('DELETE')
      const { kept, failure } = flow.store.get()
      const [end, isOpen] = expected[kind]
      expect(taken ? 'taken' : failure?.reason).toBe(end)
      if (end === 'taken') return expect(store.yachtRequests(10)).toHaveLength(1)
      expect(kept?.lost.length).toBe(isOpen ? 1 : 0)
      expect(kept?.form.details).toBe('Lunch on board')
      expect(await flow.send(sent)).toEqual(sent)
      expect(store.yachtRequests(10), 'kept once').toHaveLength(1)
    },
  )
})
