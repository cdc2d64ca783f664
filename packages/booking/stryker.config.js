/**
 * Mutation tests of the rules in kernel and features: do their tests notice a changed rule? A run takes about an hour
 * on two cores and is not part of `test`; `--mutate 'src/booking/rules/**'` measures a part. See docs/mutation.md.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.vitest.ts', related: false },
  mutate: ['src/kernel/{values,reading,model}/**/*.ts', 'src/*/{rules,draft}/**/*.ts', '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // A mutant in code that runs once at import would need a process of its own.
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
