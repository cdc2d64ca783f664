import type { Context, Hono, MiddlewareHandler } from 'hono'

/** What may go wrong on demand. */
export type Fault =
  /** Answers 500 with an error body. */
  | { kind: 'status500' }
  /** Answers as usual, so many milliseconds later. */
  | { kind: 'delay'; ms: number }
  /** Closes the connection without an answer. */
  | { kind: 'drop' }
  /** Does what was asked, then closes the connection without an answer. */
  | { kind: 'lost' }
  /** Answers 200 with broken JSON. */
  | { kind: 'malformed' }

/** A fault for the calls of a path. */
export interface FaultRule {
  readonly fault: Fault
  /** A part of the path, for instance `/prices`; all calls where it is absent. */
  readonly path?: string
  /** How many calls it spoils; all where it is absent. */
  readonly times?: number
}

/** The faults that stand for calls to come. */
export interface Faults {
  /** Adds a rule; the first that fits is taken. */
  set(rule: FaultRule): void
  /** Removes all rules. */
  clear(): void
  /** The fault due to a call of a path; a rule with `times` counts it. */
  take(path: string): Fault | null
}

/** What a server offers to cut a connection; the in-process fetch has its own. */
export interface Connection {
  incoming?: { socket: { destroy(): unknown } }
}

const longestDelay = 600_000

/** Reads `status500`, `drop`, `lost`, `malformed` or `delay:<ms>` (0 to 600,000); null for any other text. */
export function parseFault(text: string | null | undefined): Fault | null {
  if (text === 'status500' || text === 'drop' || text === 'lost' || text === 'malformed')
    return { kind: text }
  const ms = /^delay:(\d{1,6})$/.exec(text ?? '')?.[1]
  return ms !== undefined && Number(ms) <= longestDelay ? { kind: 'delay', ms: Number(ms) } : null
}

/** Faults that hold from the start. */
export function createFaults(rules: readonly FaultRule[] = []): Faults {
  let standing = rules.map((rule) => ({ ...rule, left: rule.times ?? Number.POSITIVE_INFINITY }))
  return {
    set(rule) {
      standing.push({ ...rule, left: rule.times ?? Number.POSITIVE_INFINITY })
    },
    clear() {
      standing = []
    },
    take(path) {
      const rule = standing.find(
        ({ left, path: part }) => left > 0 && (part === undefined || path.includes(part)),
      )
      if (rule === undefined) return null
      rule.left -= 1
      return rule.fault
    },
  }
}

/** Spoils a call by its header `X-Sandbox-Fault`, its query `sandbox_fault`, or a rule. */
export function spoilCalls(faults: Faults): MiddlewareHandler<{ Bindings: Connection }> {
  return async (context, next) => {
    const asked = parseFault(context.req.header('X-Sandbox-Fault') ?? context.req.query('sandbox_fault'))
    const fault = asked ?? faults.take(context.req.path)
    if (fault === null) return next()
    if (fault.kind === 'delay') {
      await pause(fault.ms, context.req.raw.signal)
      return next()
    }
    if (fault.kind === 'lost') {
      await next()
      context.env?.incoming?.socket.destroy()
      return
    }
    return spoiled(fault.kind, context)
  }
}

/**
 * `POST /faults` with `{fault, path?, times?}` sets a rule, its fault written as in the header; `DELETE /faults`
 * removes all. Both answer 204, a fault that does not exist 400.
 */
export function serveFaults(api: Hono<{ Bindings: Connection }>, faults: Faults): void {
  api.post('/faults', async (context) => {
    const rule: unknown = await context.req.json().catch(() => null)
    const { fault: named, path, times } = (rule ?? {}) as Record<string, unknown>
    const fault = parseFault(typeof named === 'string' ? named : null)
    if (fault === null)
      return context.json({ error: { code: 'invalid_request', message: 'No such fault' } }, 400)
    faults.set({
      fault,
      ...(typeof path === 'string' ? { path } : {}),
      ...(typeof times === 'number' ? { times } : {}),
    })
    return context.body(null, 204)
  })
  api.delete('/faults', (context) => {
    faults.clear()
    return context.body(null, 204)
  })
}

function spoiled(
  kind: 'status500' | 'drop' | 'malformed',
  context: Context<{ Bindings: Connection }>,
): Response {
  if (kind === 'drop') context.env?.incoming?.socket.destroy()
  if (kind === 'malformed') {
    return context.body('{"result":[{"price_id":', 200, { 'Content-Type': 'application/json' })
  }
  return context.json(
    { error: { code: 'internal', message: 'The sandbox was told to fail (X-Sandbox-Fault)' } },
    500,
  )
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
