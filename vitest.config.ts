import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { prebundled } from './.storybook/prebundled.ts'
import { findBrowser } from './tools/browser.ts'

const browser = await findBrowser()
const provider = playwright({ launchOptions: { executablePath: browser.executablePath, args: browser.args } })
/** Anew for each project: vitest writes into the list of instances. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{tokens,tools,bench/src,packages/*/src,apps/*/src}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: [...prebundled, 'vitest-browser-react'] },
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          browser: { ...inChromium(), viewport: { width: 1024, height: 768 } },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: inChromium() },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['e2e/src/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'proofs',
          include: ['proofs/*.test.ts'],
          environment: 'node',
          globalSetup: ['proofs/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
