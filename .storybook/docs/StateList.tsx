import { requirementsOf } from '../proofs.ts'
import { Prose } from './Prose.tsx'
import { StoryLink } from './StoryLink.tsx'

export interface StateListProps {
  title: string
  stories: readonly {
    id: string
    name: string
    tags: readonly string[]
    /** Storybook puts the doc comment of a story into them. */
    parameters: { docs?: { description?: { story?: string } } }
  }[]
}

/** Links to stories. The stories are not rendered here, because their overlays would cover each other. */
export function StateList({ title, stories }: StateListProps) {
  if (!stories.length) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="docs-states">
        {stories.map(({ id, name, tags, parameters }) => {
          const ids = requirementsOf(tags)
          const about = parameters.docs?.description?.story
          return (
            <li key={id}>
              <StoryLink id={id}>{name}</StoryLink>
              {ids.length > 0 && <span className="docs-quiet">{ids.join(' ')}</span>}
              {about && (
                <p className="docs-quiet">
                  <Prose>{about}</Prose>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
