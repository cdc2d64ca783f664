import { type ComponentType, useState } from 'react'
import type { FinderScreenProps, FinderSearch } from '../screens/finder/FinderScreen.tsx'
import { Shell, type ShellProps } from '../screens/shell/Shell.tsx'
import type { ModuleParameters } from './storyModule.tsx'

type SearchProps = Pick<FinderScreenProps, 'search' | 'onSearch' | 'onChosen'>

/** A screen that searches, in its shell, with an address of its own. */
export function searchPage(
  Screen: ComponentType<SearchProps>,
  section: 'transfer' | 'rent',
  sections: ShellProps['sections'],
) {
  return function Page({ search: first, onSearch, onChosen }: SearchProps) {
    const [search, setSearch] = useState<FinderSearch>(first)
    return (
      <Shell section={section} sections={sections}>
        <Screen
          search={search}
          onSearch={(next, how) => {
            setSearch(next)
            onSearch(next, how)
          }}
          onChosen={onChosen}
        />
      </Shell>
    )
  }
}

/** A service whose prices never come; everything else answers. */
export const withoutPrices: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('/prices') ? new Promise(() => {}) : fetch(input, init)
