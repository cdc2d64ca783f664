import { Prose } from './Prose.tsx'
import { vocabulary } from './vocabulary.ts'

/** Storybook's description of a prop. */
export interface ArgType {
  name?: string
  description?: string
  type?: { required?: boolean | undefined }
  /** Values of a closed list, in the order of its array. */
  options?: readonly unknown[]
  table?: {
    disable?: boolean
    type?: { summary?: string | undefined; detail?: string | undefined }
    defaultValue?: { summary?: string | undefined }
  }
}

/** Splits a description into paragraphs; a single line break is a space. */
const paragraphs = (description: string) =>
  description
    .replace(/\{@link (\S+)\}/g, '`$1`')
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)

/** Type of a prop as in the code: `"a" | "b"`. */
function typeOf({ options, table }: ArgType): string {
  if (options?.length && options.every((option) => typeof option === 'string'))
    return options.map((option) => `'${option}'`).join(' | ')
  // `undefined` is left out: every optional prop allows it.
  const text = (table?.type?.detail ?? table?.type?.summary ?? '').replace(/ \| undefined$/, '')
  return text.replace(/^\((\(.*)\)$/, '$1').replaceAll('"', "'")
}

/** A default: a value or, if it cannot be written as one, a few words. */
function Default({ children }: { children: string }) {
  const text = /^".*"$/.test(children) ? (JSON.parse(children) as string) : children
  const isValue = /^('.*'|-?[\d.]+|true|false|null)$/.test(text)
  return <span>default {isValue ? <code>{text}</code> : <Prose>{text}</Prose>}</span>
}

type ArgTypes = Readonly<Record<string, ArgType>>

/** Props to list: those that the component's types name. */
const rowsOf = (argTypes: ArgTypes) =>
  Object.entries(argTypes).filter(([, { table }]) => table?.type && !table.disable)

/** True if there are props to list; a hook or a function has none. */
export const hasProps = (argTypes: ArgTypes): boolean => rowsOf(argTypes).length > 0

/** A component's own props with type, default and doc comment, the required ones first. */
export function PropList({ argTypes }: { argTypes: ArgTypes }) {
  const rows = rowsOf(argTypes)
  const first = rows.filter(([, { type }]) => type?.required)
  const rest = rows.filter(([, { type }]) => !type?.required)
  return (
    <dl className="docs-props">
      {[...first, ...rest].map(([name, argType]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {argType.type?.required && <span className="docs-quiet">required</span>}
          </dt>
          <dd>
            {paragraphs(argType.description || vocabulary[name] || '').map((text) => (
              <p key={text}>
                <Prose>{text}</Prose>
              </p>
            ))}
            <p className="docs-type">
              <code>{typeOf(argType)}</code>
              {argType.table?.defaultValue?.summary && (
                <Default>{argType.table.defaultValue.summary}</Default>
              )}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
