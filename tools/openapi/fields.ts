import type { Json } from './schema.ts'

/** A field of a published object, or a parameter. */
export interface Field {
  /** Path of the field, such as `Price.car_class.capacity`; for a parameter `prices?platform`. */
  readonly path: string
  /** Description of the field: its own, or that of the named schema it uses. */
  readonly text: string | undefined
}

/** Every field of every object of a document, and every parameter. */
export function fieldsOf(document: Json): Field[] {
  const { schemas, parameters } = document['components'] as Record<string, Record<string, Json>>
  const textOf = (json: Json): string | undefined => {
    if (typeof json['description'] === 'string') return json['description']
    const named = [json, ...((json['anyOf'] as Json[] | undefined) ?? [])].find((part) => '$ref' in part)
    const target = schemas?.[String(named?.['$ref']).split('/').pop() ?? '']
    return target === undefined ? undefined : (target['description'] as string | undefined)
  }
  const fields: Field[] = []
  const walk = (json: Json, path: string): void => {
    for (const [name, field] of Object.entries((json['properties'] as Record<string, Json>) ?? {})) {
      fields.push({ path: `${path}.${name}`, text: textOf(field) })
      walk(field, `${path}.${name}`)
    }
    if (json['items'] !== undefined) walk(json['items'] as Json, `${path}[]`)
    for (const member of (json['anyOf'] as Json[] | undefined) ?? []) walk(member, path)
  }
  for (const [name, schema] of Object.entries(schemas ?? {})) walk(schema, name)
  for (const parameter of Object.values(parameters ?? {}))
    fields.push({ path: `?${parameter['name']}`, text: textOf(parameter) })
  const paths = document['paths'] as Record<string, Record<string, Json>>
  for (const { operationId, parameters: own } of Object.values(paths).flatMap(Object.values<Json>))
    for (const parameter of (own as Json[] | undefined) ?? [])
      if (!('$ref' in parameter))
        fields.push({ path: `${operationId}?${parameter['name']}`, text: textOf(parameter) })
  return fields
}
