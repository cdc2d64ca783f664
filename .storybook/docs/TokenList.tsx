import { vars } from '@wherry/ui/vars'
import { useLayoutEffect, useRef, useState } from 'react'

/** CSS variable of a token: `accent.solid` is `--wherry-accent-solid`; null for an unknown path. */
function variableOf(path: string): string | null {
  let at: unknown = vars
  for (const step of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[step]
  return typeof at === 'string' ? at.slice('var('.length, -1) : null
}

/** Shortens a text style, which always ends in the same list of fonts; that list has a token of its own. */
const short = (value: string) => value.replace(/(\S) ["']Onest["'].*$/, '$1 Onest')

/** The tokens that a component's styles use, with their current values: theme, density and radius change them. */
export function TokenList({ tokens, mode }: { tokens: readonly string[]; mode: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [values, setValues] = useState<Record<string, string>>({})
  const variables = tokens.map(variableOf).filter((name) => name !== null)
  const names = variables.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode changes what is read
  useLayoutEffect(() => {
    const style = getComputedStyle(list.current!)
    setValues(Object.fromEntries(names.split(' ').map((name) => [name, style.getPropertyValue(name)])))
  }, [names, mode])
  return (
    <ul ref={list} className="docs-tokens">
      {variables.map((name) => {
        const value = values[name] ?? ''
        return (
          <li key={name}>
            {CSS.supports('color', value) ? (
              <span className="docs-swatch" style={{ background: value }} />
            ) : (
              <span className="docs-swatch" data-empty="" />
            )}
            <code>{name}</code>
            <span className="docs-quiet">{short(value)}</span>
          </li>
        )
      })}
    </ul>
  )
}
