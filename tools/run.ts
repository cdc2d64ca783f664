import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project's root. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Creates an empty folder, and removes an earlier one with the same path. */
export function emptyFolder(path: string): void {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
}

/** Result of a command: its exit code, its output and its time. */
export interface Ended {
  code: number
  output: string
  seconds: number
}

/**
 * Runs a command of the workspace (`node_modules/.bin` is on PATH) to its end.
 *
 * @param live true prints the output as it comes; otherwise it is only returned
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

/** Sends a signal to a program that was started `detached`, and to all processes that it has started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // The process group has already ended.
  }
}

/**
 * Ends a program that was started `detached`, and all processes that it has started: by SIGTERM, then after 5 s by
 * SIGKILL.
 */
export async function endGroup(program: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => program.once('close', resolve))
  signalGroup(program, 'SIGTERM')
  const late = setTimeout(signalGroup, 5000, program, 'SIGKILL')
  if (program.exitCode === null && program.signalCode === null) await ended
  clearTimeout(late)
}
