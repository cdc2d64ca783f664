/** The browser engines that a run can use, such as `ENGINE=firefox pnpm test:e2e`. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

const wanted = process.env['ENGINE'] ?? 'chromium'
const named = engineNames.find((name) => name === wanted)
if (!named) throw new Error(`ENGINE is one of ${engineNames.join(', ')}, not ${wanted}`)
export const engine: EngineName = named
