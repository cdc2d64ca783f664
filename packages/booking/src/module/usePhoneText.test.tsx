import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../createModule.ts'
import { createFakePlatform } from '../testing/fakePlatform.ts'
import { ModuleProvider } from './module.tsx'
import { usePhoneText } from './usePhoneText.ts'

async function open() {
  const module = createModule({
    config: { apiBase: 'https://api.wherry.test' },
    platform: createFakePlatform(),
  })
  return renderHook(() => usePhoneText(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
}

describe('usePhoneText', () => {
  it('SHELL-12 a number has its plus at once, and its groups on one line once the library is there', async () => {
    const { result } = await open()
    expect(result.current('447911123456').replace(/\s/g, '')).toBe('+447911123456')
    await vi.waitFor(() => expect(result.current('447911123456')).toBe('+44\u00a07911\u00a0123456'))
    expect(result.current('+905321184027')).toBe('+90\u00a0532\u00a0118\u00a040\u00a027')
  })

  it('SHELL-12 what is no number keeps every sign', async () => {
    const { result } = await open()
    await vi.waitFor(() => expect(result.current('447911123456')).toContain('\u00a0'))
    for (const text of ['12', '+44 (0)20', 'ask for Mary', '1'.repeat(16)])
      expect(result.current(text)).toBe(text.startsWith('+') ? text : `+${text}`)
  })
})
