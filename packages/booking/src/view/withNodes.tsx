import { Fragment, type ReactNode } from 'react'

/** First private-use character of those that stand for a node in a sentence. */
const firstMark = 0xe000

/**
 * Inserts nodes into a sentence, each at the position that the language's grammar demands.
 *
 * @param write returns the sentence with the given marks in place of the nodes
 */
export function withNodes<Name extends string>(
  write: (marks: Record<Name, string>) => string,
  nodes: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  const names = Object.keys(nodes) as Name[]
  const marks = Object.fromEntries(names.map((name, at) => [name, String.fromCharCode(firstMark + at)]))
  return write(marks as Record<Name, string>)
    .split(/([\ue000-\ue0ff])/)
    .map((part, at) => {
      const name = names[part.charCodeAt(0) - firstMark]
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
      return <Fragment key={at}>{name === undefined ? part : nodes[name]}</Fragment>
    })
}
