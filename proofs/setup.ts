import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../tools/run.ts'
import { appNames, apps, example, home, ui } from './folders.ts'

/** Runs a command that has to succeed. */
async function must(command: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`)
}

/**
 * Packs `@wherry/ui` as it would be published and installs it, each with its own React, into the throw-away apps and
 * into the example that strangers copy:
 * copies in `.cache/proofs`, outside the workspace. What they need of the registry stays there and in pnpm's store,
 * so that only the first run asks the network.
 */
export default async function setup(): Promise<void> {
  if (!existsSync(join(ui, 'dist/index.js')))
    throw new Error('Build first: pnpm exec turbo run build --filter=@wherry/ui')
  mkdirSync(home, { recursive: true })
  const packed = join(home, 'packed')
  rmSync(packed, { recursive: true, force: true })
  await must('pnpm', ['pack', '--pack-destination', packed], ui)
  const tarball = readFileSync(join(packed, readdirSync(packed)[0]!))
  const name = `wherry-ui-${createHash('sha256').update(tarball).digest('hex').slice(0, 12)}.tgz`
  for (const old of readdirSync(home)) if (old.endsWith('.tgz') && old !== name) rmSync(join(home, old))
  writeFileSync(join(home, name), tarball)

  for (const file of ['package.json', 'pnpm-workspace.yaml']) cpSync(join(apps, file), join(home, file))
  const sources: Record<string, string[]> = { [example.app]: [example.source] }
  for (const app of appNames) sources[app] = [join(apps, 'shared'), join(apps, app)]
  const installed = Object.keys(sources)
  for (const app of installed) {
    const folder = join(home, app)
    for (const old of existsSync(folder) ? readdirSync(folder) : [])
      if (old !== 'node_modules') rmSync(join(folder, old), { recursive: true })
    for (const source of sources[app]!)
      cpSync(source, folder, { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) })
    const list = join(folder, 'package.json')
    const asked = /("@wherry\/ui": )"[^"]+"/
    writeFileSync(list, readFileSync(list, 'utf8').replace(asked, `$1"file:../${name}"`))
  }

  const settled = join(home, 'settled')
  const wanted = [
    name,
    ...['.', ...installed].map((app) => readFileSync(join(home, app, 'package.json'), 'utf8')),
  ]
  // pnpm looks at its own notes only, not at what somebody deleted.
  if (installed.some((app) => !existsSync(join(home, app, 'node_modules')))) {
    rmSync(settled, { force: true })
    rmSync(join(home, 'node_modules'), { recursive: true, force: true })
  }
  if (!existsSync(settled) || readFileSync(settled, 'utf8') !== wanted.join('\n')) {
    rmSync(settled, { force: true })
    await must('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], home)
    writeFileSync(settled, wanted.join('\n'))
  }
  for (const app of appNames) await must('node', ['makeTheme.mjs'], join(home, app))
}
