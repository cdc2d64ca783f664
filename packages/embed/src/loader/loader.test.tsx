import { expect, it, vi } from 'vitest'

type Queue = { v?: 1; push(run: () => void): unknown }
const page = window as Window & typeof globalThis & { wherry?: Queue }

it('EMBED-09 the loader leaves one global, runs what waited for it, and stands being included twice', async () => {
  const before = new Set(Object.getOwnPropertyNames(page))
  const early = vi.fn(() => expect(customElements.get('wherry-module')).toBeDefined())
  const failing = () => {
    throw new Error('a mistake of the page')
  }
  const mistakes: unknown[] = []
  const note = (event: ErrorEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    mistakes.push(event.message)
  }
  page.addEventListener('error', note, true)
  page.wherry = [failing, early] as unknown as Queue
  await import('./loader.ts')
  await vi.waitFor(() => expect(early).toHaveBeenCalledTimes(1))
  expect(mistakes).toHaveLength(1)
  page.removeEventListener('error', note, true)
  expect(Object.getOwnPropertyNames(page).filter((name) => !before.has(name))).toEqual(['wherry'])

  const queue = page.wherry
  const again = './loader.ts?again'
  await import(/* @vite-ignore */ again)
  expect(page.wherry).toBe(queue)
  const late = vi.fn()
  page.wherry?.push(late)
  await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1))
  expect(early).toHaveBeenCalledTimes(1)
})
