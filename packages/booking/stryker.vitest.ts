import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Tests that can kill a mutant of a rule: its own tests, and those of the code that reads and writes its values. */
export default defineConfig({
  // A feature's index imports its screens, and these import style sheets.
  plugins: [vanillaExtractPlugin()],
  test: {
    include: [
      'src/{kernel,wire,search}/**/*.test.ts',
      'src/*/{rules,draft,wire}/**/*.test.ts',
      'src/module/session.test.ts',
    ],
    // Excluded: reading is not mutated and its tests draw screens; the test of zones starts a process for each.
    exclude: ['src/kernel/resource/**', 'src/wire/zones.test.ts'],
    environment: 'node',
    // Longer than usual, so that a slow property test on a busy machine does not count as a killed mutant.
    testTimeout: 60_000,
  },
})
