import { type KeyRow, native } from '@wherry/ui/testing/guide.ts'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { Prose } from './Prose.tsx'
import { StoryLink } from './StoryLink.tsx'

const Keys = ({ of }: { of: string }) =>
  of.split(', ').map((keys) => (
    <span key={keys} className="docs-keys">
      {keys.split(' + ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  ))

export interface KeyTableProps {
  keys: readonly KeyRow[]
  /** Id of the story file, with which the ids of its stories begin. */
  componentId: string
}

/** A table of keys with the action of each, and the story that proves it. */
export function KeyTable({ keys, componentId }: KeyTableProps) {
  return (
    <div className="docs-scroll">
      <table className="docs-table">
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
            <th>Proof</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, action, proof }) => (
            <tr key={key + action}>
              <td>
                <Keys of={key} />
              </td>
              <td>
                <Prose>{action}</Prose>
              </td>
              <td>
                {proof === native ? (
                  <span className="docs-quiet">The browser’s own control</span>
                ) : (
                  <StoryLink id={toId(componentId, storyNameFromExport(proof))}>
                    {storyNameFromExport(proof)}
                  </StoryLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
