import { StoryLink } from './StoryLink.tsx'

export interface StateListProps {
  title: string
  stories: readonly { id: string; name: string }[]
}

/** `UI-14 A11Y-02 opens …`: a story named after requirements says their ids first. */
function split(name: string) {
  const [ids] = /^(?:[A-Z][A-Z\d]*-\d+ )*/.exec(name)!
  const words = name.slice(ids.length)
  return { ids: ids.trim(), words: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** Links to stories. They are not drawn here: what opens over the page would stack. */
export function StateList({ title, stories }: StateListProps) {
  if (!stories.length) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="docs-states">
        {stories.map(({ id, ...story }) => {
          const { ids, words } = split(story.name)
          return (
            <li key={id}>
              <StoryLink id={id}>{words}</StoryLink>
              {ids && <span className="docs-quiet">{ids}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
