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
import { door, followCalls, followErrors, followHold, followWaits } from './watch.ts'
import { signInByCookie, withWholeModule } from './wholeModule.ts'

/** Walks the cells of a file of trials. */
export interface World {
  /** Walks some kinds of one row with one visitor, one after the other. */
  walk(name: RowName, kinds: readonly FaultKind[], plant?: Trial['plant']): Promise<Map<FaultKind, Findings>>
}

/** What watches the trials besides. */
export interface Watching {
  /** Told of each page before anything is loaded in it, and of the module's address. */
  open(page: Page, module: string): Promise<void>
  /** Looks at the page once a fault has come. */
  readonly look: NonNullable<Trial['look']>
}

/**
 * The module with everything switched on, before the sandbox of all journeys.
 *
 * @param watching with it each row has a browser of its own. @default nothing watches
 */
export function withFaultTable(watching?: Watching): World {
  const chromium = withChromium()
  const moduleAt = withWholeModule()

  /** What each visitor's browser keeps: its next page has all files at hand. */
  const browsers = new Map<string, BrowserContext>()
  const nameOf = ({ account }: Moment) => account?.login ?? 'guest'

  /** A page of a visitor, who is signed in and has nothing kept of an earlier one. */
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
        // What went wrong once must not spoil the next trial.
        await door.clear()
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
