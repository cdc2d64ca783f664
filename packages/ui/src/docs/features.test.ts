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

/** The story of that name in a source, if it plays: one that is only drawn proves nothing. */
const storyThatPlays = (source: string, name: string) =>
  source
    .split(/^(?=export const )/m)
    .some((story) => story.startsWith(`export const ${name}:`) && /^ {2}play: /m.test(story))

/** True if a source has a test, or a story that plays, of that name. */
const hasTest = (source: string, name: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`)) || storyThatPlays(source, name)

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
      expect(hasTest(readFileSync(join(root, file), 'utf8'), name), file).toBe(true)
    },
  )

  it('is missed where its test is gone', () => {
    expect(hasTest("it('is walked', () => {})", 'is walked')).toBe(true)
    expect(hasTest("it('is walked on', () => {})", 'is walked')).toBe(false)
    const story = 'export const ByKeys: Story = {\n  play: async () => {},\n}\n'
    expect(hasTest(story, 'ByKeys')).toBe(true)
    expect(hasTest(story.replace('ByKeys', 'ByKeysToo'), 'ByKeys')).toBe(false)
    expect(hasTest(`export const ByKeys: Story = {}\n${story.replace('ByKeys', 'Next')}`, 'ByKeys')).toBe(
      false,
    )
  })
})
