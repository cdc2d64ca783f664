import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Released, releasedPackages, tarballName } from '../tools/release/packages.ts'
import { run } from '../tools/run.ts'
import { appNames, apps, home, screens, shown, tarballs } from './folders.ts'
import { writeBlocks } from './readmes.ts'

const packs = join(home, 'packed')

/** Runs a command that has to succeed. */
async function must(command: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`)
}

/**
 * Packs a package as it would be published.
 *
 * @returns the name of the tarball, which contains a hash of its bytes
 */
async function packed({ path, manifest }: Released): Promise<string> {
  if (!existsSync(join(path, 'dist/index.js')))
    throw new Error(`Build first: pnpm exec turbo run build --filter=${manifest.name}`)
  await must('pnpm', ['pack', '--pack-destination', packs], path)
  const tarball = readFileSync(join(packs, tarballName(manifest)))
  const version = createHash('sha256').update(tarball).digest('hex').slice(0, 12)
  const name = tarballName({ ...manifest, version })
  writeFileSync(join(home, name), tarball)
  return name
}

/**
 * Packs the packages as they would be published, installs them into the throw-away apps, each with its own React, and
 * writes the code blocks of the pages into these apps. The apps are copies in `.cache/proofs`, outside of the
 * workspace. Packages from the registry stay there and in pnpm's store, so only the first run needs the network.
 * Dependencies of our packages on each other come from the tarballs too.
 */
export default async function setup(): Promise<void> {
  rmSync(packs, { recursive: true, force: true })
  mkdirSync(packs, { recursive: true })
  const released = releasedPackages()
  const names = await Promise.all(released.map(packed))
  for (const old of readdirSync(home))
    if (old.endsWith('.tgz') && !names.includes(old)) rmSync(join(home, old))
  writeFileSync(
    tarballs,
    JSON.stringify(Object.fromEntries(released.map(({ manifest }, at) => [manifest.name, names[at]]))),
  )

  cpSync(join(apps, 'package.json'), join(home, 'package.json'))
  const overrides = released.map(({ manifest }, at) => `  "${manifest.name}": "file:${names[at]}"\n`)
  const workspace = `${readFileSync(join(apps, 'pnpm-workspace.yaml'), 'utf8')}overrides:\n${overrides.join('')}`
  writeFileSync(join(home, 'pnpm-workspace.yaml'), workspace)
  const sources: Record<string, string[]> = {
    [screens.app]: [screens.source],
    [shown.app]: [shown.source],
  }
  for (const app of appNames) sources[app] = [join(apps, 'shared'), join(apps, app)]
  const installed = Object.keys(sources)
  for (const app of installed) {
    const folder = join(home, app)
    for (const old of existsSync(folder) ? readdirSync(folder) : [])
      if (old !== 'node_modules') rmSync(join(folder, old), { recursive: true })
    for (const source of sources[app]!)
      cpSync(source, folder, { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) })
  }

  const settled = join(home, 'settled')
  const wanted = [
    workspace,
    ...['.', ...installed].map((app) => readFileSync(join(home, app, 'package.json'), 'utf8')),
  ]
  // pnpm only reads its own records, so deleted folders are checked here.
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
  await writeBlocks()
}
