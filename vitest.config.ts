import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { prebundled } from './.storybook/prebundled.ts'
import { patience } from './.storybook/waits.ts'
import { findBrowser } from './tools/browser.ts'
import { setupFiles, testFiles } from './tools/changed/testFiles.ts'
import { engines, longInEngines } from './tools/engines.ts'
import { alone } from './tools/journeys.ts'

/** A browser on a busy machine may miss a moment. `test` lists each test that passed only at its second try. */
const retry = 1

const browser = await findBrowser()
const provider = playwright({ launchOptions: { executablePath: browser.executablePath, args: browser.args } })
/** A long wait for results that are late on a busy machine. A test that passes sooner does not wait it out. */
const patient = { poll: { timeout: patience } }
/** The limit of a test: longer than all its waits together, so that only a test that hangs reaches it. */
const mostMs = 180_000

/** Anew for each project: vitest writes into the list of instances. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const }],
})

/** Pictures hold for one Chromium: that of npm, which is for Linux on x64. Elsewhere none are compared. */
const hasBaselines = browser.name === 'npm' && process.env['BASELINES'] !== 'off'
if (browser.name !== 'npm')
  console.warn('Pictures of stories are not compared: this is not the Chromium of npm.')

/** Storybook reads all stories before the first test, which takes three seconds. A run of other projects skips that. */
const named = process.argv.filter((arg) => arg.startsWith('--project='))
const withoutStories = ['unit', 'browser', 'e2e', 'long', 'proofs'].map((name) => `--project=${name}`)
const hasStories = named.length === 0 || named.some((arg) => !withoutStories.includes(arg))

/** `STORY_TAGS=UI-07,UI-08`: the stories with one of these tags, and no others. */
const storyTags = process.env['STORY_TAGS']?.split(',')

/** `ENGINE=firefox pnpm test:e2e`: see e2e/src/engines. */
const isOtherEngine = !['', 'chromium'].includes(process.env['ENGINE'] ?? '')

/** Another hour than the machine's: see tools/atHour.ts. */
const machineAhead = Number(process.env['AT_HOUR_AHEAD'] ?? 0)
const machineSlow = Number(process.env['AT_HOUR_SLOW'] ?? 1)

declare module 'vitest' {
  interface ProvidedContext {
    baselines: boolean
    /** Milliseconds that tools/atHour.ts puts the machine's clock ahead; else 0. */
    machineAhead: number
    /** Times as slow as the machine that tools/atHour.ts makes a page; else 1. */
    machineSlow: number
  }
}

export default defineConfig({
  test: {
    // Long messages, as a run that cannot be repeated is read by its report alone.
    chaiConfig: { truncateThreshold: 4000 },
    // Other engines than Chromium run only the journeys with the tag for all engines.
    ...(isOtherEngine && { tagsFilter: [engines] }),
    // A missing picture is a failure; only `pnpm baselines` writes one.
    update: 'none',
    // By default vitest keeps one of two cores free: the stories alone then take ten minutes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // A feature's index imports its screens, and these import style sheets.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [testFiles.unit],
          environment: 'node',
          setupFiles: setupFiles.unit,
          // Modules are loaded once for all files: loading them for each file took longer than the tests. That is safe:
          // no test stubs a module or leaves a global changed.
          isolate: false,
          testTimeout: mostMs,
          hookTimeout: mostMs,
          expect: patient,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: [...prebundled, 'vitest-browser-react'] },
        test: {
          name: 'browser',
          include: [testFiles.browser],
          retry,
          testTimeout: mostMs,
          hookTimeout: mostMs,
          expect: patient,
          provide: { machineAhead, machineSlow },
          setupFiles: setupFiles.browser,
          browser: { ...inChromium(), viewport: { width: 1024, height: 768 } },
        },
      },
      {
        extends: true,
        plugins: hasStories
          ? [storybookTest({ configDir: '.storybook', ...(storyTags && { tags: { include: storyTags } }) })]
          : [],
        test: {
          name: 'storybook',
          retry,
          testTimeout: mostMs,
          hookTimeout: mostMs,
          expect: patient,
          setupFiles: setupFiles.storybook,
          // One page shows story after story, as Storybook itself does: a page and all modules anew for each file took
          // a fifth of the time.
          isolate: false,
          provide: { machineAhead, machineSlow, baselines: hasBaselines },
          browser: {
            ...inChromium(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                timeout: patience,
                // The same Chromium paints the same bytes; another processor may round a shade by a step or two.
                comparatorOptions: { threshold: 0.015, allowedMismatchedPixels: 8 },
                resolveScreenshotPath: ({ arg, ext, root }) => join(root, '.storybook/baselines', arg + ext),
              },
            },
          },
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'e2e',
          include: [testFiles.e2e],
          environment: 'node',
          // As in `unit`: and all files share one Chromium.
          isolate: false,
          globalSetup: ['e2e/src/setup.ts'],
          retry,
          testTimeout: mostMs,
          hookTimeout: mostMs,
          expect: patient,
          fileParallelism: false,
          // A project that runs its files one by one cannot share a group with one that runs them in parallel.
          sequence: { groupOrder: 1 },
          tags: [
            { name: alone, description: 'measures time, or what moves: nothing runs beside it' },
            { name: engines, description: 'walked in every engine that ENGINE may name' },
            { name: longInEngines, description: 'of those, too long for each engine in `test`' },
          ],
        },
      },
      {
        test: {
          // The tests of `pnpm test:long`. They have no second try.
          name: 'long',
          include: ['e2e/src/**/*.long.ts'],
          environment: 'node',
          globalSetup: ['e2e/src/setup.ts'],
          testTimeout: 45 * 60_000,
          hookTimeout: 120_000,
          expect: patient,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          tags: [{ name: engines, description: 'walked in the engine that ENGINE names' }],
        },
      },
      {
        test: {
          name: 'proofs',
          include: ['proofs/*.test.ts'],
          environment: 'node',
          globalSetup: ['proofs/setup.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          retry,
          testTimeout: mostMs,
          hookTimeout: mostMs,
          expect: patient,
        },
      },
    ],
  },
})
