import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const commands = ['start.ts', 'test.ts', 'baselines.ts', 'chromatic.ts', 'openapi/write.ts'].map(
  (file) => `tools/${file}`,
)

/** All files that a file imports statically, directly or through others: they must exist before its first line runs. */
async function neededBy(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'own sources only',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || /^@wherry\/(?!tokens)/.test(path)
              ? undefined
              : { path, external: true },
          )
        },
      },
    ],
  })
  const needed = new Set([entry])
  for (const file of needed) {
    for (const { path, kind } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'import-statement') needed.add(path)
    }
  }
  return needed
}

it.each(commands)(
  '%s runs in a fresh checkout: nothing that is built first is imported at once',
  async (command) => {
    const needed = await neededBy(command)
    expect(needed.size, 'the control: its imports are followed').toBeGreaterThan(2)
    expect(
      [...needed].filter((path) => path.startsWith('@wherry/tokens') || path.includes('/dist/')),
    ).toEqual([])
  },
)
