import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { kindOf, type Workspace } from './plan.ts'
import { createResolve, isSameCode, readSource } from './sources.ts'

/** Asks git. @returns what it prints, a line an item */
export const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** A test that needs what a build has written. */
const needsBuild = /apps\/module\/dist|\bbuiltScripts\b|'build first'/

/** Changed files whose code is that of a commit. */
function sameCodeAs(base: string, changed: readonly string[]): string[] {
  return changed.filter((file) => {
    const path = join(root, file)
    if (!/\.tsx?$/.test(file) || !existsSync(path)) return false
    if (git('ls-tree', '--name-only', base, '--', file).length === 0) return false
    const before = execFileSync('git', ['show', `${base}:${file}`], { cwd: root, encoding: 'utf8' })
    return isSameCode(file, before, readFileSync(path, 'utf8'))
  })
}

/**
 * Reads the imports of the workspace as it stands, new files included.
 *
 * @param base the commit that files are compared with
 * @param changed the files that differ from it: who still imports one that is gone is found by it
 */
export function readWorkspace(base = 'HEAD', changed: readonly string[] = []): Workspace {
  const files = [
    ...new Set([...git('ls-files', '--cached', '--others', '--exclude-standard'), ...changed]),
  ].sort()
  const resolve = createResolve(root, new Set(files))
  const texts = files.map((file) => {
    const path = join(root, file)
    return [file, /\.tsx?$/.test(file) && existsSync(path) ? readFileSync(path, 'utf8') : ''] as const
  })
  return {
    sources: new Map(texts.map(([file, text]) => [file, readSource(file, text, resolve)])),
    sameCode: new Set(sameCodeAs(base, changed)),
    needBuild: new Set(
      texts.filter(([file, text]) => kindOf(file) === 'unit' && needsBuild.test(text)).map(([file]) => file),
    ),
  }
}
