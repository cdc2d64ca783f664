import { type ComponentType, useState } from 'react'
import type { FinderScreenProps } from '../../finder/view/finderProps.ts'
import type { FinderSearch } from '../../search/index.ts'
import { Shell, type ShellProps } from '../../shell/Shell.tsx'
import type { ModuleParameters } from './storyModule.tsx'

type SearchProps = Pick<FinderScreenProps, 'search' | 'onSearch' | 'onChosen' | 'isLedOn'>

/** A search screen in its shell, with its own address. */
export function searchPage(
  Screen: ComponentType<SearchProps & Pick<FinderScreenProps, 'onAnySeats'>>,
  section: 'transfer' | 'rent',
  sections: ShellProps['sections'],
) {
  return function Page({ search: first, onSearch, ...props }: SearchProps) {
    const [search, setSearch] = useState<FinderSearch>(first)
    return (
      <Shell section={section} sections={sections}>
        <Screen
          search={search}
          onSearch={(next, how) => {
            setSearch(next)
            onSearch(next, how)
          }}
          onAnySeats={() => setSearch(({ passengersCount: _, ...rest }) => rest)}
          {...props}
        />
      </Shell>
    )
  }
}

const longName = 'Internationaler Flughafen und Fernbahnhof Süd-Südwest, Terminalgebäude Ost, Ankunftsebene '

/** A service in which the listed places and those near them have long names. */
export const withLongNames: ModuleParameters['wrapFetch'] = (fetch) => async (input, init) => {
  const answer = await fetch(input, init)
  if (!/\/(places|transport-nodes|prices|check-location)/.test(String(input))) return answer
  const text = await answer.text()
  const long = text.replaceAll(
    /"(main_text|secondary_text|name|full_text|message)":"([^"]+)"/g,
    (_, field, name) => `"${field}":"${name} ${longName.repeat(2).trim()}"`,
  )
  return new Response(long, { status: answer.status, headers: answer.headers })
}

/** A page that is offline until `connect` is called: the given requests fail, all others are answered. */
export function outage(calls: RegExp) {
  const listeners = new Set<(online: boolean) => void>()
  let isOnline = false
  return {
    connect() {
      isOnline = true
      for (const listener of [...listeners]) listener(true)
    },
    parameters: {
      platform: {
        online: {
          get: () => isOnline,
          subscribe: (listener: (online: boolean) => void) => {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
      },
      wrapFetch: ((fetch) => (input, init) =>
        calls.test(String(input)) && !isOnline
          ? Promise.reject(new TypeError('offline'))
          : fetch(input, init)) satisfies ModuleParameters['wrapFetch'],
    },
    /** Resets the state before each run of a story. */
    reset() {
      isOnline = false
      listeners.clear()
    },
  }
}

/** A service that answers all requests except those for prices. */
export const withoutPrices: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('/prices') ? new Promise(() => {}) : fetch(input, init)
