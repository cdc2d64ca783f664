import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone, deal, hasAlone, hasOthers } from './journeys.ts'
import { root } from './run.ts'

/** Journeys that run one after the other, with services of their own. */
export interface Lane {
  /** Condition on the tags of a journey, as in `--tags-filter`. */
  readonly tags: string
  readonly files: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Paths of the files with journeys whose source is such a one. */
export const filesOf = (is: (source: string) => boolean): string[] =>
  readdirSync(join(root, 'e2e/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && is(readFileSync(join(root, 'e2e/src', name), 'utf8')))
    .map((name) => `e2e/src/${name}`)

const onWorkerd = ['edge', 'embedBooking', 'embedLoad', 'journey', 'landing'].map(
  (name) => `e2e/src/${name}.test.ts`,
)
const others = `!${alone}`

/** All lanes of journeys by their names; `e2e-alone` must run by itself. Each is a task of turbo, `suite:e2e-1`. */
export const lanes: Readonly<Record<string, Lane>> = Object.fromEntries([
  ...deal(filesOf(hasOthers), 5).map((files, at) => [`e2e-${at + 1}`, { tags: others, files }]),
  ...deal(onWorkerd, 2).map((files, at) => [
    `workerd-${at + 1}`,
    { tags: others, files, env: { EDGE: 'workerd' } },
  ]),
  ['e2e-alone', { tags: alone, files: filesOf(hasAlone) }],
])
