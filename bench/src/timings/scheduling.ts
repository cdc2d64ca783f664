/**
 * React's scheduler uses setImmediate if there is one: ours keeps the tasks, so that a measurement includes the second
 * passes that effects cause. Import it before React.
 */
const tasks: (() => void)[] = []
Object.assign(globalThis, { setImmediate: (task: () => void) => void tasks.push(task) })

/** Runs React's pending work until nothing is left. */
export async function settle(): Promise<void> {
  do {
    await null
    await null
    for (const task of tasks.splice(0)) task()
    await null
  } while (tasks.length > 0)
}
