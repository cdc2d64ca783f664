/**
 * Mutates the rules of the domain, to see whether their tests notice. It takes about an hour on two cores and is no
 * part of `test`; `--mutate 'src/domain/rules/**'` measures a part. Read docs/mutation.md.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.vitest.ts', related: false },
  mutate: ['src/domain/**/*.ts', '!src/domain/**/*.test.ts', '!src/domain/land/**'],
  coverageAnalysis: 'perTest',
  // A list that is made once as the file is loaded would ask for a process of its own for every mutant.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  tempDirName: '.cache',
  incremental: true,
  incrementalFile: '.cache/mutation-incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  jsonReporter: { fileName: '../../.cache/reports/mutation.json' },
  thresholds: { high: 90, low: 80, break: 80 },
}
