import { createModule, ModuleProvider } from '@wherry/booking'
import type { Platform } from '@wherry/booking/kernel'
import { createFakePlatform } from '@wherry/booking/testing/fakePlatform.ts'
import { testClock } from '@wherry/booking/testing/testClock.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from './routes.tsx'

const address = window.location.href
beforeEach(() => window.history.replaceState(null, '', '/transfer?lang=en'))
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', address)
})

/** Counts the leftovers in the page: listeners of window and document, timers, and subscriptions to the platform. */
function watchPage() {
  const listeners = new Map<string, number>()
  const timers = new Set<unknown>()
  const told = new Set<object>()
  const ids = new WeakMap<object, number>()
  let next = 0
  const nameOf = (listener: unknown) => {
    const key = listener as object
    if (!ids.has(key)) ids.set(key, next++)
    return ids.get(key)
  }
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target
    const name = ([type, listener, options]: unknown[]) =>
      `${type} ${nameOf(listener)} ${typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options}`
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
      if (args[1]) listeners.set(name(args), 1)
      return Reflect.apply(addEventListener, target, args)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((...args: unknown[]) => {
      if (args[1]) listeners.delete(name(args))
      return Reflect.apply(removeEventListener, target, args)
    })
  }
  const clock: Platform['clock'] = {
    now: testClock.now,
    setTimeout(run, milliseconds) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        run()
      }, milliseconds)
      timers.add(timer)
      return () => {
        timers.delete(timer)
        clearTimeout(timer)
      }
    },
  }
  const tell = () => {
    const mark = {}
    told.add(mark)
    return () => void told.delete(mark)
  }
  const parts: Partial<Platform> = {
    clock,
    fetch: async () => Response.json({ result: [] }),
    online: { get: () => true, subscribe: tell },
    visibility: { get: () => true, subscribe: tell },
    pageEvents: { onPageShow: tell, onHistory: tell, holdLeaving: tell },
  }
  return {
    parts,
    left: () => ({
      listeners: listeners.size,
      timers: timers.size,
      told: told.size,
      nodes: document.querySelectorAll('body *').length,
    }),
  }
}

it('REL-09 the module is mounted and taken away 100 times: no listener, timer, subscription or node is left', async () => {
  const { parts, left } = watchPage()
  const host = document.body.appendChild(document.createElement('div'))
  const turn = async () => {
    const module = createModule({
      config: { apiBase: 'https://api.test', sections: { transfer: true, rent: true, yacht: false } },
      platform: createFakePlatform(parts),
    })
    await module.prepare()
    const root = createRoot(host)
    root.render(
      <StrictMode>
        <ModuleProvider module={module}>
          <App menu />
        </ModuleProvider>
      </StrictMode>,
    )
    await vi.waitUntil(() => host.querySelector('[role=combobox]'), { interval: 5 })
    root.unmount()
  }
  for (let count = 0; count < 3; count += 1) await turn()
  // Timers and subscriptions of the first mounts end by themselves, so the expected number is 0.
  const before = { ...left(), timers: 0, told: 0 }
  for (let count = 3; count < 100; count += 1) await turn()
  await expect.poll(left).toEqual(before)
  host.remove()
})
