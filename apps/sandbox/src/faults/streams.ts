import type { Connection } from './connection.ts'

/** Pause before a body is cut, in milliseconds, so that the written bytes are sent first. */
const flushTime = 50
/** The shortest pause between two pieces of a trickle, in milliseconds. */
const trickleStep = 50

// No piece is produced before the reader requests it.
const onDemand = { highWaterMark: 0 }

/** Sends half of a body, then closes the socket; in process the reading fails as in a browser. */
export function halfOf(bytes: Uint8Array, connection: Connection | undefined): ReadableStream<Uint8Array> {
  let isHalfSent = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isHalfSent) {
          isHalfSent = true
          controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
          return
        }
        await pause(flushTime)
        if (connection?.incoming) connection.incoming.socket.destroy()
        else controller.error(new TypeError('network error'))
      },
    },
    onDemand,
  )
}

/** A body in small pieces, evenly over so many milliseconds. */
export function trickleOf(bytes: Uint8Array, ms: number): ReadableStream<Uint8Array> {
  const left = new AbortController()
  let sent = 0
  let startedAt: number | null = null
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        startedAt ??= performance.now()
        // The body takes `ms` milliseconds. If it has fewer bytes than steps, a pause lasts until the next byte is due.
        const dueIn = startedAt + (ms * (sent + 1)) / Math.max(1, bytes.length) - performance.now()
        await pause(Math.max(Math.min(trickleStep, ms), dueIn), left.signal)
        if (left.signal.aborted) return
        const share = ms === 0 ? 1 : Math.min(1, (performance.now() - startedAt) / ms)
        const due = Math.max(Math.floor(bytes.length * share), Math.min(sent + 1, bytes.length))
        if (due > sent) controller.enqueue(bytes.slice(sent, due))
        sent = due
        if (sent === bytes.length) controller.close()
      },
      cancel: () => left.abort(),
    },
    onDemand,
  )
}

/** Resolves after so many milliseconds, or as soon as a signal ends. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    if (signal?.aborted) finish()
    else signal?.addEventListener('abort', finish)
  })
}
