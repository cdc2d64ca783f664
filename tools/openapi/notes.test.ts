import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Notes, readNotes } from './notes.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-notes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let notes: Notes

beforeAll(() => {
  writeFileSync(
    join(folder, 'shapes.ts'),
    `import * as v from 'valibot'
/** Metres. */
export const metres = v.number()
export function maybe<const S>(schema: S) {
  return v.nullish(v.pipe(schema, v.metadata({ addition: true })))
}
/** Left and right. */
export const sides = {
  /** The left one. */
  left: maybe(metres),
  right: metres,
} as const
`,
  )
  mkdirSync(join(folder, 'roads'))
  writeFileSync(
    join(folder, 'roads/schema.ts'),
    `import * as v from 'valibot'
import { maybe, metres as length, sides } from '../shapes.ts'
/** A road. */
export const road = v.object({
  ...sides,
  /**
   * How long
   * it is.
   */
  length: maybe(length),
  width: v.nullable(length),
  'odd-name': v.string(),
  lanes: v.pipe(v.array(v.object({
    /** From the right. */
    number: v.number(),
  })), v.minLength(1)),
  /** Either. */
  end: v.union([v.string(), v.object({
    /** What stands there. */
    sign: v.string(),
  })]),
  // No doc comment.
  plain: v.string(),
})
/** Another road. */
export const path = v.object({ ...road.entries, length })
/** API-30 Asks for roads. */
export const roads = { name: 'roads', query: v.object({
  /** Which. */
  q: v.string(),
}), answer: v.object({ result: v.array(road) }) } as const satisfies object
`,
  )
  writeFileSync(join(folder, 'roads/schema.test.ts'), 'export const road = 1')
  notes = readNotes(folder)
})

it('API-30 a field has its own comment, in one line, whatever it is wrapped in', () => {
  const { text, fields } = notes.ofConstant('roads/schema.ts', 'road')
  expect(text).toBe('A road.')
  expect(fields?.get('length')?.text).toBe('How long it is.')
  expect(fields?.get('lanes')?.items?.fields?.get('number')?.text).toBe('From the right.')
  expect(fields?.get('end')?.text).toBe('Either.')
  expect(fields?.get('end')?.members?.[1]?.fields?.get('sign')?.text).toBe('What stands there.')
  expect(fields?.get('plain')).toEqual({ text: undefined, shapeText: undefined })
  expect([...(fields?.keys() ?? [])]).toContain('odd-name')
})

it('API-30 a field without a comment has that of the named schema it takes', () => {
  const { fields } = notes.ofConstant('roads/schema.ts', 'road')
  expect(fields?.get('width')).toMatchObject({ text: undefined, shapeText: 'Metres.' })
  expect(fields?.get('length')?.shapeText).toBe('Metres.')
})

it('API-30 spread fields keep their comments, and are overwritten by later ones', () => {
  const road = notes.ofConstant('roads/schema.ts', 'road')
  expect(road.fields?.get('left')?.text).toBe('The left one.')
  expect(road.fields?.get('right')?.shapeText).toBe('Metres.')
  const path = notes.ofConstant('roads/schema.ts', 'path')
  expect(path.text).toBe('Another road.')
  expect(path.fields?.get('left')?.text).toBe('The left one.')
  expect(path.fields?.get('length')).toMatchObject({ text: undefined, shapeText: 'Metres.' })
})

it('API-30 a call has its comment, and its parts have theirs', () => {
  const { text, query, body, answer } = notes.ofEndpoint('roads/schema.ts', 'roads')
  expect(text).toBe('API-30 Asks for roads.')
  expect(query.fields?.get('q')?.text).toBe('Which.')
  expect(body).toEqual({})
  expect(answer.fields?.get('result')?.items).toMatchObject({ shapeText: 'A road.' })
})

it('API-30 what is declared nowhere is refused', () => {
  expect(() => notes.ofConstant('roads/schema.ts', 'bridge')).toThrow('roads/schema.ts declares no bridge')
  expect(() => notes.ofConstant('roads/schema.test.ts', 'road')).toThrow()
})
