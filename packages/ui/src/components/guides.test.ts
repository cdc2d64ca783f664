import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Guide, native } from '../testing/guide.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const components = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const guideNameOf = (component: string) => `${component[0]!.toLowerCase()}${component.slice(1)}Guide`

/** Export names of a story file, each with the text from it to the next export. */
function storiesOf(text: string): Map<string, string> {
  const parts = text.split(/^(?=export )/m)
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const [, name] = /^export const ([A-Z]\w*)/.exec(part) ?? []
      return name ? [[name, part]] : []
    }),
  )
}

/** Of a folder that has no component of its own name. */
const main: Record<string, string> = { Notifications: 'NotificationProvider' }
const meta = (text: string) => text.slice(0, text.indexOf('export default'))

describe.each(components)('UI-19 the docs page of %s', (component) => {
  const stories = readFileSync(`${here}${component}/${component}.stories.tsx`, 'utf8')
  const read = async () => {
    const module: Record<string, unknown> = await import(`./${component}/${component}.guide.ts`)
    return module[guideNameOf(component)] as Guide
  }

  it('UI-19 is drawn, of this component, with its guide', () => {
    expect(meta(stories)).toMatch(/\btags: \[[^\]]*'autodocs'/)
    expect(meta(stories)).toMatch(new RegExp(`\\bcomponent: ${main[component] ?? component}\\b`))
    expect(meta(stories)).toMatch(new RegExp(`\\bguide: ${guideNameOf(component)}\\b`))
    expect(meta(stories)).not.toContain('description: { component')
  })

  it('UI-19 says what it is for, at least two dos and two don’ts', async () => {
    const guide = await read()
    expect(guide.about).not.toBe('')
    expect(guide.does.length).toBeGreaterThanOrEqual(2)
    expect(guide.donts.length).toBeGreaterThanOrEqual(2)
    const lines = [...guide.does, ...guide.donts]
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line).toMatch(/[.)]$/)
  })

  it('A11Y-02 has every key proven by a story that plays it, or left to the browser’s own control', async () => {
    const { keys } = await read()
    const known = storiesOf(stories)
    const unproven = keys.filter(({ proof }) => proof !== native && !/\bplay\b/.test(known.get(proof) ?? ''))
    expect(unproven).toEqual([])
    for (const { key, action } of keys) expect([key, action]).not.toContain('')
  })
})
