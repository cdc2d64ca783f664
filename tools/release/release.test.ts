import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { troublesOf } from './judge.ts'
import { homeOf, type Manifest, releasedPackages, tarballName } from './packages.ts'
import { packageSteps } from './steps.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const released = releasedPackages()
const others = [
  '.',
  'tokens',
  'e2e',
  'bench',
  ...readdirSync(join(root, 'apps')).map((app) => `apps/${app}`),
].filter((folder) => existsSync(join(root, folder, 'package.json')))

describe('what is released', () => {
  it('is ui, booking and embed; every other package of the workspace is private', () => {
    expect(released.map(({ manifest }) => manifest.name)).toEqual([
      '@wherry/booking',
      '@wherry/embed',
      '@wherry/ui',
    ])
    for (const folder of others) expect(JSON.parse(read(`${folder}/package.json`)).private, folder).toBe(true)
  })

  it('is packed and read by publint and attw, each package', () => {
    const steps = packageSteps('/packs')
    expect(steps).toHaveLength(3 * released.length)
    expect(steps.map(({ command }) => command).slice(0, 3)).toEqual(['pnpm', 'publint', 'attw'])
    expect(tarballName({ name: '@wherry/ui', version: '0.1.0' })).toBe('wherry-ui-0.1.0.tgz')
  })

  it('carries a provenance, a licence and a README', () => {
    for (const { folder, path, manifest } of released) {
      expect(manifest.publishConfig, folder).toMatchObject({ access: 'public', provenance: true })
      expect(existsSync(join(path, 'README.md')), folder).toBe(true)
    }
    expect(homeOf('wherry/wherry', 'ui')).toEqual({
      type: 'git',
      url: 'git+https://github.com/wherry/wherry.git',
      directory: 'packages/ui',
    })
  })

  it('goes out from CI alone', () => {
    const { GITHUB_REPOSITORY: _repository, ...env } = process.env
    const ended = spawnSync(process.execPath, ['tools/release/release.ts'], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    expect(ended.status).toBe(1)
    expect(ended.stderr).toContain('GITHUB_REPOSITORY')
  })
})

describe('a tarball', () => {
  const good: Manifest = {
    name: '@wherry/ui',
    version: '0.1.0',
    license: 'MIT',
    description: 'Components',
    publishConfig: { access: 'public', provenance: true },
    dependencies: { culori: '4.0.2' },
  }

  const files = ['package/LICENSE', 'package/README.md', 'package/dist/index.js']

  it('of a package as it should be is let through', () => expect(troublesOf(good, good, files)).toEqual([]))

  it.each(files)('without %s is told', (path) =>
    expect(
      troublesOf(
        good,
        good,
        files.filter((one) => one !== path),
      ),
    ).toEqual([`@wherry/ui comes without ${path}`]),
  )

  it.each<[string, Partial<Manifest>]>([
    ['by workspace:*', { dependencies: { '@wherry/ui': 'workspace:*' } }],
    ['by catalog:', { peerDependencies: { react: 'catalog:' } }],
    ['by file:', { optionalDependencies: { a: 'file:../a.tgz' } }],
    ['is private', { private: true }],
    ['is named', { name: '@wherry/tokens' }],
    ['has version 0.2.0', { version: '0.2.0' }],
    ['has no licence', { license: '' }],
    ['has no description', { description: '' }],
    ['is not public', { publishConfig: { access: 'restricted', provenance: true } }],
    ['without provenance', { publishConfig: { access: 'public' } }],
  ])('that %s is told', (word, change) => {
    const troubles = troublesOf({ ...good, ...change }, good, files)
    expect(troubles).toHaveLength(1)
    expect(troubles[0]).toContain(word)
  })
})

describe('changesets', () => {
  const files = readdirSync(join(root, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  )

  it('are public, on main, and leave private packages alone', () => {
    expect(JSON.parse(read('.changeset/config.json'))).toMatchObject({
      access: 'public',
      baseBranch: 'main',
      privatePackages: { version: false, tag: false },
    })
  })

  /** The packages that a changeset moves, each by its step, and what it says. */
  function readChangeset(file: string): { steps: [name: string, step: string][]; words: string } {
    const [, head, words] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(read(`.changeset/${file}`)) ?? []
    expect(head, file).toBeDefined()
    const steps = head!.split('\n').filter(Boolean)
    return {
      steps: steps.map((line) => {
        const [, name, step] = /^['"](.+)['"]: (\w+)$/.exec(line) ?? []
        return [name ?? line, step ?? line]
      }),
      words: words!.trim(),
    }
  }

  it('name packages that are released, a step, and say something', () => {
    const names = released.map(({ manifest }) => manifest.name)
    for (const file of files) {
      const { steps, words } = readChangeset(file)
      for (const [name, step] of steps) {
        expect(names, file).toContain(name)
        expect(['patch', 'minor', 'major'], file).toContain(step)
      }
      expect(words.length, file).toBeGreaterThan(20)
    }
  })

  it('become versions and changelogs: the first release is 0.1.0, and the contract is written anew with its', () => {
    const copy = mkdtempSync(join(tmpdir(), 'wherry-release-'))
    for (const path of [
      '.changeset',
      'pnpm-workspace.yaml',
      'pnpm-lock.yaml',
      ...[...others, ...released.map(({ folder }) => `packages/${folder}`)].map(
        (one) => `${one}/package.json`,
      ),
    ])
      cpSync(join(root, path), join(copy, path), { recursive: true })
    const later = 'A frame that is not there is told.'
    writeFileSync(join(copy, '.changeset/later.md'), `---\n'@wherry/embed': patch\n---\n\n${later}\n`)
    const before = others.map((folder) => readFileSync(join(copy, folder, 'package.json'), 'utf8'))

    // One that moves nothing: which packages, and how far, is asked of a person.
    for (const args of [['add', '--empty'], ['version']]) {
      const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/changeset'), args, {
        cwd: copy,
        encoding: 'utf8',
      })
      expect(status, stdout + stderr).toBe(0)
    }
    const said = [
      ...files.map(readChangeset),
      { steps: [['@wherry/embed', 'patch']] as [string, string][], words: later },
    ]
    for (const { folder, manifest } of released) {
      const own = said.filter(({ steps }) => steps.some(([name]) => name === manifest.name))
      if (own.length === 0) continue
      const next = JSON.parse(
        readFileSync(join(copy, 'packages', folder, 'package.json'), 'utf8'),
      ) as Manifest
      if (manifest.version === '0.0.0') expect(next.version, folder).toBe('0.1.0')
      else expect(next.version, folder).not.toBe(manifest.version)
      const changelog = readFileSync(join(copy, 'packages', folder, 'CHANGELOG.md'), 'utf8')
      expect(changelog).toContain(`# ${manifest.name}\n\n## ${next.version}\n`)
      for (const { words } of own) expect(changelog).toContain(words)
    }
    expect(readdirSync(join(copy, '.changeset')).sort()).toEqual(['README.md', 'config.json'])
    expect(others.map((folder) => readFileSync(join(copy, folder, 'package.json'), 'utf8'))).toEqual(before)
    rmSync(copy, { recursive: true })

    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(scripts['changeset']).toBe('changeset')
    expect(scripts['version']).toBe('changeset version && node tools/openapi/write.ts')
  })
})
