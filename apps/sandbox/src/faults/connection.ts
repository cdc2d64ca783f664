/** Ways to cut the connection of a request: a socket on Node, `cut` in process. */
export interface Connection {
  incoming?: {
    socket: {
      readonly destroyed: boolean
      write(text: string, done: () => void): unknown
      destroy(): unknown
    }
  }
  /** Ends the request without a response. */
  cut?(): void
}

/**
 * Ends a request before its response. If a reused connection ends without a byte, a browser repeats the request by
 * itself, even an order. So a single line end is sent first.
 */
export async function cutBeforeAnswer(connection: Connection | undefined): Promise<void> {
  connection?.cut?.()
  const socket = connection?.incoming?.socket
  if (socket === undefined || socket.destroyed) return
  await new Promise<void>((resolve) => socket.write('\n', resolve))
  socket.destroy()
}
