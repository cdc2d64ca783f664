import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Packages of the lockfile without the hash of the registry's tarball, and places that name another source. */
function foreignSources(lockfile: string): string[] {
  const lines = lockfile.split('\n')
  const resolutions = lines.filter((line) => /^ +resolution:/.test(line))
  const loose = resolutions.filter(
    (line) => !/^ {4}resolution: \{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/.test(line),
  )
  const packages = lines.slice(lines.indexOf('packages:') + 1, lines.indexOf('snapshots:'))
  const names = packages.filter((line) => /^ {2}\S.*:$/.test(line))
  const unheld =
    names.length === resolutions.length ? [] : [`${names.length - resolutions.length} without a hash`]
  const elsewhere = lines.filter((line) =>
    /(?<![\w-])(?:https?|git|ssh|file):|git\+|github\.com|\.tgz/.test(line),
  )
  const links = lines.filter(
    (line) => /link:/.test(line) && !/: link:(?:\.\.\/)*(?:(?:packages|apps)\/)?[a-z\d]+$/.test(line),
  )
  return [...loose, ...unheld, ...elsewhere, ...links]
}

/** The value of a setting at the top level of pnpm-workspace.yaml; undefined if it is not set. */
const settingOf = (text: string, name: string) => new RegExp(`^${name}: *(\\S+)$`, 'm').exec(text)?.[1]

/** Packages let through that should wait or be held, by the settings of the workspace. */
function looseSettings(text: string): string[] {
  const age = Number(settingOf(text, 'minimumReleaseAge') ?? 0)
  return [
    ...(age >= 3 * 24 * 60 ? [] : [`a version may be ${age} minutes old`]),
    ...(settingOf(text, 'trustPolicy') === 'no-downgrade'
      ? []
      : ['a version may come with less proof than an earlier one']),
    ...(settingOf(text, 'blockExoticSubdeps') === 'true'
      ? []
      : ['what we ask for may bring packages from anywhere']),
    ...[
      'minimumReleaseAgeExclude',
      'trustPolicyExclude',
      'trustLockfile',
      'dangerouslyAllowAllBuilds',
      'registries',
    ].filter((name) => new RegExp(`^${name}:`, 'm').test(text)),
  ]
}

describe('what the product is made of', () => {
  it('comes from the registry, each held to its hash', () => {
    expect(foreignSources(read('pnpm-lock.yaml'))).toEqual([])
  })

  it('is three days old, proven as before, and from nowhere else', () => {
    expect(looseSettings(read('pnpm-workspace.yaml'))).toEqual([])
  })

  it('is looked up among what is known against packages, by the workflow that a release waits for', () => {
    expect(read('.github/workflows/test.yml')).toMatch(
      /run: npx --yes pnpm@\S+ audit --audit-level=moderate\n/,
    )
    expect(read('.github/workflows/release.yml')).toMatch(/needs: \[test, mode\]/)
  })
})

describe('the law', () => {
  const lockfile = read('pnpm-lock.yaml')
  const [first = ''] = /^ {4}resolution: .+$/m.exec(lockfile) ?? []
  it.each([
    ['a tarball of another host', first, '    resolution: {tarball: https://evil.example/a.tgz}'],
    ['one with a hash', first, first.replace('}', ', tarball: https://evil.example/a.tgz}')],
    ['a repository', first, '    resolution: {type: git, repo: git@github.com:a/b.git, commit: 0}'],
    ['a weak hash', first, '    resolution: {integrity: sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=}'],
    ['no hash', first, ''],
    ['a folder outside', 'link:packages/ui', 'link:../../elsewhere/UI'],
  ])('sees %s in the lockfile', (_, from, to) => {
    expect(lockfile).toContain(from)
    expect(foreignSources(lockfile.replace(from, to))).not.toEqual([])
  })

  it.each([
    ['minimumReleaseAge: 4320', 'minimumReleaseAge: 60'],
    ['trustPolicy: no-downgrade', 'trustPolicy: off'],
    ['blockExoticSubdeps: true', ''],
    ['strictPeerDependencies: true', 'minimumReleaseAgeExclude:\n  - a'],
  ])('sees %j become %j', (from, to) => {
    const text = read('pnpm-workspace.yaml')
    expect(text).toContain(from)
    expect(looseSettings(text.replace(from, to))).not.toEqual([])
  })
})
