import { expect, it } from 'vitest'
import { describeDocument, watchListeners } from './pageEffects.ts'

/** The document without styles: Vite adds them to the head with each module, but a partner has them in a file. */
const withoutStyles = () =>
  describeDocument(document.createElement('div')).filter((part) => !/^head <style/.test(part))

it('UI-20 importing the package leaves the page alone, and names each of its components', async () => {
  const before = withoutStyles()
  const globals = Object.keys(window)
  const listeners = watchListeners()
  try {
    const face: Record<string, unknown> = await import('../index.ts')
    expect(withoutStyles()).toEqual(before)
    expect(listeners.left()).toEqual([])
    expect(Object.keys(window)).toEqual(globals)

    // Icons and drawings come from one function each; a `displayName` would keep all of them in every bundle.
    const names = Object.entries(face).filter(([name]) => /^[A-Z].*(?<!Icon|Point|Drawing)$/.test(name))
    expect(names.length).toBeGreaterThan(40)
    const wrong = names.filter(([name, value]) => {
      const { displayName, name: own } = value as { displayName?: string; name?: string }
      return (displayName ?? own) !== name
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  } finally {
    listeners.stop()
  }
})
