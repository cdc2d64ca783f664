import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import type { BrowserContext, Page } from 'playwright'
import { inject } from 'vitest'
import { withChromium } from '../browser.ts'
import { journeyClock } from '../clock.ts'
import type { Findings } from './findings.ts'
import type { Moment, Visit } from './moment.ts'
import { moments } from './moments/moments.ts'
import { type RowName, table } from './table.ts'
import { type Trial, walkCell } from './walk.ts'
import { faultEndpoint, followCalls, followErrors, followHold, followWaits } from './watch.ts'
import { signInByCookie, withWholeModule } from './wholeModule.ts'

/** Walks the cells of a file of trials. */
export interface World {
  /** Walks some kinds of faults of one row with one visitor, one after the other. */
  walk(name: RowName, kinds: readonly FaultKind[], plant?: Trial['plant']): Promise<Map<FaultKind, Findings>>
}

/** An additional check of the trials. */
export interface Watching {
  /** Called with each page before the page loads anything, and with the module’s address. */
  open(page: Page, module: string): Promise<void>
  /** Checks the page once a fault has occurred. */
  readonly look: NonNullable<Trial['look']>
}

/**
 * Serves the module with all features enabled, with the sandbox of all journeys.
 *
 * @param watching an additional check, for which each row has a separate browser @default none
 */
export function withFaultTable(watching?: Watching): World {
  const chromium = withChromium()
  const moduleAt = withWholeModule()

  /** Browser contexts by visitor, kept so that the next page of the same visitor finds all files in the cache. */
  const browsers = new Map<string, BrowserContext>()
  const nameOf = ({ account }: Moment) => account?.login ?? 'guest'

  /** A page of a visitor, who is signed in and has no stored data of an earlier visitor. */
  async function open(moment: Moment): Promise<Pick<Trial, 'visit' | 'fallen' | 'hold' | 'waits'>> {
    const known = browsers.get(nameOf(moment))
    const page = (await known?.newPage()) ?? (await chromium.open())
    page.setDefaultTimeout(15_000)
    const fallen = await followErrors(page)
    const waits = await followWaits(page)
    const hold = await followHold(page)
    const visit: Visit = { page, calls: followCalls(page), module: moduleAt() }
    await watching?.open(page, visit.module)
    if (known) await forget(page)
    else {
      browsers.set(nameOf(moment), page.context())
      await page.clock.install({ time: journeyClock.now() })
      if (moment.account) await signInByCookie(page, moment.account)
    }
    await moment.prepare?.(visit)
    return { visit, fallen, hold, waits }
  }

  async function forget(page: Page): Promise<void> {
    const devtools = await page.context().newCDPSession(page)
    for (const { origin } of [new URL(moduleAt()), new URL(inject('module'))])
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
        const look = watching && { look: watching.look }
        const trial = { row, kind, moment, ...opened, ...(plant && { plant }), ...look }
        const findings = await walkCell(trial).catch((error: Error) => [error.message.slice(0, 600)])
        found.set(kind, findings)
        if (findings.length === 0) continue
        // The faults are removed even after a failed trial, so that they do not affect the next one.
        await faultEndpoint.clear()
        await moment.close?.(opened.visit)
        await opened.visit.page.context().close()
        browsers.delete(nameOf(moment))
        opened = null
      }
      if (opened) {
        await moment.close?.(opened.visit)
        if (watching) {
          await opened.visit.page.context().close()
          browsers.delete(nameOf(moment))
        } else await opened.visit.page.close()
      }
      return found
    },
  }
}
