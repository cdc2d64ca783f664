/** A file that runs a command, and words of it that say so; without words it names the command itself. */
type Ran = readonly [file: string, words?: string]

const night = '.github/workflows/test.yml'
const release = '.github/workflows/release.yml'
const served = 'tools/start/check.ts'
const here = 'tools/docs/runCommands.ts'
const serve = 'tools/docs/serve.test.ts'
/** All files of `test:long` are among those of the night. */
const ofLong: Ran = [night, 'pnpm test:long\n']
const ofProject = (name: string): Ran => ['tools/test.ts', `ofProject('${name}'`]

/**
 * What runs each command that the pages show: `test` itself, or, where it takes minutes, the workflow of the night. A
 * block that a test takes as it stands (`takeBlock`) is not among them.
 * The commands are those of the pages with `pnpm` in place of `npx --yes pnpm@…`.
 */
export const ran: Readonly<Record<string, Ran>> = {
  'pnpm start': [served],
  'pnpm dev': [served],
  'pnpm storybook': [served],
  'WHERRY_PARENTS=http://localhost:3000 pnpm start': [served],
  'WHERRY_SETTINGS=settings.json pnpm dev': [served],
  'pnpm install --frozen-lockfile': [release],
  'pnpm build': [night],
  'pnpm typecheck': ['tools/test.ts', "'turbo', ['run', 'typecheck'"],
  'pnpm lint': ['tools/test.ts', "'biome', ['check'"],
  'pnpm format': [night],
  'pnpm test': [night, 'pnpm test\n'],
  'pnpm test:unit': ofProject('unit'),
  'pnpm test:unit packages/booking/src/domain': [night],
  'pnpm test:unit tools/texts.test.ts tools/words packages/booking/src/messages': [here],
  'pnpm test:browser': ofProject('browser'),
  'pnpm test:stories': ofProject('storybook'),
  'pnpm test:stories packages/booking/src/screens/finder': [night],
  'pnpm test:e2e': [night],
  'pnpm test:e2e e2e/src/finder.test.ts': [night],
  'PHOTOS=on pnpm test:e2e': [night, 'pnpm test:e2e\n        env:\n          PHOTOS: "on"'],
  'pnpm test:proofs': ofProject('proofs'),
  'pnpm test:long': ofLong,
  'pnpm test:long gallery': ofLong,
  'pnpm test:long faultTable': ofLong,
  'SEED=20261124 pnpm test:long hands': ofLong,
  'pnpm exec vitest run --project=unit --project=browser --project=e2e -t "PLACE-02"': [night],
  'pnpm exec vitest run --project=long e2e/src/hearing -u': [night],
  'node e2e/src/faultTable/writeDocument.ts': [night],
  'pnpm build-storybook': [night],
  'pnpm baselines': [night],
  'pnpm chromatic': [here],
  'pnpm api': [night],
  'pnpm openapi': [here],
  'pnpm bench': [night],
  'node bench/src/edgeLoad.ts': [night],
  'pnpm exec node bench/src/edgeLoad.ts': [night],
  'node bench/src/sandboxLoad.ts': [night],
  'node bench/src/finderInp.ts': [night],
  'pnpm mutation': [night],
  "cd packages/booking && pnpm mutation --mutate 'src/domain/rules/**/*.ts'": [night, 'pnpm mutation\n'],
  'pnpm changeset': ['tools/release/release.test.ts', "['add', '--empty']"],
  'pnpm run version': [release],
  'pnpm release': [release, 'pnpm run release\n'],
  'pnpm release:dry': ['tools/test.ts', "'tools/release/dry.ts'"],
  'pnpm exec node apps/edge/src/serve.ts settings.json --port=8080 --host=0.0.0.0': [serve],
  'pnpm exec node apps/edge/src/bundle.ts worker.js': [serve],
  'node apps/sandbox/src/server.ts': ['apps/sandbox/src/kill.test.ts', "'server.ts'"],
  'npm i -g pnpm@12.21.0': [release, 'npm install --global pnpm\n'],
}
