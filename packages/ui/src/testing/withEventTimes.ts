/**
 * Runs a part of a test with event times set by the test, in ms, so that the speed of a drag or of typing does not
 * depend on the machine.
 */
export async function withEventTimes(
  types: readonly (keyof DocumentEventMap)[],
  run: (time: { now: number }) => Promise<void>,
): Promise<void> {
  // The time starts at 1, since React replaces 0 by the machine's time.
  const time = { now: 1 }
  const stamp = (event: Event) => void Object.defineProperty(event, 'timeStamp', { value: time.now })
  for (const type of types) window.addEventListener(type, stamp, true)
  try {
    await run(time)
  } finally {
    for (const type of types) window.removeEventListener(type, stamp, true)
  }
}
