import loginTexts from '@wherry/booking/messages/en/login'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Account, Moment, Visit } from '../faultTable/moment.ts'
import { login, saveModuleSettings, yachtRequest } from '../faultTable/moments/accounts.ts'
import { changeLink, enterChange, updateOrder } from '../faultTable/moments/ordering.ts'
import { followCalls } from '../faultTable/watch.ts'
import { signInByCookie } from '../faultTable/wholeModule.ts'
import { patient } from '../steps.ts'
import { words } from '../words.ts'
import { clearAll, type StorageKind, spoilStorage } from './storage.ts'

/** A task of a visitor other than a booking, up to its end. */
export interface Flow {
  readonly moment: Moment
  /** Path and query of the task’s page, if the task needs an account. */
  readonly address?: () => string
  /** Enters the values of the task once the page is open. */
  enter(visit: Visit): Promise<void>
}

/** All flows by name. */
export const flows = {
  yacht: { moment: yachtRequest, enter: yachtRequest.reach },
  'sign-in': { moment: login, enter: login.reach },
  change: { moment: updateOrder, address: changeLink, enter: ({ page }) => enterChange(page) },
  editor: { moment: saveModuleSettings, address: () => '?lang=en', enter: saveModuleSettings.reach },
} as const satisfies Record<string, Flow>

/** Name of a flow. */
export type FlowName = keyof typeof flows
/** Names of all flows. */
export const flowNames = Object.keys(flows) as readonly FlowName[]

/** Kinds of bad storage: bad from the start, or cleared just before the entered values are submitted. */
export type Badness = StorageKind | 'cleared'
export const badnesses: readonly Badness[] = ['absent', 'full', 'random', 'broken', 'cleared']

const dialogIn = (page: Page) => page.getByRole('dialog', { name: loginTexts.login.title })

async function signInHere(page: Page, { login: name, password }: Account): Promise<void> {
  const dialog = dialogIn(page)
  await dialog.getByRole('textbox').first().fill(name)
  await dialog.getByLabel(loginTexts.login.password, { exact: true }).fill(password)
  await dialog.getByLabel(loginTexts.login.password, { exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

/**
 * Walks one flow to its end in a tab with bad storage, as a visitor who signs in when the page asks for it. Fails if
 * the flow does not succeed, if its result is created more than once, or if there was an uncaught error.
 */
export async function goFlow(
  page: Page,
  module: string,
  name: FlowName,
  badness: Badness,
  seed: number,
): Promise<void> {
  const { moment, enter, address }: Flow = flows[name]
  const { account } = moment
  const told = `${name}, ${badness}, seed ${seed}`
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const visit: Visit = { page, calls: followCalls(page), module }
  if (account) await signInByCookie(page, account)
  await moment.prepare?.(visit)
  if (badness !== 'cleared') await spoilStorage(page, { kind: badness, seed })
  try {
    if (address && account) {
      await page.goto(module + address())
      // In this case scripts cannot read the cookie, so the module does not know that the visitor has signed in.
      if (badness === 'absent') {
        if (!(await dialogIn(page).isVisible()))
          await page.getByRole('button', { name: words.en.shell.signIn, exact: true }).click()
        await signInHere(page, account)
      }
    }
    await enter(visit)
    const before = await moment.made?.(visit)
    if (badness === 'cleared') await clearAll(page)
    await moment.ask(visit)
    const isWell = async () => (await moment.signs.unchanged?.(page)) ?? false
    // Clearing the storage signs the visitor out. The sign-in opens, and the entered values stay in the form.
    if (account && badness === 'cleared') {
      await expect
        .poll(async () => (await dialogIn(page).isVisible()) || (await isWell()), {
          ...patient,
          message: told,
        })
        .toBe(true)
      if (await dialogIn(page).isVisible()) {
        await signInHere(page, account)
        if (!(await isWell())) await moment.goOn?.(visit)
      }
    }
    await expect.poll(isWell, { ...patient, message: told }).toBe(true)
    if (before !== undefined && moment.made)
      expect((await moment.made(visit)) - before, told).toBe(moment.makes ?? 1)
    expect(errors, told).toEqual([])
  } finally {
    await moment.close?.(visit)
  }
}
