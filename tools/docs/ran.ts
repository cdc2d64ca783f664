/** A file that runs a command. Of a workflow it is one of its steps, by the whole line; of a program, words in it. */
interface RunBy {
  by: string
  /** As it stands there. @default as on the page */
  as?: string
}

/** A command that is not run, and why. */
interface NotRun {
  why: string
}

const all = 'tools/test.ts'
const served = 'tools/start/check.ts'
const serve = 'tools/docs/serve.test.ts'
const night = '.github/workflows/test.yml'
const release = '.github/workflows/release.yml'

/**
 * Commands that take seconds, end by themselves and want nobody's answer: `runCommands.ts` runs them as the pages have
 * them, in each `test`.
 */
export const quick: readonly string[] = [
  'pnpm openapi',
  'pnpm api',
  'pnpm chromatic',
  'pnpm test:unit tools/texts.test.ts tools/words packages/booking/src/messages',
  'pnpm exec node tools/atHour.ts "2026-10-25 02:30 Europe/Berlin" --busy --project=unit packages/booking/src/domain',
]

/**
 * Commands that each `test` runs in another form: with ports, folders or a flag of its own, the tests shared out among
 * several runs, or without the build and the packs that stand there already.
 */
export const inTest: Readonly<Record<string, RunBy>> = {
  'pnpm build': { by: all, as: "'pnpm', ['build', '--concurrency=2']" },
  'pnpm typecheck': { by: all, as: "'pnpm', ['typecheck', '--concurrency=2']" },
  'pnpm lint': { by: all, as: "'pnpm', ['lint', '--error-on-warnings']" },
  'pnpm test:e2e': { by: all, as: "'--project=e2e'" },
  'pnpm release:dry': { by: all, as: "'node', ['tools/release/dry.ts', '--packed']" },
  'pnpm start': { by: served, as: "check('pnpm start'," },
  'pnpm dev': { by: served, as: "check('pnpm dev'," },
  'pnpm storybook': { by: served, as: "whileServing('pnpm storybook -p" },
  'WHERRY_PARENTS=http://localhost:3000 pnpm start': {
    by: served,
    as: "check('WHERRY_PARENTS=http://localhost:3000 pnpm start',",
  },
  'WHERRY_SETTINGS=settings.json pnpm dev': {
    by: served,
    as: "check('WHERRY_SETTINGS=settings.json pnpm dev',",
  },
  'pnpm exec node apps/edge/src/serve.ts settings.json --port=8080 --host=0.0.0.0': { by: serve },
  'pnpm exec node apps/edge/src/bundle.ts worker.js': { by: serve },
  'node apps/sandbox/src/server.ts': {
    by: 'apps/sandbox/src/kill.test.ts',
    as: "spawn(process.execPath, [join(import.meta.dirname, 'server.ts')]",
  },
}

/** Steps of the workflow of the night, as the pages have them. */
const nightly = [
  'pnpm bench',
  'pnpm test:long',
  'pnpm test:checks',
  'pnpm test:long gallery',
  'pnpm test:long faultTable',
  'SEED=20261124 pnpm test:long hands',
  'pnpm mutation',
  'pnpm exec vitest run --project=unit --project=browser --project=e2e -t "PLACE-02"',
  'pnpm test:unit',
  'pnpm test:unit packages/booking/src/domain',
  'pnpm test:browser',
  'pnpm test:stories',
  'pnpm test:stories packages/booking/src/screens/finder',
  'pnpm test:e2e e2e/src/finder.test.ts',
  'PHOTOS=on pnpm test:e2e',
  'pnpm test:proofs',
  'pnpm build-storybook',
  'pnpm exec node bench/src/edgeLoad.ts',
  'pnpm format',
  'pnpm exec vitest run --project=long e2e/src/hearing -u',
  'pnpm baselines',
]

/** Commands that run where a CI service runs the workflows, and otherwise only by hand. */
export const inWorkflows: Readonly<Record<string, RunBy>> = {
  ...Object.fromEntries(nightly.map((command) => [command, { by: night }])),
  'pnpm test': { by: night },
  'node bench/src/edgeLoad.ts': { by: night, as: 'pnpm exec node bench/src/edgeLoad.ts' },
  'node bench/src/sandboxLoad.ts': { by: night, as: 'pnpm exec node bench/src/sandboxLoad.ts' },
  'node bench/src/startLoad.ts': { by: night, as: 'pnpm exec node bench/src/startLoad.ts' },
  'node bench/src/finderInp.ts': { by: night, as: 'pnpm exec node bench/src/finderInp.ts' },
  'node e2e/src/faultTable/writeDocument.ts': {
    by: night,
    as: 'pnpm exec node e2e/src/faultTable/writeDocument.ts',
  },
  "cd packages/booking && pnpm mutation --mutate 'src/domain/rules/**/*.ts'": {
    by: night,
    as: "pnpm mutation --mutate 'src/domain/rules/**/*.ts'",
  },
  'pnpm run version': { by: release },
  'pnpm install --frozen-lockfile': { by: release },
  'npm i -g pnpm@12.21.0': { by: release, as: 'npm install --global pnpm@12.21.0' },
}

/** Commands that nothing runs. */
export const byHand: Readonly<Record<string, NotRun>> = {
  'pnpm changeset': {
    why: 'it asks a person; tools/release/release.test.ts runs it for a changeset that moves nothing',
  },
  'pnpm release': {
    why: 'it sends: a workflow alone runs it, and tools/release/release.test.ts sees it refuse elsewhere',
  },
}

/**
 * What runs each command that the pages show, each once. A block that a test takes as it stands (`takeBlock`) is not
 * among them. The commands are those of the pages with `pnpm` in place of `npx --yes pnpm@…`.
 */
export const known: readonly string[] = [quick, ...[inTest, inWorkflows, byHand].map(Object.keys)].flat()
