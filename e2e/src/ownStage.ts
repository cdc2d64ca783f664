import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import type { EdgeKind } from './edgeServer.ts'

/** Settings of a separate stage. */
export interface StageSetup {
  /** The built module. */
  readonly dist: string
  /** Milliseconds by which the stage’s clock is ahead of the machine’s. */
  readonly ahead: number
  readonly kind: EdgeKind
  /** Address that the module reports its errors to. */
  readonly dsn: string
}

/** Addresses of a stage’s servers. */
export interface StageUrls {
  readonly module: string
  readonly api: string
  readonly account: string
  readonly partner: string
  readonly pay: string
}

/** The whole product in a separate process. */
export interface OwnStage {
  readonly urls: StageUrls
  /** The output of the stage’s servers so far. */
  written(): string
  /** Advances the service’s clock by some seconds. The clocks of browsers do not change. */
  advance(seconds: number): Promise<void>
  /** All bookings of the service. */
  orders(): Promise<readonly { transaction: string; userId: number | null }[]>
  close(): Promise<void>
}

const mostMs = 60_000

/** Starts the product as users get it. The test can move its clock and read its output. */
export async function startOwnStage(dsn: string): Promise<OwnStage> {
  const setup: StageSetup = {
    dist: fileURLToPath(new URL('../../apps/module/dist', import.meta.url)),
    ahead: inject('ahead'),
    kind: inject('edge'),
    dsn,
  }
  const child = fork(fileURLToPath(new URL('./stageProcess.ts', import.meta.url)), [JSON.stringify(setup)], {
    silent: true,
    execArgv: [],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  const urls = await new Promise<StageUrls>((resolve, reject) => {
    const fail = () => reject(new Error(`The stage did not start: ${written}`))
    const timer = setTimeout(fail, mostMs)
    child.once('exit', fail)
    child.once('message', (message) => {
      clearTimeout(timer)
      child.off('exit', fail)
      resolve(message as StageUrls)
    })
  })
  return {
    urls,
    written: () => written,
    async advance(seconds) {
      const body = JSON.stringify({ advance: seconds })
      const { status } = await fetch(`${urls.api}/__clock`, { method: 'POST', body })
      if (status >= 300) throw new Error(`The clock answered ${status}`)
    },
    orders: async () => (await fetch(`${urls.api}/__orders`)).json(),
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill()
      }),
  }
}
