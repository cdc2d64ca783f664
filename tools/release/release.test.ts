import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root, run } from '../run.ts'
import { homeOf, type Manifest, releasedPackages, tarballName, writeHome } from './packages.ts'
import { releaseProblems } from './releaseChecks.ts'
import { sbomStep, sbomTroubles } from './sbom.ts'
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
  const source: Manifest = {
    name: '@wherry/ui',
    version: '0.1.0',
    license: 'MIT',
    description: 'Components',
    publishConfig: { access: 'public', provenance: true },
    keywords: ['react'],
    engines: { node: '>=20.19' },
    dependencies: { culori: '^4.0.2' },
  }
  const home = homeOf('some-one/a.fork', 'ui')
  const good: Manifest = { ...source, repository: home }
  const built = { repository: 'some-one/a.fork', folder: 'packages/ui' }

  const files = [
    'package/LICENSE',
    'package/README.md',
    'package/CHANGELOG.md',
    'package/dist/index.js',
    'package/dist/index.js.map',
    'package/sbom.cdx.json',
  ]

  it('of a package as it should be is let through', () =>
    expect(releaseProblems(good, source, files, built)).toEqual([]))

  it.each(files)('without %s is told', (path) =>
    expect(
      releaseProblems(
        good,
        source,
        files.filter((one) => one !== path),
        built,
      ),
    ).toEqual([`@wherry/ui comes without ${path}`]),
  )

  it.each<[string, Partial<Manifest>]>([
    ['by workspace:*', { dependencies: { '@wherry/ui': 'workspace:*' } }],
    ['by catalog:', { peerDependencies: { react: 'catalog:' } }],
    ['by 4.0.2 alone', { dependencies: { culori: '4.0.2' } }],
    ['by file:', { optionalDependencies: { a: 'file:../a.tgz' } }],
    ['is private', { private: true }],
    ['is named', { name: '@wherry/tokens' }],
    ['has version 0.2.0', { version: '0.2.0' }],
    ['has no licence', { license: '' }],
    ['has no description', { description: '' }],
    ['has no keywords', { keywords: [] }],
    ['which Node', { engines: {} }],
    ['is not public', { publishConfig: { access: 'restricted', provenance: true } }],
    ['without provenance', { publishConfig: { access: 'public' } }],
    [
      'comes from git+https://github.com/wherry/wherry.git',
      { repository: { ...home, url: homeOf('wherry/wherry', 'ui').url } },
    ],
    // A registry compares letter by letter.
    [
      'comes from git+https://github.com/some-one/A.fork.git',
      { repository: { ...home, url: homeOf('some-one/A.fork', 'ui').url } },
    ],
    ['comes from the folder packages/booking', { repository: { ...home, directory: 'packages/booking' } }],
  ])('that %s is told', (word, change) => {
    const troubles = releaseProblems({ ...good, ...change }, source, files, built)
    expect(troubles).toHaveLength(1)
    expect(troubles[0]).toContain(word)
  })

  it('that does not say where it comes from is told', () =>
    expect(releaseProblems(source, source, files, built)).toEqual([
      '@wherry/ui says it comes from undefined, and is built in some-one/a.fork',
      '@wherry/ui says it comes from the folder undefined, and is built in packages/ui',
    ]))

  it('of a repository that is no owner/name is told', () => {
    const repository = 'https://github.com/some-one/a.fork'
    const packed = { ...good, repository: homeOf(repository, 'ui') }
    expect(releaseProblems(packed, source, files, { ...built, repository })).toEqual([
      `@wherry/ui is built in ${repository}, which is no owner/name`,
    ])
  })

  it('gets where it comes from into its package.json, and nothing else of it changes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wherry-release-'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...source, sideEffects: false }))
    writeHome(folder, home)
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
      ...source,
      sideEffects: false,
      repository: home,
    })
    rmSync(folder, { recursive: true })
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

  /** Reads a changeset: the packages that it releases, each with its step, and its words. */
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
      // A changeset without packages needs no words, as nobody outside will notice the change.
      if (steps.length > 0) expect(words.length, file).toBeGreaterThan(20)
    }
  })

  /** The versions that a changelog tells of, the newest first. */
  const versionsIn = (changelog: string) =>
    [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version!)

  it('have become the changelog that each package comes with: its newest entry is of its version, and so is the contract', () => {
    for (const { folder, manifest } of released) {
      const changelog = read(`packages/${folder}/CHANGELOG.md`)
      expect(changelog.startsWith(`# ${manifest.name}\n\n## ${manifest.version}\n`), folder).toBe(true)
      const [newest] = changelog.split(/^## /m).slice(1)
      expect(newest!.length, folder).toBeGreaterThan(100)
    }
    const { info } = JSON.parse(read('packages/booking/openapi.json')) as { info: { version: string } }
    expect(info.version).toBe(released.find(({ folder }) => folder === 'booking')!.manifest.version)
  })

  it('become versions and changelogs, above what these say already, beside whatever waits', () => {
    const copy = mkdtempSync(join(tmpdir(), 'wherry-release-'))
    for (const path of [
      '.changeset',
      'pnpm-workspace.yaml',
      'pnpm-lock.yaml',
      ...others.map((one) => `${one}/package.json`),
      ...released.flatMap(({ folder }) =>
        ['package.json', 'CHANGELOG.md'].map((file) => `packages/${folder}/${file}`),
      ),
    ])
      cpSync(join(root, path), join(copy, path), { recursive: true })
    const ofCopy = (path: string) => readFileSync(join(copy, path), 'utf8')
    const planted = released.map(({ folder, manifest }) => ({
      name: manifest.name,
      words: `What is planted in ${folder}.\n\n- A point of it.`,
    }))
    for (const [at, { name, words }] of planted.entries())
      writeFileSync(join(copy, `.changeset/planted-${at}.md`), `---\n'${name}': minor\n---\n\n${words}\n`)
    const before = others.map((folder) => ofCopy(`${folder}/package.json`))

    // An empty changeset: otherwise the command asks a person for packages and steps.
    for (const args of [['add', '--empty'], ['version']]) {
      const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/changeset'), args, {
        cwd: copy,
        encoding: 'utf8',
      })
      expect(status, stdout + stderr).toBe(0)
    }
    const waiting = files.map(readChangeset)
    for (const [at, { folder, manifest }] of released.entries()) {
      const { version } = JSON.parse(ofCopy(`packages/${folder}/package.json`)) as Manifest
      const [major, minor] = manifest.version.split('.').map(Number)
      const isMajor = waiting.some(({ steps }) =>
        steps.some(([name, step]) => name === manifest.name && step === 'major'),
      )
      expect(version, folder).toBe(isMajor ? `${major! + 1}.0.0` : `${major}.${minor! + 1}.0`)
      const changelog = ofCopy(`packages/${folder}/CHANGELOG.md`)
      const earlier = versionsIn(read(`packages/${folder}/CHANGELOG.md`))
      expect(versionsIn(changelog), folder).toEqual([version, ...earlier])
      const own = waiting.filter(({ steps }) => steps.some(([name]) => name === manifest.name))
      for (const { words } of [planted[at]!, ...own])
        for (const line of words.split('\n')) expect(changelog).toContain(line)
    }
    expect(readdirSync(join(copy, '.changeset')).sort()).toEqual(['README.md', 'config.json'])
    expect(others.map((folder) => ofCopy(`${folder}/package.json`))).toEqual(before)
    rmSync(copy, { recursive: true })

    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(scripts['changeset']).toBe('changeset')
    expect(scripts['version']).toBe('changeset version && node tools/openapi/write.ts')
  })
})

describe('a bill of materials', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wherry-sbom-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(released.map(({ manifest }) => [manifest.name, manifest] as const))(
    'of %s names what it asks for, with the hash of each',
    async (_, manifest) => {
      const file = join(folder, `${manifest.name.replace('/', '-')}.json`)
      const { command, args } = sbomStep(manifest, file)
      expect((await run(command, args)).code).toBe(0)
      const text = readFileSync(file, 'utf8')
      expect(sbomTroubles(text, manifest)).toEqual([])
      const other = {
        ...manifest,
        version: '9.9.9',
        dependencies: { ...manifest.dependencies, 'left-pad': '1' },
      }
      expect(sbomTroubles(text, other)).toEqual([
        expect.stringContaining('is of pkg:npm/%40wherry/'),
        expect.stringContaining('does not name left-pad'),
      ])
    },
  )

  it.each([
    ['', 'is no JSON'],
    ['{"bomFormat":"SPDX"}', 'no CycloneDX'],
    ['{"bomFormat":"CycloneDX","components":[{"purl":"pkg:npm/a@1"}]}', 'no SHA-512 of pkg:npm/a@1'],
  ])('%j is told', (text, word) => {
    expect(sbomTroubles(text, { name: 'a', version: '1' }).join()).toContain(word)
  })
})
