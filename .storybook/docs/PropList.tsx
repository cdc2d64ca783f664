import { Prose } from './Prose.tsx'
import { vocabulary } from './vocabulary.ts'

/** What Storybook knows of a prop. */
export interface ArgType {
  name?: string
  description?: string
  type?: { required?: boolean | undefined }
  /** The closed list it takes, in the order of its own array. */
  options?: readonly unknown[]
  table?: {
    disable?: boolean
    type?: { summary?: string | undefined; detail?: string | undefined }
    defaultValue?: { summary?: string | undefined }
  }
}

/** A line break of a comment is a space; a paragraph stays. */
const paragraphs = (description: string) =>
  description
    .replace(/\{@link (\S+)\}/g, '`$1`')
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)

/** `"a" | "b"` as the code writes it. */
function typeOf({ options, table }: ArgType): string {
  if (options?.length && options.every((option) => typeof option === 'string'))
    return options.map((option) => `'${option}'`).join(' | ')
  // What is optional may be undefined: that needs no saying.
  const text = (table?.type?.detail ?? table?.type?.summary ?? '').replace(/ \| undefined$/, '')
  return text.replace(/^\((\(.*)\)$/, '$1').replaceAll('"', "'")
}

/** A default is a value or, where there is none to write, a few words. */
function Default({ children }: { children: string }) {
  const text = /^".*"$/.test(children) ? (JSON.parse(children) as string) : children
  const isValue = /^('.*'|-?[\d.]+|true|false|null)$/.test(text)
  return <span>default {isValue ? <code>{text}</code> : <Prose>{text}</Prose>}</span>
}

type ArgTypes = Readonly<Record<string, ArgType>>

/** What is told of: props that the types of the component name. */
const rowsOf = (argTypes: ArgTypes) =>
  Object.entries(argTypes).filter(([, { table }]) => table?.type && !table.disable)

/** Whether there is anything to list: a hook or a function has no props. */
export const hasProps = (argTypes: ArgTypes): boolean => rowsOf(argTypes).length > 0

/** A component's own props with type, default and doc comment; what must be given comes first. */
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
