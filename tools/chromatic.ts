/**
 * Sends the stories to Chromatic for review, for whoever has a token of its project in CHROMATIC_PROJECT_TOKEN. Our
 * own baselines (`pnpm baselines`) need none: without a token this says so and ends well.
 */
import { pathToFileURL } from 'node:url'
import { type Ended, run } from './run.ts'

type Run = (command: string, args: string[], options: { live: true }) => Promise<Ended>

/**
 * @param env where the token is looked for; Chromatic takes it from the environment itself, so that no list of
 *   processes shows it.
 * @returns the exit code.
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
    // What differs waits for a person's word in Chromatic; it does not fail the run.
    ['chromatic', '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
  ] as const) {
    const { code } = await start(command, args, { live: true })
    if (code !== 0) return code
  }
  return 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await chromatic(process.env)
