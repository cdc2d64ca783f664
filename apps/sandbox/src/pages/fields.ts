import {
  nameOf,
  type PublishedDocument,
  type PublishedOperation,
  type PublishedParameter,
  type PublishedSchema,
} from './docs/openapi.ts'

/** A row of a table of fields. */
export interface FieldRow {
  /** Path of the field, such as `car_class.capacity`; `[]` is each row of a list. */
  readonly name: string
  /** Types of the field: plain words, and names of published schemas. */
  readonly types: readonly (string | { readonly schema: string })[]
  readonly isRequired: boolean
  readonly isAddition: boolean
  /** Meaning of the field, its unit and its bounds. */
  readonly text: string
}

/** Rows of a schema, nested fields after their parent. A named schema is not expanded. */
export function fieldRows(schema: PublishedSchema): FieldRow[] {
  return rowsWithin(schema, '')
}

/** A row of a table of parameters. */
export interface ParameterRow extends FieldRow {
  readonly in: PublishedParameter['in']
}

/** Parameters of a call besides its body: its own, its headers, and those of the base query. */
export interface ParameterRows {
  readonly own: readonly ParameterRow[]
  readonly headers: readonly ParameterRow[]
  readonly shared: readonly ParameterRow[]
}

/** Rows of a call's parameters; the token is one of its headers. */
export function parameterRows(
  { parameters, security }: PublishedOperation,
  { components }: PublishedDocument,
): ParameterRows {
  const isNeeded = needOfToken(security) === 'needed'
  const token: ParameterRow = {
    name: 'Authorization',
    in: 'header',
    types: ['string'],
    isRequired: isNeeded,
    isAddition: false,
    text: `\`Bearer …\`, the token of a session${isNeeded ? '' : '; left out by who is not signed in'}.`,
  }
  const headers = needOfToken(security) === 'none' ? [] : [token]
  const own: ParameterRow[] = []
  const shared: ParameterRow[] = []
  for (const parameter of parameters) {
    const { $ref } = parameter
    const named = $ref === undefined ? parameter : components.parameters[nameOf($ref)]
    if (named === undefined) throw new Error(`The document has no ${$ref}`)
    const rows = $ref !== undefined ? shared : named.in === 'header' ? headers : own
    rows.push(parameterRow(named))
  }
  return { own, headers, shared }
}

/** The need of a call for a token. */
export function needOfToken(security: PublishedOperation['security']): 'needed' | 'possible' | 'none' {
  if (security.length === 0) return 'none'
  return security.some((way) => Object.keys(way).length === 0) ? 'possible' : 'needed'
}

/** Documented headers of a successful response. */
export const answerHeaderRows = ({ responses }: PublishedOperation): ParameterRow[] =>
  Object.entries(responses['200']?.headers ?? {}).map(([name, header]) =>
    parameterRow({ ...header, name, in: 'header' }),
  )

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
    text: sentences(description, boundsOf(schema, description)),
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
      text: sentences(field.description ?? '', boundsOf(field, field.description ?? '')),
    })
    rows.push(...rowsWithin(field, `${prefix}${name}.`))
    if (field.items !== undefined) rows.push(...rowsWithin(field.items, `${prefix}${name}[].`))
  }
  for (const member of schema.anyOf ?? []) rows.push(...rowsWithin(member, prefix))
  return rows
}

/** Types of a schema: `string`, `null`, a named schema, `list of …`. */
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

/** Bounds that the description does not mention: length, range, choice. */
function boundsOf(schema: PublishedSchema, said: string): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, minProperties, maxProperties } = schema
  const choice = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).filter(
    (value) => value !== null,
  )
  return sentences(
    rangeOf(minimum, maximum, '', said),
    rangeOf(minLength, maxLength, 'character', said),
    rangeOf(minItems, maxItems, 'row', said),
    rangeOf(minProperties, maxProperties, 'entry', said),
    choice.length === 0 || choice.every((value) => said.includes(`\`${value}\``))
      ? ''
      : `One of ${choice.map((value) => `\`${value}\``).join(', ')}.`,
    schema.format === 'uuid' && !said.includes('UUID') ? 'A UUID.' : '',
    schema.pattern === undefined ? '' : `Pattern \`${schema.pattern}\`.`,
  )
}

const plurals: Readonly<Record<string, string>> = { character: 'characters', row: 'rows', entry: 'entries' }

/** A sentence about a range, such as `At least 1 character.`; empty if the description has it already. */
function rangeOf(
  least: number | undefined,
  greatest: number | undefined,
  unit: string,
  said: string,
): string {
  // The limits of safe integers tell the reader nothing, so they are left out.
  const low = least === Number.MIN_SAFE_INTEGER ? undefined : least
  const high = greatest === Number.MAX_SAFE_INTEGER ? undefined : greatest
  const counted = (count: number) =>
    unit === '' ? showNumber(count) : `${showNumber(count)} ${count === 1 ? unit : plurals[unit]}`
  const isSaid = (...numbers: number[]) =>
    unit === '' &&
    numbers.every((number) => new RegExp(`(?<![\\d,.-])${showNumber(number)}(?![\\d,]|\\.\\d)`).test(said))
  if (low === undefined && high === undefined) return ''
  if (high === undefined) return low === undefined || isSaid(low) ? '' : `At least ${counted(low)}.`
  if (low === undefined) return isSaid(high) ? '' : `At most ${counted(high)}.`
  if (isSaid(low, high)) return ''
  return low === high ? `Exactly ${counted(low)}.` : `${showNumber(low)} to ${counted(high)}.`
}

const showNumber = (value: number) => value.toLocaleString('en')
