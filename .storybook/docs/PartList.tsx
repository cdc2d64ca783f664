import { Prose } from './Prose.tsx'

/** List of a component's parts: the names for `data-part` and `classNames`, each with a description. */
export function PartList({ parts }: { parts: Readonly<Record<string, string>> }) {
  return (
    <>
      <p>
        <Prose>
          Each has its name as `data-part` in the page, and takes a class name of yours by `classNames`; a
          name stays from version to version. `className` is for the component itself.
        </Prose>
      </p>
      <dl className="docs-props">
        {Object.entries(parts).map(([name, about]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <p>
                <Prose>{about}</Prose>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
