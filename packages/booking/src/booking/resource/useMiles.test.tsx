import fc from 'fast-check'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { fixtureNow } from '../../testing/samples/fixtures.ts'
import { useMiles } from './useMiles.ts'

interface Call {
  number: string
  signal: AbortSignal
  answer(response: Response): void
}

/** Numbers that the programme could have given. */
const numbers = ['100005', '100014', '100023']

interface Typed {
  number: string
  /** Minor units of euros. Null: the total is not known. */
  total: number | null
}

/** The miles of what is typed; calls are answered by hand, those that were taken back too. */
async function start() {
  const clock = createFakeClock(fixtureNow)
  const calls: Call[] = []
  const platform = createFakePlatform({
    clock,
    fetch: (url, init) =>
      new Promise((resolve) => {
        const number = new URL(url).searchParams.get('priority_s7') ?? ''
        const call: Call = {
          number,
          signal: init?.signal as AbortSignal,
          answer(response) {
            calls.splice(calls.indexOf(call), 1)
            resolve(response)
          },
        }
        calls.push(call)
      }),
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const hook = await renderHook(
    ({ number, total }: Typed = { number: '', total: null }) =>
      useMiles(number, total === null ? null : { minor: total, currency: 'EUR' }),
    {
      initialProps: { number: '', total: 100 } as Typed,
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={module}>{children}</ModuleProvider>
      ),
    },
  )
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const act = (run: () => void) =>
    hook.act(async () => {
      run()
      await settle()
    })
  return {
    act,
    calls,
    platform,
    now: () => hook.result.current,
    pass: (ms: number) => act(() => clock.advance(ms)),
    type: async (number: string, total: number | null = 100) => {
      await hook.rerender({ number, total })
      await hook.act(settle)
    },
    unmount: hook.unmount,
  }
}

const earned = (message: string) => Response.json({ result: { message, value: 5 } })
const refused = (status: number, message: string) =>
  Response.json({ error: { code: 'no', message } }, { status })

describe('the miles to be earned', () => {
  it('BOOK-36 waits 300 ms, then asks once, and remembers', async () => {
    const { act, calls, now, pass, type } = await start()
    await type(numbers[0]!)
    await pass(299)
    await type(numbers[1]!)
    await pass(299)
    expect(calls).toHaveLength(0)
    expect(now()).toEqual({ miles: null, isAsking: true, refusal: null })
    await pass(1)
    expect(calls.map(({ number }) => number)).toEqual([numbers[1]])
    await act(() => calls[0]?.answer(earned('Five')))
    expect(now()).toEqual({ miles: { message: 'Five', value: 5 }, isAsking: false, refusal: null })
    await type('')
    await type(numbers[1]!)
    await pass(300)
    expect(calls).toHaveLength(0)
    expect(now().miles?.message).toBe('Five')
  })

  it('BOOK-36 another total is another question; without one, or with half a number, nothing is asked', async () => {
    const { act, calls, now, pass, type } = await start()
    await type(numbers[0]!, null)
    await type(numbers[0]!.slice(0, 2))
    await pass(1000)
    expect(calls).toHaveLength(0)
    expect(now()).toEqual({ miles: null, isAsking: false, refusal: null })
    await type(numbers[0]!)
    await pass(300)
    await act(() => calls[0]?.answer(earned('Five')))
    await type(numbers[0]!, 200)
    expect(now()).toEqual({ miles: null, isAsking: true, refusal: null })
    await pass(300)
    expect(calls).toHaveLength(1)
  })

  it.each([
    [400, 'There is no such number.', 'There is no such number.'],
    [401, 'Sign in', null],
  ])('BOOK-36 a refusal with status %i', async (status, message, refusal) => {
    const { act, calls, now, pass, type } = await start()
    await type(numbers[0]!)
    await pass(300)
    await act(() => calls[0]?.answer(refused(status, message)))
    expect(now()).toEqual({ miles: null, isAsking: false, refusal })
  })

  it('BOOK-36 a failure of the service says nothing of the number', async () => {
    const { act, calls, now, pass, type } = await start()
    await type(numbers[0]!)
    await pass(300)
    for (let tries = 0; tries < 3; tries++) {
      await act(() => calls[0]?.answer(refused(500, 'Oops')))
      await pass(5000)
    }
    expect(now()).toEqual({ miles: null, isAsking: false, refusal: null })
  })

  it('SHELL-20 back or forward takes the call back; where the person stays it is asked again', async () => {
    const { act, calls, now, pass, platform, type } = await start()
    await type(numbers[0]!)
    await pass(300)
    await act(() => platform.goBack())
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await act(() => calls[1]?.answer(earned('Five')))
    expect(now().miles?.message).toBe('Five')
  })

  it('REL-04 only the newest number is answered, in any order of answers', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), at: fc.nat(3) }),
      fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 150, 300) }),
      fc.record({ do: fc.constant('answer' as const), at: fc.nat(3), isRefused: fc.boolean() }),
      fc.record({ do: fc.constant('back' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (script) => {
        const { act, calls, now, pass, platform, type, unmount } = await start()
        let newest = ''
        for (const one of script) {
          if (one.do === 'type') {
            newest = numbers[one.at] ?? ''
            await type(newest)
          } else if (one.do === 'pass') await pass(one.ms)
          else if (one.do === 'back') await act(() => platform.goBack())
          else {
            const call = calls[one.at % Math.max(1, calls.length)]
            const { number = '' } = call ?? {}
            await act(() => call?.answer(one.isRefused ? refused(400, number) : earned(number)))
          }
          const { miles, refusal } = now()
          for (const said of [miles?.message, refusal]) if (said) expect(said).toBe(newest)
          expect(calls.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1)
        }
        await unmount()
      }),
      { numRuns: 60 },
    )
  })
})
