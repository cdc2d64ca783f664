'use client'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { DeviceIcon, PlayIcon } from '../../icons/icons.tsx'
import { storeBadgeWords } from '../../messages/storeBadge.ts'
import { cx } from '../../private/cx.ts'
import { useWords } from '../../private/useWords.ts'
import { store as box, storeCall } from './Badge.css.ts'

export const storeBadgeStores = ['app-store', 'google-play'] as const

const stores = {
  'app-store': { name: 'App Store', Icon: DeviceIcon },
  'google-play': { name: 'Google Play', Icon: PlayIcon },
}

export interface StoreBadgeProps extends Omit<ComponentPropsWithoutRef<'a'>, 'children'> {
  /** The store, which decides drawing and name. */
  store: (typeof storeBadgeStores)[number]
  /** The app's page in that store. */
  href: string
}

/** A link to the app in a store (UI-11): at least 139 by 41 px, unless `style` sets another size. */
export const StoreBadge = forwardRef<HTMLAnchorElement, StoreBadgeProps>(
  ({ store, className, ...rest }, ref) => {
    const words = useWords('storeBadge', storeBadgeWords)
    const { name, Icon } = stores[store]
    return (
      <a target="_blank" rel="noopener noreferrer" {...rest} ref={ref} className={cx(box, className)}>
        <Icon />
        <span>
          <span className={storeCall}>{words.get} </span>
          {name}
        </span>
      </a>
    )
  },
)
StoreBadge.displayName = 'StoreBadge'
