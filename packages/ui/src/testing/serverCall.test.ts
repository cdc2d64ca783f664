import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { onPage, serverTrees } from './serverTrees.tsx'

/** Names of all components that the index exports; drawings, which ask for nothing, left out. */
function componentNames(): string[] {
  const index = readFileSync(join(import.meta.dirname, '../index.ts'), 'utf8')
  return [...index.matchAll(/^export \{([^}]*)\} from '(.+)'/gm)]
    .filter(([, , path]) => !/^\.\/(icons|illustrations)\//.test(path!))
    .flatMap(([, names]) => names!.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name) && name !== 'ThemeContext')
    .sort()
}

/** Components that draw nothing before the page is alive: their place is known to a browser alone. */
const ofBrowser = ['Dialog', 'Drawer']

describe('UI-20 a server without a window', () => {
  it('UI-20 has a tree of each component', () => {
    expect(typeof window).toBe('undefined')
    expect(Object.keys(serverTrees).sort()).toEqual(componentNames())
  })

  it.each(Object.entries(serverTrees))('UI-20 draws %s with the props that it must have', (name, tree) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    try {
      const empty = renderToString(onPage(null))
      const html = renderToString(onPage(tree))
      expect(complaint).not.toHaveBeenCalled()
      if (ofBrowser.includes(name)) expect(html).toBe(empty)
      else expect(html.length).toBeGreaterThan(empty.length)
    } finally {
      complaint.mockRestore()
    }
  })
})
