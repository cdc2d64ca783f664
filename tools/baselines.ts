/** Takes the screenshots of all stories again, and so removes those of deleted stories: `pnpm baselines`. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { root, run } from './run.ts'

const { name } = await findBrowser()
if (name === 'npm') {
  rmSync(join(root, '.storybook/baselines'), { recursive: true, force: true })
  const args = ['run', '--project=storybook', '--update=all']
  const { code } = await run('vitest', args, { live: true, env: { BASELINES: 'on' } })
  process.exitCode = code
} else {
  console.error('Pictures are taken by the Chromium of npm only, which is for Linux on x64.')
  process.exitCode = 1
}
