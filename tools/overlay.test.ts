import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

/** Texts of a source that positions a layer by itself: it follows the page’s scrolling, or uses a library that does. */
const positioning = /addEventListener\('scroll'|\bsideOffset\b|@radix-ui\/react-popper|@floating-ui\//
/** Sign of a type of groups in a list. */
const grouping = /\btitle\?: string( \| undefined)?;?\s+(\/\*\*[^/]*\*\/\s*)?items: readonly/

describe('layers over the page (decision 0033)', () => {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories|example|guide)\.|\/testing\//.test(file),
  )
  const found = (sign: RegExp) =>
    files.filter((file) => sign.test(readFileSync(`${root}${file}`, 'utf8'))).toSorted()

  it('get their place from one positioner of ours, and from that of Radix in a popover', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(found(positioning)).toEqual([
      'packages/ui/src/components/Popover/Popover.tsx',
      'packages/ui/src/private/overlay/follow.ts',
    ])
  })

  it('have one type of groups for their lists', () => {
    expect(found(grouping)).toEqual(['packages/ui/src/private/list/listGroup.ts'])
  })

  it('are told where one has a place or groups of its own', () => {
    expect("window.addEventListener('scroll', move, true)").toMatch(positioning)
    expect('<Content sideOffset={8}>').toMatch(positioning)
    expect("import { autoUpdate } from '@floating-ui/dom'").toMatch(positioning)
    expect('  title?: string | undefined\n  /** In order. */\n  items: readonly Row[]').toMatch(grouping)
  })
})
