/**
 * React's scheduler takes setImmediate where there is one: ours keeps the tasks, so that a measurement holds the
 * second passes too that effects ask for. Import it before React.
 */
const tasks: (() => void)[] = []
Object.assign(globalThis, { setImmediate: (task: () => void) => void tasks.push(task) })

/** Runs what React still has to do, until nothing is left. */
export async function settle(): Promise<void> {
  do {
    await null
    await null
    for (const task of tasks.splice(0)) task()
    await null
  } while (tasks.length > 0)
}
