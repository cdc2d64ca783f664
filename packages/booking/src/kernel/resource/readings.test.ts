import { describe, expect, it } from 'vitest'
import { createReadings, takenBack } from './readings.ts'

/** Readings whose calls end by hand, on a page that goes back by hand. */
function start() {
  const history = new Set<() => void>()
  const calls: { signal: AbortSignal; end(answer: string): Promise<void>; fail(): Promise<void> }[] = []
  const settle = async () => {
    for (let turn = 0; turn < 12; turn++) await Promise.resolve()
  }
  const readings = createReadings({
    onHistory(listener) {
      history.add(listener)
      return () => history.delete(listener)
    },
  })
  const read = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      calls.push({
        signal,
        end(answer) {
          resolve(answer)
          return settle()
        },
        fail() {
          reject(new Error('failed'))
          return settle()
        },
      })
    })
  const told: string[] = []
  const run = (name: string) =>
    void readings.run(name, read).then(
      (answer) => told.push(answer),
      (error: Error) => told.push(error.message),
    )
  const goBack = () => {
    for (const listener of [...history]) listener()
    return settle()
  }
  return { calls, goBack, history, readings, run, settle, told }
}

describe('the readings of a module', () => {
  it('tell an answer and a failure as they are', async () => {
    const { calls, run, told } = start()
    run('one')
    await calls[0]?.end('first')
    run('one')
    await calls[1]?.fail()
    expect(told).toEqual(['first', 'failed'])
  })

  it('REL-04 a reading that begins anew takes the one before back, and both tell what the newest was answered', async () => {
    const { calls, run, settle, told } = start()
    run('one')
    run('one')
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await settle()
    expect(told).toEqual([])
    await calls[1]?.end('second')
    expect(told).toEqual(['second', 'second'])
  })

  it('SHELL-20 back or forward takes back what runs; who still looks at it has it read anew', async () => {
    const { calls, goBack, readings, run, told } = start()
    const release = readings.hold('one')
    run('one')
    run('left')
    await goBack()
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    expect(told).toEqual([takenBack.message])
    await calls[2]?.end('again')
    expect(told).toEqual([takenBack.message, 'again'])
    release()
  })

  it('REL-04 nothing stays in flight once nobody looks at it any more', async () => {
    const { calls, readings, run, settle, told } = start()
    const releases = [readings.hold('one'), readings.hold('one')]
    run('one')
    releases[0]?.()
    await settle()
    expect(calls[0]?.signal.aborted).toBe(false)
    releases[1]?.()
    await settle()
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(told).toEqual([takenBack.message])
    expect(readings.isHeld('one')).toBe(false)
  })

  it('a look that ends and begins in one turn takes nothing back', async () => {
    const { calls, readings, run, settle } = start()
    readings.hold('one')()
    run('one')
    const release = readings.hold('one')
    release()
    readings.hold('one')
    await settle()
    expect(calls[0]?.signal.aborted).toBe(false)
  })

  it('REL-04 a call that does not heed its signal is not waited for', async () => {
    const { goBack, readings, settle, told } = start()
    readings.hold('one')
    const reads = [() => new Promise<string>(() => {}), async () => 'again']
    void readings.run('one', () => reads.shift()!()).then((answer) => told.push(answer))
    await goBack()
    await settle()
    expect(told).toEqual(['again'])
  })

  it('the page is listened to only while something runs', async () => {
    const { calls, history, run } = start()
    expect(history.size).toBe(0)
    run('one')
    run('two')
    expect(history.size).toBe(1)
    await calls[0]?.end('')
    await calls[1]?.fail()
    expect(history.size).toBe(0)
  })
})
