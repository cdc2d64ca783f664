/** The engine that draws the pages of a run: `ENGINE=firefox pnpm test:e2e`. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

const wanted = process.env['ENGINE'] ?? 'chromium'
const named = engineNames.find((name) => name === wanted)
if (!named) throw new Error(`ENGINE is one of ${engineNames.join(', ')}, not ${wanted}`)
export const engine: EngineName = named

/** A visit in an engine besides Chromium. */
export interface EngineVisit {
  readonly lang: string
  readonly size: { readonly width: number; readonly height: number }
  readonly touch: boolean
  readonly dark: boolean
  readonly timeZone: string
  /** Null: its own. */
  readonly userAgent: string | null
}
