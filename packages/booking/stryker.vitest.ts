import { defineConfig } from 'vitest/config'

/** What judges a mutant of the domain: its own tests, and those of what reads and writes it. */
export default defineConfig({
  test: {
    include: ['src/{domain,codec}/**/*.test.ts', 'src/state/session.test.ts'],
    // Starts a process of its own for each time zone.
    exclude: ['src/codec/zones.test.ts'],
    environment: 'node',
    // A long property beside a busy machine is no failure.
    testTimeout: 60_000,
  },
})
