import { type ComponentType, Profiler, type ReactNode, useContext } from 'react'
import { LegContext } from '../booking/form/formView.ts'

/**
 * Replaces the components of a part of the booking form by ones whose renders are told. An element with the part's name
 * in `data-profiled` stands around each.
 */
export function profiled<Parts extends object>(
  name: string,
  parts: Parts,
  onRender: (name: string) => void,
): Parts {
  const entries = Object.entries(parts).map(([exported, value]) =>
    /^[A-Z]/.test(exported) && typeof value === 'function'
      ? [exported, around(name, value, onRender)]
      : [exported, value],
  )
  return Object.fromEntries(entries)
}

function around(name: string, Part: ComponentType, onRender: (name: string) => void) {
  return function Profiled(props: object): ReactNode {
    const leg = useContext(LegContext)
    const id = leg === 'return' ? `${name} back` : name
    return (
      <div data-profiled={id} style={{ display: 'contents' }}>
        <Profiler id={id} onRender={() => onRender(id)}>
          <Part {...props} />
        </Profiler>
      </div>
    )
  }
}

/** Names of the parts around an element. */
export function partsAround(element: Element): string[] {
  const part = element.closest<HTMLElement>('[data-profiled]')
  return part
    ? [part.dataset['profiled'] ?? '', ...partsAround(part.parentElement ?? part.ownerDocument.body)]
    : []
}
