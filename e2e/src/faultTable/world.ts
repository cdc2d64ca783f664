import { fileURLToPath } from 'node:url'
import type { Listening } from '@wherry/edge/node.ts'
import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import { directionsBase } from '@wherry/sandbox/routes/roadRoutes.ts'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { withChromium } from '../browser.ts'
import { startEdgeIn } from '../edgeServer.ts'
import type { Moment, Visit } from './moment.ts'
import { moments } from './moments/moments.ts'
import { type RowName, table } from './table.ts'
import { type Findings, type Trial, walkCell } from './walk.ts'
import { door, type Fallen, followCalls, followErrors, followWaits } from './watch.ts'

const dist = fileURLToPath(new URL('../../../apps/module/dist', import.meta.url))

/** Walks the cells of a file of trials. */
export interface World {
  /** Walks some kinds of one row with one visitor, one after the other. */
  walk(name: RowName, kinds: readonly FaultKind[], plant?: Trial['plant']): Promise<Map<FaultKind, Findings>>
}

/** The module with everything switched on, before the sandbox of all journeys. */
export function withFaultTable(): World {
  const chromium = withChromium()
  let edge: Listening
  beforeAll(async () => {
    edge = await startEdgeIn('node', {
      dist,
      port: 0,
      sessions: inject('api'),
      redirectOrigins: [inject('pay')],
      config: {
        apiBase: inject('api'),
        directionsBase: `${inject('api')}${directionsBase}`,
        accountUrl: inject('account'),
        sections: { rent: true, yacht: true },
      },
    })
  })
  afterAll(() => edge.close())

  /** What each visitor's browser keeps: its next page has all files at hand. */
  const browsers = new Map<string, BrowserContext>()
  const nameOf = ({ account }: Moment) => account?.login ?? 'guest'

  /** A page of a visitor, who is signed in and has nothing kept of an earlier one. */
  async function open(moment: Moment): Promise<{ visit: Visit; fallen: Fallen }> {
    const known = browsers.get(nameOf(moment))
    const page = (await known?.newPage()) ?? (await chromium.open())
    page.setDefaultTimeout(15_000)
    const fallen = await followErrors(page)
    await followWaits(page)
    const visit = { page, calls: followCalls(page), module: `${edge.url}/transfer` }
    if (known) await forget(page)
    else {
      browsers.set(nameOf(moment), page.context())
      await page.clock.install()
      if (moment.account) await signInByCookie(visit, moment.account)
    }
    await moment.prepare?.(visit)
    return { visit, fallen }
  }

  async function forget(page: Page): Promise<void> {
    const devtools = await page.context().newCDPSession(page)
    for (const origin of [edge.url, new URL(inject('module')).origin])
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    await devtools.detach()
  }

  return {
    async walk(name, kinds, plant) {
      const row = table[name]
      const moment = moments[name]
      const found = new Map<FaultKind, Findings>()
      let opened: Awaited<ReturnType<typeof open>> | null = null
      for (const kind of kinds) {
        opened ??= await open(moment)
        const trial = { row, kind, moment, ...opened, ...(plant && { plant }) }
        const findings = await walkCell(trial).catch((error: Error) => [error.message.slice(0, 600)])
        found.set(kind, findings)
        if (findings.length === 0) continue
        // What went wrong once must not spoil the next trial.
        await door.clear()
        await moment.close?.(opened.visit)
        await opened.visit.page.context().close()
        browsers.delete(nameOf(moment))
        opened = null
      }
      if (opened) {
        await moment.close?.(opened.visit)
        await opened.visit.page.close()
      }
      return found
    },
  }
}

/** Signs in as the account's pages do: their cookie is of every page of this machine. */
async function signInByCookie({ page }: Visit, { login, password }: NonNullable<Moment['account']>) {
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(login)
  await page.locator('#password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
}
