import { join } from 'node:path'
import { root, run } from './run.ts'

/** A package's part of a task of turbo. */
export interface TaskPart {
  /** Turbo's name of it: `@wherry/ui#suite:unit`. */
  readonly id: string
  /** Name of the task, without `suite:`. */
  readonly name: string
  /** Folder of the package from the root; empty: the root itself. */
  readonly folder: string
  /** Path of the report that it writes. */
  readonly report: string
  /** True if turbo has the result of an earlier run with the same inputs. */
  readonly isCached: boolean
}

/** Folders of the tests that belong to no package, by project. */
const ofRoot: Readonly<Record<string, string>> = { unit: 'tools', storybook: '.storybook/book' }

/** Folder of the tests of a package's suite, from the root. @param folder of the package; empty: the root itself */
export const testFolder = (folder: string, project: string): string => folder || (ofRoot[project] ?? '')

/** The fields of turbo's dry run that are used here. */
export interface DryRun {
  /** Hash of the packages that the root depends on: it is part of every task. */
  readonly globalCacheInputs: { readonly hashOfInternalDependencies: string }
  readonly tasks: readonly {
    readonly taskId: string
    readonly task: string
    readonly directory: string
    readonly command: string
    readonly cache: { readonly status: string }
    readonly dependencies: readonly string[]
    readonly resolvedTaskDefinition: { readonly cache: boolean }
    /** Hashes by paths from the folder of the package. */
    readonly inputs: Readonly<Record<string, string>>
  }[]
}

/**
 * Asks turbo for its plan, without running anything.
 * @throws Error with turbo's output if there is no plan
 */
export async function dryRun(tasks: readonly string[]): Promise<DryRun> {
  const { code, output } = await run('turbo', ['run', ...tasks, '--dry=json'])
  if (code !== 0) throw new Error(output)
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
}

/** True for a package that has the script of its task. */
export const hasScript = ({ command }: DryRun['tasks'][number]): boolean => command !== '<NONEXISTENT>'

/** Options by which turbo begins each line with the name of its task, in CI too. */
export const inLines = ['--log-order=stream', '--log-prefix=task']

/** The lines that one task has printed, without its name. */
export function linesOf(id: string, output: string): string {
  const prefix = `${id.replace('#', ':')}:`
  return output
    .split('\n')
    .filter((line) => line.startsWith(prefix))
    .map((line) => line.slice(prefix.length + 1))
    .join('\n')
}

/** The parts of some tasks: each package that has one. */
export async function partsOf(names: readonly string[]): Promise<TaskPart[]> {
  const { tasks } = await dryRun(names)
  return tasks
    .filter((one) => names.includes(one.task) && hasScript(one))
    .map(({ taskId, task, directory, cache }) => {
      const name = task.replace(/^suite:/, '')
      return {
        id: taskId,
        name,
        folder: directory,
        report: join(root, directory, `.cache/reports/${name}.json`),
        isCached: cache.status === 'HIT',
      }
    })
}
