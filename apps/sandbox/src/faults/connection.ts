/** What a server offers to cut a connection: a socket on Node, `cut` in process. */
export interface Connection {
  incoming?: {
    socket: {
      readonly destroyed: boolean
      write(text: string, done: () => void): unknown
      destroy(): unknown
    }
  }
  /** Ends the call without an answer. */
  cut?(): void
}

/**
 * Ends a call before its answer. A browser asks again by itself, orders included, where a connection that it has used
 * before ends without a byte; so a stray line end goes out first.
 */
export async function cutBeforeAnswer(connection: Connection | undefined): Promise<void> {
  connection?.cut?.()
  const socket = connection?.incoming?.socket
  if (socket === undefined || socket.destroyed) return
  await new Promise<void>((resolve) => socket.write('\n', resolve))
  socket.destroy()
}
