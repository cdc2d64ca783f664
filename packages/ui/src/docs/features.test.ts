import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const page = readFileSync(join(root, 'docs/features.md'), 'utf8')

interface Feature {
  name: string
  here: string
  tests: { file: string; name: string }[]
}

const features: Feature[] = page
  .split('\n')
  .filter((line) => /^\| (?!feature|---)/.test(line))
  .map((line) => {
    const [name = '', here = '', held = ''] = line.slice(2, -2).split(' | ')
    const tests = [...held.matchAll(/`([^`]+\.tsx?)`: (.*?)(?=<br>|$)/g)].map(([, file, test]) => ({
      file: file!,
      name: test!,
    }))
    return { name, here, tests }
  })

/** True if a source has a story of that name that plays: one that is only drawn proves nothing. */
const storyThatPlays = (source: string, name: string) =>
  source.split(/^(?=export const )/m).some((piece) => {
    const [story = ''] = piece.split(/^\}$/m)
    return story.startsWith(`export const ${name}:`) && /^ {2}play: /m.test(story)
  })

/** True if a source has a test of that name: a name that is only mentioned proves nothing. */
const testIn = (source: string, name: string) =>
  ["'", '"', '`'].some((quote) =>
    source
      .split(`${quote}${name}${quote}`)
      .slice(0, -1)
      .some((before) => {
        const call = before
          .split(/\bit(?=\(|\.each\()/)
          .at(-1)!
          .trim()
        return call === '(' || (call.startsWith('.each(') && call.endsWith(')('))
      }),
  )

/** True if a file has a test, or as a file of stories one that plays, of that name. */
const hasTest = (file: string, source: string, name: string) =>
  file.endsWith('.stories.tsx') ? storyThatPlays(source, name) : testIn(source, name)

describe('UI-18 a feature that docs/features.md names', () => {
  it('has a test, or is said to be missing', () => {
    expect(features.length).toBeGreaterThan(30)
    for (const { name, here, tests } of features) {
      expect(here, name).toMatch(/^(yes|no: )/)
      if (here.startsWith('yes')) expect(tests.length, name).toBeGreaterThan(0)
      else expect(tests, name).toEqual([])
    }
  })

  it.each(features.flatMap(({ name, tests }) => tests.map((test) => [name, test.name, test.file] as const)))(
    '%s: %s',
    (_, name, file) => {
      expect(hasTest(file, readFileSync(join(root, file), 'utf8'), name), file).toBe(true)
    },
  )

  it.each([
    ["it('is walked', () => {})", true],
    ["it(\n  'is walked',\n  () => {},\n)", true],
    ["it.each([\n  ['a', f()],\n] as const)(\n  'is walked', () => {})", true],
    ["it('is walked on', () => {})", false],
    ["it('is seen', () => {\n  expect(steps).toContain('is walked')\n})", false],
    ["const steps = ['is walked']", false],
    ["it.skip('is walked', () => {})", false],
    ["export const Walked: Story = {\n  name: 'is walked',\n}\n", false],
  ])('in %j, its test is there: %s', (source, isThere) => {
    expect(hasTest('a.test.tsx', source, 'is walked')).toBe(isThere)
  })

  it.each([
    ['export const ByKeys: Story = {\n  play: async () => {},\n}\n', true],
    ['export const ByKeysToo: Story = {\n  play: async () => {},\n}\n', false],
    ['export const ByKeys: Story = {}\nexport const Next: Story = {\n  play: async () => {},\n}\n', false],
    ['export const ByKeys: Story = {\n  args: {},\n}\nconst shared = {\n  play: async () => {},\n}\n', false],
    ["export const Next: Story = {\n  name: 'ByKeys',\n  play: async () => {},\n}\n", false],
    ["it('ByKeys', () => {})", false],
  ])('in %j, its story plays: %s', (source, plays) => {
    expect(hasTest('A.stories.tsx', source, 'ByKeys')).toBe(plays)
  })
})
