import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wireLimits } from '../../apps/sandbox/src/orders/checks/wireLimits.ts'
import { draftFields } from '../../packages/booking/src/kernel/model/draftFields.ts'
import { nameLimit } from '../../packages/booking/src/kernel/reading/name.ts'
import { emailLimit } from '../../packages/booking/src/kernel/reading/readEmail.ts'
import { documentFile } from './file.ts'

/** Maximum length of each text of an order, by its name on the wire, as the form and the sandbox hold it. */
const limits: Readonly<Record<string, number>> = {
  ...wireLimits,
  ...{ name: nameLimit, email: emailLimit },
  ...{ text_tablet: draftFields.sign.limit, comment: draftFields.notes.limit },
}

/** Phones, which have a number of digits, and the types of services, which the offer lists. */
const others = ['phone', 'type']

/** Description of a field in the document, and the schemas in it. */
interface Node {
  readonly type?: string | readonly string[]
  /** Allowed values: such a text needs no length. */
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Node>>
}

/** Texts of any words in a schema and in those that it refers to, each with its description. */
function textsIn(node: unknown, schemas: Readonly<Record<string, unknown>>): [name: string, text: string][] {
  if (typeof node === 'string')
    return node.startsWith('#/components/schemas/') ? textsIn(schemas[node.split('/').at(-1)!], schemas) : []
  if (typeof node !== 'object' || node === null) return []
  const own = Object.entries((node as Node).properties ?? {}).flatMap(
    ([name, { type, enum: values, description = '' }]): [string, string][] =>
      [type].flat().includes('string') && !values ? [[name, description]] : [],
  )
  return [...own, ...Object.values(node).flatMap((part) => textsIn(part, schemas))]
}

/** Texts whose description states no length, or another one, as `name: description`. */
const wrongIn = (texts: readonly (readonly [name: string, description: string])[]) =>
  texts.flatMap(([name, description]) => {
    const [, stated] = /(?:up| \d+) to (\d+) characters/.exec(` ${description}`) ?? []
    return Number(stated) === limits[name] || others.includes(name) ? [] : [`${name}: ${description}`]
  })

describe('the document of the calls', () => {
  it('states the length of each text of an order, as the form and the sandbox hold it', () => {
    const { components } = JSON.parse(readFileSync(documentFile, 'utf8'))
    const texts = textsIn(components.schemas.CreateOrderBody, components.schemas)
    expect(new Set(texts.map(([name]) => name))).toEqual(new Set([...Object.keys(limits), ...others]))
    expect(wrongIn(texts)).toEqual([])
  })

  it.each([
    ['name', 'Name, 2 to 90 characters.'],
    ['name', 'Name.'],
    ['door_code', 'Code of the door, which no table has; empty: none.'],
  ])('is found wrong with %s: %j', (name, description) => {
    const body = { properties: { [name]: { type: ['string', 'null'], description } } }
    expect(wrongIn(textsIn(body, {}))).toEqual([`${name}: ${description}`])
  })
})
