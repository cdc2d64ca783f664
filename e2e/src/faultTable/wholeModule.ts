import type { Listening } from '@wherry/edge/node.ts'
import { directionsBase } from '@wherry/sandbox/routes/roadRoutes.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { startWideEdge } from '../wideEdge.ts'
import type { Account } from './moment.ts'

/**
 * The module with everything switched on, before the sandbox of all journeys, for a file of trials.
 *
 * @returns its address, once the trials have begun
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

/** Signs in as the account's pages do: their cookie is of every page of this machine. */
export async function signInByCookie(page: Page, { login, password }: Account): Promise<void> {
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(login)
  await page.locator('#password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
}
