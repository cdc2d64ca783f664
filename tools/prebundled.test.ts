import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { prebundled } from '../.storybook/prebundled.ts'
import { createReach } from './changed/reach.ts'
import { setupFiles, testFiles } from './changed/testFiles.ts'
import { readWorkspace } from './changed/workspace.ts'
import { root } from './run.ts'

/** Packages that vitest, Storybook and the plugin of styles bring to the browser themselves. */
const brought = /^(?:vitest(?:\/browser|-browser-react)?|storybook\/.*|@vanilla-extract\/(?:css|recipes))$/
/** A file of the workspace, or one that Node alone has. */
const own = /^(?:[./#]|@wherry\/|node:)/

const reachOf = createReach(readWorkspace().sources)

/** Dependencies that a file imports when it runs, at once or later. */
function dependenciesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, text)
  const ties = [
    ...module.staticImports.filter(
      ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
    ),
    ...module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
  ]
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^['"](.*)['"]$/.exec(text.slice(start, end)) ?? []
    return name ?? []
  })
  return [...ties.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []), ...later].filter(
    (name) => !own.test(name) && !brought.test(name),
  )
}

it.each(['browser', 'storybook'] as const)(
  'no dependency is found only while the tests of %s run: the page would be loaded anew',
  (project) => {
    const starts = [...globSync(testFiles[project], { cwd: root }), ...setupFiles[project]]
    const files = [...reachOf(starts).keys()].filter((file) => /\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(500)
    const known = new Set(prebundled.map((name) => name.replace(/^.* > /, '')))
    const missing = files.flatMap((file) =>
      dependenciesOf(file).flatMap((name) => (known.has(name) ? [] : `${name} in ${file}`)),
    )
    expect(missing).toEqual([])
  },
)
