import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStore } from '../../kernel/store/store.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { createFullDraft, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import {
  answerStep,
  createHeldCalls,
  createScheduleClock,
  faultOf,
  letters,
  passStep,
  schedules,
  settle,
} from '../../testing/schedules.ts'
import { ClientError } from '../../wire/clientError.ts'
import type { Recalculation } from '../draft/recalculation.ts'
import { recalculationsOf } from '../draft/recalculation.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking } from '../state/bookingState.ts'
import { viewOf } from '../state/bookingView.ts'
import { openForm } from '../state/nextProgress.ts'
import {
  isPriceAsked,
  noPricing,
  type Pricing,
  priceOf,
  pricingOf,
  pricingQuestionOf,
} from '../state/pricing.ts'
import { type Pricer, startPricing } from './pricing.ts'

type Start = typeof startPricing
type Setup = Parameters<Start>[0]

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('apply' as const), hash: letters(1, 2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('extra' as const), chosen: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('offer' as const), priceId: letters(1, 1) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('pay' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remount' as const) }) },
    { weight: 3, arbitrary: passStep },
    { weight: 6, arbitrary: answerStep },
  ),
  { maxLength: 40, size: 'max' },
)

const extra = {
  id: 's-pet',
  type: 'pet',
  category: 'pet',
  defaultInclude: false,
  includedInPrice: false,
  name: 'Pet',
  price: { minor: 500, currency: 'EUR' },
}
const offerOf = (priceId: string) => createOffer({ priceId, services: [extra] })

/** A sum that no other question has, so that a stale one is told from its own. */
function sumOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
}

function createWorld(start: Start) {
  const clock = createScheduleClock()
  const platform = createFakePlatform({ clock: { now: () => 0, setTimeout: clock.wait } })
  const calls = createHeldCalls<Recalculation>()
  const draft = createFullDraft({ offer: offerOf('a'), services: [], stops: [createHouse()] })
  const store = createStore(bookingReducer, { ...initialBooking, progress: openForm, draft, intentId: 'i' })
  const bonus: Setup['bonus'] = {
    recalculate: (question, signal) =>
      calls.hold(JSON.stringify([question]), signal).catch((error: Error) => {
        throw new ClientError(error.message === 'abort' ? 'aborted' : 'network', { endpoint: 'held' })
      }),
  }
  const row = (minor: number): Recalculation => [
    { type: null, size: null, restatedPrice: { minor, currency: 'EUR' }, repaymentPrice: null },
  ]
  const values = (name: string): [Recalculation, Recalculation] => [row(sumOf(name)), row(1)]
  const open = () => start({ store, bonus, platform })
  return { clock, calls, store, values, open }
}

type World = ReturnType<typeof createWorld>

/** Throws if the shown sum does not belong to the current draft, or if more than one request is running. */
function check({ store, calls }: World) {
  const state = store.get()
  const { draft } = state
  if (!draft) throw new Error('the draft is gone')
  const pricing = pricingOf(viewOf(state))
  const { kind, total } = priceOf(draft, state.pricing)
  if (pricing.question !== pricingQuestionOf(draft)) throw new Error('a question that does not stand')
  if (pricing.question !== null && kind === 'confirmed') {
    const own = sumOf(JSON.stringify(recalculationsOf(draft)))
    if (total.minor !== own) throw new Error(`a stale sum: ${total.minor} shown for ${own}`)
  }
  if ((kind === 'confirmed') !== (pricing.status === 'confirmed' || pricing.question === null))
    throw new Error(`${kind} while ${pricing.status}`)
  if (calls.live() > 1) throw new Error(`${calls.live()} calls at once`)
}

function latestWins(start: Start) {
  return fc.asyncProperty(steps, async (script) => {
    const world = createWorld(start)
    const { clock, calls, store, values, open } = world
    let pricer: Pricer = open()
    let fault: Error | null = null
    for (const step of script) {
      if (step.do === 'pass') await clock.pass(step.by)
      else if (step.do === 'answer') calls.end(step.at, step.end, values)
      else if (step.do === 'apply') store.dispatch({ type: 'bonusApplied', hash: step.hash })
      else if (step.do === 'remove') store.dispatch({ type: 'bonusRemoved' })
      else if (step.do === 'extra')
        store.dispatch({ type: 'serviceSet', serviceId: extra.id, chosen: step.chosen })
      else if (step.do === 'offer')
        store.dispatch({ type: 'offerTaken', offer: offerOf(step.priceId), quotedAt: 0 })
      else if (step.do === 'pay') {
        const own = pricer
        void own.settled().then(() => {
          if (own === pricer && isPriceAsked(pricingOf(viewOf(store.get()))))
            fault = new Error('paid while the sum was being asked')
        })
      } else {
        pricer.stop()
        pricer = open()
      }
      // Nobody has had time to settle: what is on the screen right now counts, too.
      check(world)
      await settle()
      check(world)
      if (fault) throw fault
    }
    for (let round = 0; round < 20 && isPriceAsked(pricingOf(viewOf(store.get()))); round++) {
      await clock.pass(5000)
      while (calls.count() > 0) calls.end(0, 'some', values)
      await settle()
      check(world)
    }
    if (isPriceAsked(pricingOf(viewOf(store.get())))) throw new Error('the sum is asked for ever')
    pricer.stop()
  })
}

/** A twin that takes what answers last, a failure as well, for the answer to what stands. */
const startRacyTwin: Start = ({ store, bonus, platform }) => {
  let asked: string | null = null
  let cancel = () => {}
  const set = (known: Partial<Pricing>) =>
    store.dispatch({ type: 'pricingChanged', pricing: { ...noPricing, question: asked, ...known } })
  const look = () => {
    const { draft } = store.get()
    const question = draft && pricingQuestionOf(draft)
    if (!draft || question === asked) return
    asked = question
    cancel()
    if (question === null) return
    cancel = platform.clock.setTimeout(() => {
      const [part] = recalculationsOf(draft)
      if (part)
        void bonus.recalculate(part, new AbortController().signal).then(
          (rides) => set({ status: 'confirmed', rides }),
          () => set({ status: 'failed' }),
        )
    }, 300)
  }
  const end = store.subscribe(look)
  look()
  return { settled: () => new Promise(() => {}), again() {}, askAnew() {}, stop: end }
}

/** A twin that is right but for Pay: it does not wait. */
const startHastyTwin: Start = (setup) => ({ ...startPricing(setup), settled: async () => 'confirmed' })

describe('REL-04 the price of the booking, in any order of changes and answers', () => {
  it('REL-04 a sum that is shown is that of the draft as it is; late, lost and doubled answers change nothing', async () => {
    await fc.assert(latestWins(startPricing), { numRuns: schedules / 4 })
  }, 300_000)

  it('REL-04 the same property catches a twin that shows whatever answers last', async () => {
    expect(await faultOf(latestWins(startRacyTwin))).toMatch(/stale sum|calls at once/)
  })

  it('BOOK-32 the same property catches a twin whose Pay does not wait', async () => {
    expect(await faultOf(latestWins(startHastyTwin))).toMatch(/paid while/)
  })
})
