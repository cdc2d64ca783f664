import { describe, expect, it } from 'vitest'
import { createStore } from '../../kernel/store/store.ts'
import { settle } from '../../testing/orderModel.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking } from '../state/bookingState.ts'
import { openForm } from '../state/nextProgress.ts'
import type { EffectName } from '../state/orderEffects.ts'
import { createRun, type EffectHandlers } from './run.ts'

const sent = { key: 'k', fingerprint: 'f' }
const draft = createFullDraft()

/** A booking whose handlers only note the state in which they begin; the request ends when the test says so. */
function createScene() {
  const store = createStore(bookingReducer, { ...initialBooking, progress: openForm, draft })
  const begun: [EffectName, string][] = []
  let answer = () => {}
  const note = (name: EffectName) => () => {
    begun.push([name, store.get().progress.at])
  }
  const handlers: EffectHandlers = {
    ...{ keep: note('keep'), clear: note('clear'), register: note('register'), forget: note('forget') },
    ...{ settle: note('settle'), reprice: note('reprice'), change: note('change'), ask: note('ask') },
    ...{ announce: note('announce'), openPayPage: note('openPayPage'), readNumber: note('readNumber') },
    ...{ offerLate: note('offerLate'), leave: note('leave'), leaveChanged: note('leaveChanged') },
    create() {
      note('create')()
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  }
  return { store, begun, run: createRun(store, () => handlers), answer: () => answer() }
}

describe('the runner of a booking', () => {
  it('REL-01 changes the state at once, begins the effects in their order after it, and waits for them', async () => {
    const { store, begun, run, answer } = createScene()
    let isOver = false
    const running = run({ type: 'sent', sent, outgoing: draft }).then(() => {
      isOver = true
    })
    expect(store.get().progress.at).toBe('sent')
    expect(begun).toEqual([
      ['register', 'sent'],
      ['keep', 'sent'],
      ['create', 'sent'],
    ])
    await settle()
    expect(isOver).toBe(false)
    answer()
    await running
    expect(isOver).toBe(true)
  })

  it('REL-01 begins nothing for an event that does nothing, such as a second press or a late answer', async () => {
    const { store, begun, run, answer } = createScene()
    const first = run({ type: 'sent', sent, outgoing: draft })
    const before = store.get()
    await run({ type: 'sent', sent: { ...sent, key: 'k2' }, outgoing: draft })
    await run({ type: 'payPageAsked' })
    expect(store.get()).toBe(before)
    expect(begun).toHaveLength(3)
    answer()
    await first
  })
})
