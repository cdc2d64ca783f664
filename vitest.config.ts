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
import { engines } from './tools/engines.ts'
import { alone } from './tools/journeys.ts'

/** In a browser on a busy machine a moment may be missed: what passes only then is named by `test` as a second try. */
const retry = 1

const browser = await findBrowser()
const provider = playwright({ launchOptions: { executablePath: browser.executablePath, args: browser.args } })
/** What comes late on a machine that has other things to do is waited for; a test that holds asks no more of it. */
const patient = { poll: { timeout: patience } }
/** Longer than all waits of a test one after the other; what hangs is ended by it. */
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

/** Storybook reads all stories before the first test: three seconds that a run of other projects by name does without. */
const named = process.argv.filter((arg) => arg.startsWith('--project='))
const withoutStories = ['unit', 'browser', 'e2e', 'long', 'proofs'].map((name) => `--project=${name}`)
const hasStories = named.length === 0 || named.some((arg) => !withoutStories.includes(arg))

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
    // A list of findings is read in the report of a run that cannot be repeated.
    chaiConfig: { truncateThreshold: 4000 },
    // In an engine besides Chromium only what is meant for all of them is walked.
    ...(isOtherEngine && { tagsFilter: [engines] }),
    // A picture that is not there is a failure; only `pnpm baselines` writes one.
    update: 'none',
    // Left to itself vitest keeps one of two cores free: the stories alone then take ten minutes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{tokens,tools,bench/src,packages/*/src,apps/*/src}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['.storybook/patience.ts'],
          // What a file needs is loaded once, not by each anew: that took more time than the tests. None of them stubs a
          // module or leaves a global changed.
          isolate: false,
          testTimeout: mostMs,
          hookTimeout: mostMs,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: [...prebundled, 'vitest-browser-react'] },
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          retry,
          testTimeout: mostMs,
          hookTimeout: mostMs,
          expect: patient,
          provide: { machineAhead, machineSlow },
          setupFiles: ['.storybook/atHour.ts', '.storybook/quietReact.ts', '.storybook/patience.ts'],
          browser: { ...inChromium(), viewport: { width: 1024, height: 768 } },
        },
      },
      {
        extends: true,
        plugins: hasStories ? [storybookTest({ configDir: '.storybook' })] : [],
        test: {
          name: 'storybook',
          retry,
          testTimeout: mostMs,
          hookTimeout: mostMs,
          expect: patient,
          setupFiles: [
            '.storybook/atHour.ts',
            '.storybook/quietReact.ts',
            '.storybook/patience.ts',
            '.storybook/lazyErrors.ts',
            '.storybook/vitest.setup.ts',
          ],
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
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.test.ts'],
          environment: 'node',
          // As in `unit`: and all files share one Chromium.
          isolate: false,
          globalSetup: ['e2e/src/setup.ts'],
          retry,
          testTimeout: mostMs,
          hookTimeout: mostMs,
          expect: patient,
          fileParallelism: false,
          // What has its files one by one cannot run at once with what has them side by side.
          sequence: { groupOrder: 1 },
          tags: [
            { name: alone, description: 'measures time, or what moves: nothing runs beside it' },
            { name: engines, description: 'walked in every engine that ENGINE may name' },
          ],
        },
      },
      {
        test: {
          // What `pnpm test:long` runs: a trial that fails has failed.
          name: 'long',
          include: ['e2e/src/**/*.long.ts'],
          environment: 'node',
          globalSetup: ['e2e/src/setup.ts'],
          testTimeout: 45 * 60_000,
          hookTimeout: 120_000,
          expect: patient,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
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
