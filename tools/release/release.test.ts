import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { troublesOf } from './judge.ts'
import { homeOf, type Manifest, releasedPackages, tarballName } from './packages.ts'
import { packageSteps } from './steps.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const released = releasedPackages()

describe('what is released', () => {
  it('is ui, booking and embed; every other package of the workspace is private', () => {
    expect(released.map(({ manifest }) => manifest.name)).toEqual([
      '@wherry/booking',
      '@wherry/embed',
      '@wherry/ui',
    ])
    const others = [
      '.',
      'tokens',
      'e2e',
      'bench',
      ...readdirSync(join(root, 'apps')).map((app) => `apps/${app}`),
    ]
    for (const folder of others.filter((one) => existsSync(join(root, one, 'package.json'))))
      expect(JSON.parse(read(`${folder}/package.json`)).private, folder).toBe(true)
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

  it('of a package as it should be is let through', () => expect(troublesOf(good, good)).toEqual([]))

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
    const troubles = troublesOf({ ...good, ...change }, good)
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

  it('name packages that are released, a step, and say something', () => {
    const names = released.map(({ manifest }) => manifest.name)
    for (const file of files) {
      const [, head, words] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(read(`.changeset/${file}`)) ?? []
      expect(head, file).toBeDefined()
      for (const line of head!.split('\n').filter(Boolean)) {
        const [, name, step] = /^['"](.+)['"]: (\w+)$/.exec(line) ?? []
        expect(names, `${file}: ${line}`).toContain(name)
        expect(['patch', 'minor', 'major'], `${file}: ${line}`).toContain(step)
      }
      expect(words!.trim().length, file).toBeGreaterThan(20)
    }
  })
})
