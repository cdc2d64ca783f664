import { join } from 'node:path'
import type { Page } from 'playwright'
import { run } from '../tools/run.ts'
import { serve } from './chromium.ts'
import { home, shown } from './folders.ts'

const cwd = join(home, shown.app)

/** Builds pages of the app with the pages' code in development mode, so that React reports problems. */
export async function buildPages(...names: string[]): Promise<void> {
  const { code, output } = await run('node', ['build.mjs', ...names], {
    cwd,
    env: { NODE_ENV: 'development' },
  })
  if (code !== 0 || output !== '') throw new Error(output)
}

/** Goes to a built page. */
export async function goTo(page: Page, name: string, hash = ''): Promise<void> {
  const url = await serve(page, join(cwd, 'page', name))
  await page.goto(`${url}${name}.html#${hash}`)
}
