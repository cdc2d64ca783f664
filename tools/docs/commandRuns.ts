/** A file that runs a command: a workflow as a step, by the whole line; a program as a list of words. */
interface RunBy {
  by: string
  /** The command in the form in which that file has it. @default the same as on the page */
  as?: string
}

/** A command that nothing runs, with the reason. */
interface NotRun {
  why: string
}

/** Commands that one file runs, each written by one rule. */
const runBy = (by: string, as: (command: string) => string, commands: readonly string[]) =>
  Object.fromEntries(commands.map((command): [string, RunBy] => [command, { by, as: as(command) }]))

const all = 'tools/test.ts'
const served = 'tools/start/check.ts'
const serve = 'tools/docs/serve.test.ts'
const night = '.github/workflows/test.yml'
const release = '.github/workflows/release.yml'

/**
 * Commands that take only seconds, end by themselves and need no input: `runCommands.ts` runs them in each `test`
 * exactly as the pages show them.
 */
export const quick: readonly string[] = [
  'pnpm openapi',
  'pnpm api',
  'pnpm chromatic',
  'pnpm test:unit tools/texts.test.ts tools/words packages/booking/src/messages',
  'pnpm exec node tools/atHour.ts "2026-10-25 02:30 Europe/Berlin" --busy --project=unit packages/booking/src/kernel',
]

/**
 * Commands that each `test` runs in another form: with other ports, folders or flags, with the tests divided among
 * several runs, or without repeating builds and packs.
 */
export const inTest: Readonly<Record<string, RunBy>> = {
  'pnpm build': { by: all, as: "'pnpm', ['build', '--concurrency=2']" },
  'pnpm typecheck': { by: all, as: "'pnpm', ['typecheck', '--concurrency=2']" },
  'pnpm lint': { by: all, as: "'pnpm', ['lint', '--error-on-warnings']" },
  'pnpm test:e2e': { by: all, as: "'--project=e2e'" },
  'pnpm release:dry': { by: all, as: "'node', ['tools/release/dry.ts', '--packed']" },
  ...runBy(served, (command) => `check('${command}',`, [
    'pnpm start',
    'pnpm dev',
    'WHERRY_PARENTS=http://localhost:3000 pnpm start',
    'WHERRY_SETTINGS=settings.json pnpm dev',
  ]),
  'pnpm storybook': { by: served, as: "whileServing('pnpm storybook -p" },
  'pnpm exec node apps/edge/src/serve.ts settings.json --port=8080 --host=0.0.0.0': { by: serve },
  'pnpm exec node apps/edge/src/bundle.ts worker.js': { by: serve },
  'node apps/sandbox/src/server.ts': {
    by: 'apps/sandbox/src/kill.test.ts',
    as: "spawn(process.execPath, [join(import.meta.dirname, 'server.ts')]",
  },
}

/** Steps of the nightly workflow, as the pages show them. */
const nightly = [
  'pnpm bench',
  'pnpm test:long',
  'pnpm test:checks',
  'pnpm test:long gallery',
  'pnpm test:long faultTable',
  'SEED=20261124 pnpm test:long fuzz',
  'pnpm mutation',
  'pnpm exec vitest run --project=unit --project=browser --project=e2e -t "PLACE-02"',
  'pnpm test:unit',
  'pnpm test:unit packages/booking/src/kernel',
  'pnpm test:browser',
  'pnpm test:stories',
  'pnpm test:stories packages/booking/src/finder',
  'pnpm test:e2e e2e/src/finder.test.ts',
  'PHOTOS=on pnpm test:e2e',
  'pnpm test:proofs',
  'pnpm build-storybook',
  'pnpm exec node bench/src/edgeLoad.ts',
  'pnpm format',
  'pnpm exec vitest run --project=long e2e/src/screenReader -u',
  'pnpm baselines',
]

/** Commands that run in the workflows of a CI service, otherwise only by hand. */
export const inWorkflows: Readonly<Record<string, RunBy>> = {
  ...runBy(night, (command) => command, [...nightly, 'pnpm test']),
  ...runBy(night, (command) => `pnpm exec ${command}`, [
    ...['edgeLoad', 'sandboxLoad', 'startLoad', 'finderInp'].map((name) => `node bench/src/${name}.ts`),
    'node e2e/src/faultTable/writeDocument.ts',
  ]),
  "cd packages/booking && pnpm mutation --mutate 'src/booking/rules/**/*.ts'": {
    by: night,
    as: "pnpm mutation --mutate 'src/booking/rules/**/*.ts'",
  },
  'pnpm run version': { by: release },
  'pnpm install --frozen-lockfile': { by: release },
  'npm i -g pnpm@12.21.0': { by: release, as: 'npm install --global pnpm@12.21.0' },
}

/** Commands that are only run by hand. */
export const byHand: Readonly<Record<string, NotRun>> = {
  'pnpm changeset': {
    why: 'it asks a person; tools/release/release.test.ts runs it for a changeset that moves nothing',
  },
  'pnpm test --changed': {
    why: 'it runs again a part of what `test` has run; tools/changed/changed.test.ts tries which part',
  },
  'pnpm release': {
    why: 'it sends: a workflow alone runs it, and tools/release/release.test.ts sees it refuse elsewhere',
  },
}

/**
 * All commands that the pages may show; each is in one of the lists above. Blocks that a test runs completely
 * (`takeBlock`) are not included. A command is written with `pnpm` if the page has `npx --yes pnpm@…`.
 */
export const known: readonly string[] = [quick, ...[inTest, inWorkflows, byHand].map(Object.keys)].flat()
