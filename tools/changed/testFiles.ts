/** Globs of the test files that vitest runs, by project. */
export const testFiles = {
  unit: '{tokens,tools,bench/src,packages/*/src,apps/*/src}/**/*.test.ts',
  browser: '{packages,apps}/*/src/**/*.test.tsx',
  storybook: '{packages/*/src,.storybook/book}/**/*.stories.tsx',
  e2e: 'e2e/src/**/*.test.ts',
} as const

const patient = '.storybook/patience.ts'
const inBrowser = ['.storybook/atHour.ts', '.storybook/quietReact.ts', patient]

/** Files that run before each test file of a project. */
export const setupFiles = {
  unit: [patient],
  browser: inBrowser,
  storybook: [...inBrowser, '.storybook/lazyErrors.ts', '.storybook/vitest.setup.ts'],
}
