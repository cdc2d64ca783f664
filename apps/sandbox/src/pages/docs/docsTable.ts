import { html } from 'hono/html'
import { type FieldRow, fieldRows } from '../fields.ts'
import type { Markup } from '../layout.ts'
import { nameOf, type PublishedSchema } from './openapi.ts'

/** The fields of a schema, or its type if it has none. */
export function schemaTable(label: string, title: string, schema: PublishedSchema): Markup {
  if (schema.$ref !== undefined)
    return html`<h4>${title}</h4><p>${typeLinks([{ schema: nameOf(schema.$ref) }])}</p>`
  const rows = fieldRows(schema)
  if (rows.length > 0) return fieldTable(label, title, rows)
  const [row] = fieldRows({ properties: { value: schema } })
  return html`<p class="small">${title}: ${typeLinks(row?.types ?? [])}. ${prose(
    (row?.text ?? '').slice((schema.description ?? '').length).trim(),
  )}</p>`
}

/** A table of fields, parameters or headers, with or without a title. */
export function fieldTable(
  label: string,
  title: string | null,
  rows: readonly (FieldRow & { in?: string })[],
): Markup {
  const cells = rows.map((row) => [
    html`<code>${row.name}</code>${row.in === 'path' ? html` <span class="small">path</span>` : ''}`,
    html`${typeLinks(row.types)}`,
    html`${row.isRequired ? 'yes' : 'no'}`,
    html`${row.isAddition ? html`<span class="badge">addition</span> ` : ''}${prose(row.text)}`,
  ])
  const heads = ['Name', 'Type', 'Required', 'What it is']
  return html`${title === null ? '' : html`<h4>${title}</h4>`}${stackTable(label, heads, cells)}`
}

/** A table whose rows become blocks on a small screen; the first column is the row's header. */
export function stackTable(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly (Markup | string)[])[],
): Markup {
  return html`<table class="stack" role="table" aria-label="${label}">
      <thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th scope="col" role="columnheader">${head}</th>`)}</tr></thead>
      <tbody role="rowgroup">${rows.map(
        (cells) =>
          html`<tr role="row">${cells.map((cell, at) => html`<td role="cell" data-head="${heads[at]}">${cell}</td>`)}</tr>`,
      )}</tbody>
    </table>`
}

/** `number, string or null`, with links to the named schemas. */
export function typeLinks(types: FieldRow['types']): Markup[] {
  return types.map((type, index) => {
    const before = types[index - 1]
    const isRowOfList = typeof before === 'string' && before.startsWith('list of')
    const joint = index === 0 ? '' : isRowOfList ? ' ' : ' or '
    return typeof type === 'string'
      ? html`${joint}${type}`
      : html`${joint}<a href="#schema-${type.schema}">${type.schema}</a>`
  })
}

/** Text with code between backticks. */
export function prose(text: string): Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}
