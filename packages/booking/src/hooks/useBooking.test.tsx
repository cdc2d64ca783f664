import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createFakePlatform } from '../testing/fakePlatform.ts'
import { createFullDraft } from '../testing/fixtures.ts'
import { draftsOf } from './drafts.ts'
import { createModule, ModuleProvider } from './module.tsx'
import { useBooking } from './useBooking.ts'

describe('useBooking', () => {
  it('BOOK-58 where it cannot be read who is here, nothing that the device has kept is shown', async () => {
    const platform = createFakePlatform({ fetch: async () => Response.json({}, { status: 400 }) })
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const draft = createFullDraft({ notes: 'of somebody else' })
    draftsOf(module).claim('7')
    draftsOf(module).save({ draft, quotedAt: 0, intentId: 'i', sent: null, lost: null, order: null })
    const onMissing = vi.fn()
    const ways = { utm: {}, onMissing, onBooked: () => {} }
    const { result } = await renderHook(() => useBooking(ways), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={module}>{children}</ModuleProvider>
      ),
    })
    await vi.waitFor(() => expect(result.current.settingsFailed).toBe(true))
    expect(result.current.state.draft).toBeNull()
    expect(onMissing).not.toHaveBeenCalled()
  })
})
