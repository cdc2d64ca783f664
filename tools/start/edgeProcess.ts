/** Serves the module in a process of its own: its settings come as the first message, and its address goes back. */
import { type ServerOptions, startEdge } from '@wherry/edge/node.ts'

process.once('message', async (options: ServerOptions) => {
  const report = (text: string) => process.stdout.write(`  ${text}\n`)
  const { url } = await startEdge({ ...options, report })
  process.send!(url)
})
// The server ends with the program that has started it, however that one ended.
process.once('disconnect', () => process.exit())
