import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { draftFields } from '../../packages/booking/src/kernel/model/draftFields.ts'
import { nameLimit } from '../../packages/booking/src/kernel/reading/name.ts'
import { emailLimit } from '../../packages/booking/src/kernel/reading/readEmail.ts'
import { textLimits } from '../../packages/booking/src/kernel/values/textLength.ts'
import { documentFile } from './file.ts'

/** Maximum length of each text of an order that a person types, by its name on the wire; the form's own limits. */
const limits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.values(draftFields).flatMap((field) =>
      'wire' in field && 'limit' in field ? [[field.wire, field.limit]] : [],
    ),
  ),
  ...{ name: nameLimit, email: emailLimit },
  ...{ text_tablet: draftFields.sign.limit, comment: draftFields.notes.limit },
  ...{ arrival_number: textLimits.flight, departure_number: textLimits.flight },
  ...{ arrival_terminal: textLimits.terminal, departure_terminal: textLimits.terminal },
  ...{ arrival_train_number: textLimits.train, departure_train_number: textLimits.train },
  arrival_wagon_train_number: textLimits.wagon,
}

/** Description of a field in the document, and the schemas in it. */
interface Node {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Node>>
}

/** Texts with a limit in a schema and in those that it refers to, each with its description. */
function textsIn(node: unknown, schemas: Readonly<Record<string, unknown>>): [name: string, text: string][] {
  if (typeof node === 'string')
    return node.startsWith('#/components/schemas/') ? textsIn(schemas[node.split('/').at(-1)!], schemas) : []
  if (typeof node !== 'object' || node === null) return []
  const own = Object.entries((node as Node).properties ?? {}).flatMap(
    ([name, { description = '' }]): [string, string][] => (name in limits ? [[name, description]] : []),
  )
  return [...own, ...Object.values(node).flatMap((part) => textsIn(part, schemas))]
}

/** Texts whose description states no length, or another one than the form's, as `name: description`. */
const wrongIn = (texts: readonly (readonly [name: string, description: string])[]) =>
  texts.flatMap(([name, description]) => {
    const [, stated] = /(?:up| \d+) to (\d+) characters/.exec(` ${description}`) ?? []
    return Number(stated) === limits[name] ? [] : [`${name}: ${description}`]
  })

describe('the document of the calls', () => {
  it('states the length of each text that a person types into an order, as the form holds it', () => {
    const { components } = JSON.parse(readFileSync(documentFile, 'utf8'))
    const texts = textsIn(components.schemas.CreateOrderBody, components.schemas)
    expect(new Set(texts.map(([name]) => name))).toEqual(new Set(Object.keys(limits)))
    expect(wrongIn(texts)).toEqual([])
  })

  it.each(['Name, 2 to 90 characters.', 'Name.'])('is found wrong with %j', (description) =>
    expect(wrongIn([['name', description]])).toHaveLength(1),
  )
})
