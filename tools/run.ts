import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's root. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** How a command ended. */
export interface Ended {
  code: number
  output: string
  seconds: number
}

/**
 * Runs a command of the workspace (`node_modules/.bin` is on PATH) to its end.
 *
 * @param live print its output as it comes; without it the output is kept and the caller shows it where it matters.
 */
export function run(
  command: string,
  args: string[],
  { live = false, env = {}, cwd = root }: { live?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<Ended> {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (text: string) => {
      output += text
      if (live) process.stdout.write(text)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - began) / 1000 })
    child.on('error', (error) => {
      keep(`${command}: ${error.message}\n`)
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Sends a signal to a program that was started `detached`, and to all that it has started itself. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // Nothing of it runs any more.
  }
}

/** Ends a program that was started `detached`, and all that it has started: asked first, after five seconds not. */
export async function endGroup(program: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => program.once('close', resolve))
  signalGroup(program, 'SIGTERM')
  const late = setTimeout(signalGroup, 5000, program, 'SIGKILL')
  if (program.exitCode === null && program.signalCode === null) await ended
  clearTimeout(late)
}
