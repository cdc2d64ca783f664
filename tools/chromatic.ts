/**
 * Sends the stories to Chromatic for review, examples without tests. It needs the project's token in
 * CHROMATIC_PROJECT_TOKEN; without a token it prints a note and succeeds. Our own screenshots (`pnpm baselines`) need
 * no token.
 */
import { pathToFileURL } from 'node:url'
import { type Ended, run } from './run.ts'

type Run = (
  command: string,
  args: string[],
  options: { live: true; env: Record<string, string> },
) => Promise<Ended>

/**
 * @param env environment in which the token is looked up; Chromatic reads it there too, so it does not appear in the
 * list of processes
 * @returns the exit code
 */
export async function chromatic(
  env: Readonly<Record<string, string | undefined>>,
  start: Run = run,
  say: (text: string) => void = console.log,
): Promise<number> {
  if (!env['CHROMATIC_PROJECT_TOKEN']) {
    say('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.')
    return 0
  }
  for (const [command, ...args] of [
    ['storybook', 'build', '--disable-telemetry', '-o', 'storybook-static'],
    // A different screenshot is left to the review in Chromatic and does not fail the run.
    ['chromatic', '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
  ] as const) {
    const { code } = await start(command, args, { live: true, env: { WHERRY_BOOK: 'design' } })
    if (code !== 0) return code
  }
  return 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await chromatic(process.env)
