import { expect, it } from 'vitest'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { createTurns } from './turns.ts'

/** A call whose end the test chooses. */
function createCall() {
  let resolve = (_answer: string) => {}
  let reject = (_error: unknown) => {}
  const promise = new Promise<string>((take, refuse) => {
    resolve = take
    reject = refuse
  })
  let signal: AbortSignal | undefined
  return {
    call: (own: AbortSignal) => {
      signal = own
      return promise
    },
    isAborted: () => signal?.aborted,
    resolve,
    reject,
  }
}

it('REL-04 a call of the current turn has its answer or its error', async () => {
  const turn = createTurns(createFakeClock(0).setTimeout).begin()
  const [first, second] = [createCall(), createCall()]
  const answered = turn.ask(first.call)
  first.resolve('answer')
  expect(await answered).toEqual({ answer: 'answer' })
  const failed = turn.ask(second.call)
  const error = new Error('refused')
  second.reject(error)
  expect(await failed).toEqual({ error })
})

it('REL-04 the next turn, and the end of all, abort the call and drop its end', async () => {
  for (const over of ['begin', 'stop'] as const)
    for (const end of ['resolve', 'reject'] as const) {
      const turns = createTurns(createFakeClock(0).setTimeout)
      const turn = turns.begin()
      const call = createCall()
      const outcome = turn.ask(call.call)
      expect(call.isAborted()).toBe(false)
      turns[over]()
      expect(call.isAborted(), over).toBe(true)
      call[end]('late')
      expect(await outcome, `${over}, ${end}`).toBeNull()
      const next = createCall()
      expect(await turn.ask(next.call)).toBeNull()
      expect(next.isAborted(), 'a turn that is over asks nothing').toBeUndefined()
    }
})

it('REL-04 one turn has one call and one timer: the last', async () => {
  const clock = createFakeClock(0)
  const turn = createTurns(clock.setTimeout).begin()
  const first = createCall()
  void turn.ask(first.call)
  void turn.ask(createCall().call)
  expect(first.isAborted()).toBe(true)
  const ran: string[] = []
  turn.after(10, () => ran.push('first'))
  turn.after(20, () => ran.push('second'))
  expect(clock.waiting).toBe(1)
  clock.advance(20)
  expect(ran).toEqual(['second'])
})

it('REL-04 a turn that is over starts no timer, and its own is cancelled', () => {
  const clock = createFakeClock(0)
  const turns = createTurns(clock.setTimeout)
  const turn = turns.begin()
  const ran: string[] = []
  turn.after(10, () => ran.push('own'))
  turns.begin()
  turn.after(10, () => ran.push('late'))
  expect(clock.waiting).toBe(0)
  clock.advance(10)
  expect(ran).toEqual([])
})

it('ERR-07 SHELL-20 returns to the page reach the turns from the first one until they stop, once each', () => {
  const platform = createFakePlatform()
  const told: string[] = []
  const turns = createTurns(platform.clock.setTimeout, {
    on: platform,
    connection() {
      told.push('connection')
      turns.begin()
    },
    history: () => told.push('history'),
  })
  const comeBack = () => {
    platform.setOnline(true)
    platform.goBack()
  }
  comeBack()
  expect(told).toEqual([])
  turns.begin()
  turns.begin()
  comeBack()
  expect(told).toEqual(['connection', 'history'])
  turns.stop()
  comeBack()
  expect(told).toHaveLength(2)
})
