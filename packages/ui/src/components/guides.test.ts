import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Guide, native } from '../testing/guide.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const components = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Folders of the docs pages for exports that are no components. */
const elsewhere: Record<string, string> = {
  ThemeProvider: '../themes',
  createTheme: '../themes/accent',
  useAnnounce: '../private',
  useCalendar: './Calendar',
  usePhoneInput: './PhoneField',
  useStepper: './Stepper',
  useTimeOptions: './TimePicker',
}

const guideNameOf = (component: string) => `${component[0]!.toLowerCase()}${component.slice(1)}Guide`

/** Exports of a story file: each name with the text up to the next export. */
function storiesOf(text: string): Map<string, string> {
  const parts = text.split(/^(?=export )/m)
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const [, name] = /^export const ([A-Z]\w*)/.exec(part) ?? []
      return name ? [[name, part]] : []
    }),
  )
}

/** Patterns of a `play` function that presses a key of a guide; letters and digits are typed. */
const presses: Record<string, RegExp> = {
  // A Tab that must not move the focus by itself is a dispatched event, as in Menu.
  Tab: /\.tab\(\)|\{Tab\}|key: 'Tab'/,
  'Shift + Tab': /\.tab\(\{ shift: true \}\)|\{Shift>\}\{Tab\}|key: 'Tab',\s+shiftKey/,
  Space: /['`]([^'`\n]*\})? (\{[^'`\n]*)?['`]/,
  letters: /keyboard\(\s*['`][^'`{]|\.type\(/,
  Letters: /keyboard\(\s*['`][^'`{]|\.type\(/,
  digits: /\.type\(/,
  'Ctrl + Z': /\{Control>\}z/,
  'Ctrl + Y': /\{Control>\}y/,
  colon: /'\d+:/,
  dot: /'\d+\./,
  am: /\dam\b/,
  pm: /\dpm\b/,
}
function pressOf(key: string): RegExp {
  if (presses[key]) return presses[key]
  const [last = '', modifier] = key.split(' + ').reverse()
  const literal = `\\{${last.replace(/ /g, '')}\\}`
  return new RegExp(modifier ? `\\{${modifier}>\\}[^']*${literal}` : literal)
}

/** The text of a story's `play`, with the functions of its file that it calls. */
function played(story: string, file: string): string {
  const play = story.slice(story.search(/\bplay\b/))
  const shared = /\bplay: (\w+)\.play/.exec(story)?.[1]
  const helpers = file.split(/^(?=(?:async )?function |const |export )/m).filter((part) => {
    const name = /^(?:async )?(?:function|const) (\w+)/.exec(part)?.[1]
    return name && new RegExp(`\\b${name}\\(`).test(play)
  })
  return [play, shared ? (storiesOf(file).get(shared) ?? '') : '', ...helpers].join('\n')
}

/** Component names for docs pages whose name is no component. */
const main: Record<string, string> = {
  Notifications: 'NotificationProvider',
  createTheme: 'Made',
  useAnnounce: 'Speaker',
  useCalendar: 'OwnCalendar',
  usePhoneInput: 'OwnPhone',
  useStepper: 'OwnStepper',
  useTimeOptions: 'OwnTime',
}
/** Names of the types of parts that are not called by their page. */
const partTypes: Record<string, string> = { Notifications: 'NotificationPart' }
const drawnParts = readFileSync(new URL('../testing/parts.test.tsx', import.meta.url), 'utf8')

const meta = (text: string) => text.slice(0, text.indexOf('export default'))
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

describe.each([...components, ...Object.keys(elsewhere)])('UI-19 the docs page of %s', (component) => {
  const folder = elsewhere[component] ?? `./${component}`
  const stories = readFileSync(new URL(`${folder}/${component}.stories.tsx`, import.meta.url), 'utf8')
  // A component of many stories has some in files beside: TimePickerTyping.stories.tsx.
  const files = readdirSync(new URL(`${folder}/`, import.meta.url))
    .filter((name) => name.startsWith(component) && name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'))
  const read = async () => {
    const module: Record<string, unknown> = await import(`${folder}/${component}.guide.ts`)
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

  it('UI-19 has sections that say something, and code that the README shows too', async () => {
    const { sections = [] } = await read()
    for (const { title, text, code } of sections) {
      expect(title).not.toBe('')
      expect(text.length).toBeGreaterThan(0)
      for (const paragraph of text) expect(paragraph).toMatch(/\.$/)
      if (code) expect(readme).toContain(code)
    }
  })

  it('UI-18 names the parts of a component, and parts.test.tsx draws them', async () => {
    const sources = readdirSync(new URL(`${folder}/`, import.meta.url))
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|guide|css)\./.test(name))
      .map((name) => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'))
    const hasParts = sources.some((text) =>
      new RegExp(`^export type ${partTypes[component] ?? `${component}Part`}\\b`, 'm').test(text),
    )
    const { parts = {} } = await read()
    expect(Object.keys(parts).length > 0).toBe(hasParts)
    if (hasParts) expect(drawnParts).toContain(`guide: ${guideNameOf(component)}`)
    for (const about of Object.values(parts)) expect(about).toMatch(/\.$/)
  })

  it('A11Y-02 has every key pressed by the story that proves it, or left to the browser’s own control', async () => {
    const { keys } = await read()
    const known = new Map(
      files.flatMap((file) => [...storiesOf(file)].map(([name, story]) => [name, { story, file }] as const)),
    )
    const unproven = keys
      .filter(({ proof }) => proof !== native)
      .flatMap(({ key, proof }) => {
        const { story, file } = known.get(proof) ?? { story: '', file: '' }
        if (!/\bplay\b/.test(story)) return [`${proof} plays nothing`]
        const text = played(story, file)
        return key
          .split(', ')
          .flatMap((one) => (pressOf(one).test(text) ? [] : [`${proof} never presses ${one}`]))
      })
    expect(unproven).toEqual([])
    for (const { key, action } of keys) expect([key, action]).not.toContain('')
  })
})
