import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { type ModuleCore, ModuleProvider } from '../../module/module.tsx'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { missingPart } from '../../testing/samples/missingPart.ts'
import { examples } from '../../wire/examples.ts'
import { draftsOf } from '../kept/drafts.ts'
import * as formRules from '../resource/formRules.ts'
import { createLaterRules, type FormRules, formRulesOf } from '../resource/laterRules.ts'
import { bookingStore, useBooking } from './useBooking.ts'

const missingOnce = () =>
  vi.fn(async (): Promise<FormRules> => formRules).mockRejectedValueOnce(missingPart())

function renderBooking(module: ModuleCore, { onMissing = () => {} } = {}) {
  const ways = { utm: {}, onMissing, onBooked: () => {} }
  return renderHook(() => useBooking(ways), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
}

describe('useBooking', () => {
  it.each([false, true])(
    'ERR-07 rules that did not load without a connection are loaded as soon as there is one, if the form is still there (left: %s)',
    async (isLeft) => {
      const platform = createFakePlatform({ fetch: () => new Promise(() => {}) })
      const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
      const loadFile = missingOnce()
      formRulesOf.provide(module, createLaterRules(loadFile, platform))
      const kept = {
        ...{ draft: createFullDraft({ passengers: [] }), quotedAt: platform.clock.now(), intentId: 'i' },
        ...{ sent: null, lost: null, order: null },
      }
      bookingStore(module).dispatch({ type: 'restored', kept })
      platform.setOnline(false)
      const { result, unmount } = await renderBooking(module)
      await vi.waitFor(() => expect(loadFile).toHaveBeenCalled())
      expect(result.current.facts.get().violations).toBeNull()
      const asked = loadFile.mock.calls.length
      if (isLeft) await unmount()
      platform.setOnline(true)
      if (!isLeft) await vi.waitFor(() => expect(result.current.facts.get().violations).not.toBeNull())
      expect(loadFile.mock.calls.length > asked).toBe(!isLeft)
    },
  )

  it('ERR-07 rules that did not load are loaded even if the connection is back before it is known who is here', async () => {
    let tellUser: (answer: Response) => void = () => {}
    const user = new Promise<Response>((resolve) => {
      tellUser = resolve
    })
    const platform = createFakePlatform({
      fetch: (address) => (String(address).includes('get-setting-user') ? user : new Promise(() => {})),
    })
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const loadFile = missingOnce()
    formRulesOf.provide(module, createLaterRules(loadFile, platform))
    const draft = createFullDraft({ passengers: [] })
    const quotedAt = platform.clock.now()
    draftsOf(module).save({ draft, quotedAt, intentId: 'i', sent: null, lost: null, order: null })
    platform.setOnline(false)
    const { result } = await renderBooking(module)
    await vi.waitFor(() => expect(loadFile).toHaveBeenCalledOnce())
    platform.setOnline(true)
    tellUser(Response.json({ result: { ...examples.settingUser.answer.result, user_id: null } }))
    await vi.waitFor(() => expect(result.current.facts.get().state.draft).not.toBeNull())
    await vi.waitFor(() => expect(result.current.facts.get().violations).not.toBeNull())
  })

  it('BOOK-58 where it cannot be read who is here, nothing that the device has kept is shown', async () => {
    const platform = createFakePlatform({ fetch: async () => Response.json({}, { status: 400 }) })
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const draft = createFullDraft({ notes: 'of somebody else' })
    draftsOf(module).claim('7')
    draftsOf(module).save({ draft, quotedAt: 0, intentId: 'i', sent: null, lost: null, order: null })
    const onMissing = vi.fn()
    const { result } = await renderBooking(module, { onMissing })
    await vi.waitFor(() => expect(result.current.settingsFailed).toBe(true))
    expect(result.current.facts.get().state.draft).toBeNull()
    expect(onMissing).not.toHaveBeenCalled()
  })

  it('BOOK-50 ROLE-05 while it is not known who is here nothing goes out: a change would lose what their form has', async () => {
    const sent: string[] = []
    const platform = createFakePlatform({
      fetch: async (address, { method = 'GET' } = {}) => {
        sent.push(`${method} ${new URL(String(address)).pathname}`)
        return Response.json({}, { status: 400 })
      },
    })
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const draft = createFullDraft({
      change: { orderId: '1', transaction: 't-1', number: 'W-1' },
      costCenter: { id: '310', title: 'Sales' },
    })
    const kept = { draft, quotedAt: platform.clock.now(), intentId: 'i', sent: null, lost: null, order: null }
    bookingStore(module).dispatch({ type: 'restored', kept })
    const { result } = await renderBooking(module)
    const reads = () => sent.filter((path) => path.endsWith('/get-setting-user')).length
    await vi.waitFor(() => expect(result.current.settingsFailed).toBe(true))
    const before = reads()
    await result.current.actions.book(null)
    expect(result.current.facts.get().state).toMatchObject({ submitted: false, phase: 'editing' })
    // The press asks once more who is here.
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(before))
    expect(sent.filter((call) => call === 'POST /v4/orders/trips')).toHaveLength(0)
  })
})
