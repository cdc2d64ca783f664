/**
 * Runs a part of a test in which events of some types happen at the time that the test sets, in ms: how fast a hand
 * pulls or types is then no matter of the machine's pace.
 */
export async function withEventTimes(
  types: readonly (keyof DocumentEventMap)[],
  run: (time: { now: number }) => Promise<void>,
): Promise<void> {
  // Not 0, for which React takes the machine's time.
  const time = { now: 1 }
  const stamp = (event: Event) => void Object.defineProperty(event, 'timeStamp', { value: time.now })
  for (const type of types) window.addEventListener(type, stamp, true)
  try {
    await run(time)
  } finally {
    for (const type of types) window.removeEventListener(type, stamp, true)
  }
}
