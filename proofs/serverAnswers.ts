import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { home } from './folders.ts'

const printed = `import { answers } from './serverCalls.mjs'
process.stdout.write(JSON.stringify(answers))`

/** Results of `serverCalls.mjs` in plain Node, by entry and by name. */
export const serverAnswers = (): Record<string, Record<string, unknown>> =>
  JSON.parse(
    execFileSync('node', ['--input-type=module', '-e', printed], {
      cwd: join(home, 'vite-react-19'),
      encoding: 'utf8',
    }),
  )
