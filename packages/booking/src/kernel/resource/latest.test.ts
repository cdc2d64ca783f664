import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../testing/fakePlatform.ts'
import { createLatest } from './latest.ts'

function createWorld() {
  const clock = createFakeClock(0)
  const calls: { question: string; signal: AbortSignal; end: (how: 'answer' | 'fail') => Promise<void> }[] =
    []
  const told: string[] = []
  const latest = createLatest<string, string>({
    ask: (question, signal) =>
      new Promise((resolve, reject) => {
        const end = async (how: 'answer' | 'fail') => {
          if (how === 'answer') resolve(`to ${question}`)
          else reject(new Error(question))
          for (let turn = 0; turn < 8; turn++) await Promise.resolve()
        }
        calls.push({ question, signal, end })
      }),
    wait: clock.setTimeout,
    onAnswer: (question, answer) => told.push(`${question}: ${answer}`),
    onFailure: (question) => told.push(`${question}: failed`),
  })
  return { clock, calls, told, latest }
}

describe('createLatest', () => {
  it('REL-04 the newest question alone is told, the call before it is aborted', async () => {
    const { calls, told, latest } = createWorld()
    latest.ask('one')
    latest.ask('two')
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await calls[1]?.end('answer')
    await calls[0]?.end('answer')
    expect(told).toEqual(['two: to two'])
    expect(latest.pending()).toBeNull()
  })

  it('RENT-08 many quick questions that wait are one call', async () => {
    const { clock, calls, told, latest } = createWorld()
    for (const question of ['1 h', '2 h', '3 h']) {
      latest.ask(question, 2000)
      clock.advance(1999)
    }
    expect(calls).toEqual([])
    expect(latest.pending()).toBe('3 h')
    clock.advance(1)
    expect(calls.map(({ question }) => question)).toEqual(['3 h'])
    await calls[0]?.end('fail')
    expect(told).toEqual(['3 h: failed'])
  })

  it('REL-04 nothing is told after stop, and no timer is left', async () => {
    const { clock, calls, told, latest } = createWorld()
    latest.ask('one')
    latest.stop()
    await calls[0]?.end('fail')
    latest.ask('two', 500)
    latest.stop()
    expect([told, clock.waiting, latest.pending()]).toEqual([[], 0, null])
  })
})
