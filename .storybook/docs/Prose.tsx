import { Fragment } from 'react'

/** A text in which `backticks` mark code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <code key={at}>{part}</code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
