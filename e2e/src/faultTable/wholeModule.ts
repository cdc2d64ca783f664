import type { Listening } from '@wherry/edge/node.ts'
import { directionsBase } from '@wherry/sandbox/routes/roadRoutes.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { startWideEdge } from '../wideEdge.ts'
import type { Account } from './moment.ts'

/**
 * Serves the module with all features enabled, with the sandbox of all journeys, for a file of trials.
 *
 * @returns a function with the module’s address, to be called in a trial
 */
export function withWholeModule(): () => string {
  let edge: Listening
  beforeAll(async () => {
    edge = await startWideEdge({
      kind: 'node',
      sessions: inject('api'),
      redirectOrigins: [inject('pay')],
      config: { directionsBase: `${inject('api')}${directionsBase}`, yacht: {} },
    })
  })
  afterAll(() => edge.close())
  return () => `${edge.url}/transfer`
}

/** Signs in on the account’s pages. Their cookie is valid for every page of this machine. */
export async function signInByCookie(page: Page, { login, password }: Account): Promise<void> {
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(login)
  await page.locator('#password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
}
