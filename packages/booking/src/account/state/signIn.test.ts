import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SignInReason } from '../../module/signInRequest.ts'
import { closedSignIn, type SignInAction, signInReducer } from './signIn.ts'

const failure = { reason: 'refused', message: null } as const
const after = (...actions: SignInAction[]) => actions.reduce(signInReducer, closedSignIn)
const asked = (reason: SignInReason): SignInAction => ({ type: 'asked', reason })

describe('the login modal', () => {
  it('AUTH-03 idle, loading, closed on success; the error under the button, gone with the next try', () => {
    expect(after(asked('wish'))).toEqual({ status: 'idle', reason: 'wish', news: null })
    expect(after(asked('wish'), { type: 'submitted' }).status).toBe('loading')
    expect(after(asked('wish'), { type: 'submitted' }, { type: 'succeeded' })).toEqual({
      status: 'closed',
      news: 'signedIn',
    })
    const failed = [asked('wish'), { type: 'submitted' }, { type: 'failed', failure }] as const
    expect(after(...failed)).toMatchObject({ status: 'failed', failure })
    expect(after(...failed, { type: 'submitted' })).not.toHaveProperty('failure')
  })

  it('AUTH-03 closing resets and hides', () => {
    const closed = after(
      asked('ended'),
      { type: 'submitted' },
      { type: 'failed', failure },
      { type: 'closed' },
    )
    expect(closed).toEqual(closedSignIn)
    expect(signInReducer(closed, asked('wish'))).toEqual({ status: 'idle', reason: 'wish', news: null })
  })

  it('AUTH-05 whoever asks while it is open changes nothing', () => {
    const open = after(asked('ended'))
    expect(signInReducer(open, asked('needed'))).toBe(open)
  })

  it('AUTH-06 another account twice: to be switched', () => {
    const mismatched: SignInAction[] = [{ type: 'submitted' }, { type: 'mismatched' }]
    expect(after(asked('wish'), ...mismatched)).toMatchObject({ status: 'idle', reason: 'expected' })
    expect(after(asked('expected'), ...mismatched)).toMatchObject({ reason: 'switch' })
    expect(after(asked('expected'), ...mismatched, ...mismatched)).toMatchObject({ reason: 'switch' })
  })

  it('AUTH-03 after any actions a closed one says nothing of before, and what comes late opens nothing', () => {
    const action = fc.constantFrom<SignInAction>(
      ...[
        asked('wish'),
        asked('ended'),
        { type: 'submitted' } as const,
        { type: 'failed', failure } as const,
      ],
      ...[{ type: 'mismatched' } as const, { type: 'succeeded' } as const, { type: 'closed' } as const],
      ...[{ type: 'signedOut' } as const, { type: 'told' } as const],
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const closed = after(...actions, { type: 'closed' }, { type: 'told' })
        expect(closed).toEqual(closedSignIn)
        for (const late of ['submitted', 'mismatched'] as const)
          expect(signInReducer(closed, { type: late })).toBe(closed)
        expect(signInReducer(closed, { type: 'failed', failure })).toBe(closed)
      }),
    )
  })
})
