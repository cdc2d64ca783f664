/** Serves the module in a process of its own. The settings arrive as first message, and the address is sent back. */
import { type ServerOptions, startEdge } from '@wherry/edge/node.ts'

process.once('message', async (options: ServerOptions) => {
  const report = (text: string) => process.stdout.write(`  ${text}\n`)
  const { url } = await startEdge({ ...options, report })
  process.send!(url)
})
// The server ends with the program that has started it, in whatever way that program ends.
process.once('disconnect', () => process.exit())
