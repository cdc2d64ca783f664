/**
 * Runs tests as if the machine's clock stood at another hour, in another zone, or beside a program that keeps a core
 * busy: they say the same. Timers run at their own pace.
 *
 *   node tools/atHour.ts "2026-12-31 23:50" --project=unit
 *   node tools/atHour.ts "2027-03-14 01:50 America/New_York" --busy --project=storybook packages/booking/src/finder
 *   node tools/atHour.ts "2028-02-29 12:00" --slow=6 --project=storybook packages/ui/src/components/Notifications
 *
 * Arguments behind the hour go to vitest. The hour is that of the zone, or UTC.
 */
import { delimiter } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root, run } from './run.ts'

const [hour, ...rest] = process.argv.slice(2)
const [, day, time, zone = 'UTC'] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?: (\S+))?$/.exec(hour ?? '') ?? []
if (!day || !time) {
  console.error('Name an hour: node tools/atHour.ts "2026-12-31 23:50 Europe/Berlin" [--busy] --project=unit')
  process.exit(2)
}

/** The instant in epoch milliseconds at which the zone's clocks show a time; the earlier one if there are two. */
function instantOf(civil: string): number {
  const shown = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const offsetAt = (instant: number) => Date.parse(`${shown.format(instant).replace(' ', 'T')}Z`) - instant
  const wanted = Date.parse(`${civil.replace(' ', 'T')}:00Z`)
  const found = [24, -24].map((hours) => wanted - offsetAt(wanted + hours * 3_600_000)).sort((a, b) => a - b)
  return found.find((instant) => instant + offsetAt(instant) === wanted) ?? found[0]!
}

/**
 * Factor by which the machine is slowed down: the pages of `browser` and `storybook` get only this part of a processor.
 */
const slow = rest.flatMap((arg) => /^--slow=(\d+)$/.exec(arg)?.[1] ?? []).at(-1)
const args = rest.filter((arg) => arg !== '--busy' && !arg.startsWith('--slow='))
const busy = rest.includes('--busy') ? new Worker('for (;;);', { eval: true }) : null
const shift = new URL('./atHour/shift.ts', import.meta.url)
const { code } = await run('vitest', ['run', ...args], {
  live: true,
  cwd: root,
  env: {
    AT_HOUR_AHEAD: String(instantOf(`${day} ${time}`) - Date.now()),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${shift}`,
    PATH: [`${root}node_modules/.bin`, process.env['PATH']].join(delimiter),
    TZ: zone,
    ...(slow !== undefined && { AT_HOUR_SLOW: slow }),
  },
})
await busy?.terminate()
process.exitCode = code
