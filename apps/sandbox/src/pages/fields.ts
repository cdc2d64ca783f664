import { nameOf, type PublishedDocument, type PublishedParameter, type PublishedSchema } from './openapi.ts'

/** A row of a table of fields. */
export interface FieldRow {
  /** `car_class.capacity`; `[]` stands for each row of a list. */
  readonly name: string
  /** What it may be: plain words, and names of published schemas. */
  readonly types: readonly (string | { readonly schema: string })[]
  readonly isRequired: boolean
  readonly isAddition: boolean
  /** What it means, its unit and its bounds. */
  readonly text: string
}

/** Rows of a schema, fields of fields after their field; what has a name of its own is not unfolded. */
export function fieldRows(schema: PublishedSchema): FieldRow[] {
  return rowsWithin(schema, '')
}

/** A row of a table of parameters. */
export interface ParameterRow extends FieldRow {
  readonly in: PublishedParameter['in']
}

/** Rows of a call's parameters: its own, and those of the base query. */
export function parameterRows(
  parameters: readonly PublishedParameter[],
  { components }: PublishedDocument,
): { own: ParameterRow[]; shared: ParameterRow[] } {
  const own: ParameterRow[] = []
  const shared: ParameterRow[] = []
  for (const parameter of parameters) {
    const { $ref } = parameter
    const named = $ref === undefined ? parameter : components.parameters[nameOf($ref)]
    if (named === undefined) throw new Error(`The document has no ${$ref}`)
    const rows = $ref !== undefined && named.in === 'query' ? shared : own
    rows.push(parameterRow(named))
  }
  return { own, shared }
}

/** Rows of the base query. */
export function baseRows({ components }: PublishedDocument): ParameterRow[] {
  return Object.values(components.parameters)
    .filter((parameter) => parameter.in === 'query')
    .map(parameterRow)
}

function parameterRow(parameter: PublishedParameter): ParameterRow {
  const { name, schema, required = false, description = '' } = parameter
  return {
    name,
    in: parameter.in,
    types: typesOf(schema),
    isRequired: required,
    isAddition: parameter['x-addition'] === true,
    text: sentences(description, boundsOf(schema)),
  }
}

function rowsWithin(schema: PublishedSchema, prefix: string): FieldRow[] {
  const rows: FieldRow[] = []
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    rows.push({
      name: prefix + name,
      types: typesOf(field),
      isRequired: schema.required?.includes(name) ?? false,
      isAddition: field['x-addition'] === true,
      text: sentences(field.description ?? '', boundsOf(field)),
    })
    rows.push(...rowsWithin(field, `${prefix}${name}.`))
    if (field.items !== undefined) rows.push(...rowsWithin(field.items, `${prefix}${name}[].`))
  }
  for (const member of schema.anyOf ?? []) rows.push(...rowsWithin(member, prefix))
  return rows
}

/** `string`, `null`, a named schema, `list of …`. */
export function typesOf(schema: PublishedSchema): FieldRow['types'] {
  if (schema.$ref !== undefined) return [{ schema: nameOf(schema.$ref) }]
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(typesOf)
  const types = [schema.type ?? 'anything'].flat()
  return types.flatMap((type) => {
    if (type !== 'array') return [type]
    const rows = schema.items === undefined ? [] : typesOf(schema.items)
    return [`list of${rows.length > 0 ? '' : ' values'}`, ...rows]
  })
}

const sentences = (...parts: string[]): string => parts.filter(Boolean).join(' ')

/** What the description may not say: length, range, choice. */
function boundsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  ...schema
}: PublishedSchema) {
  const range = (low: number | undefined, high: number | undefined, unit: string): string => {
    if (low === undefined && high === undefined) return ''
    if (high === undefined) return `At least ${low}${unit}.`
    return low === undefined ? `At most ${high}${unit}.` : `${low} to ${high}${unit}.`
  }
  const choice = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).filter(
    (value) => value !== null,
  )
  return sentences(
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' rows'),
    choice.length === 0 ? '' : `One of ${choice.map((value) => `\`${value}\``).join(', ')}.`,
    schema.pattern === undefined ? '' : `Pattern \`${schema.pattern}\`.`,
  )
}
