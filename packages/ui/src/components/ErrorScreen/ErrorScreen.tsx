'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { RefreshIcon } from '../../icons/icons.tsx'
import { ErrorDrawing } from '../../illustrations/states/Error.tsx'
import { errorScreenWords } from '../../messages/errorScreen.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { fill } from '../../private/fill.ts'
import { useWords } from '../../private/useWords.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import * as css from './ErrorScreen.css.ts'

export interface ErrorScreenProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What happened. @default "Something went wrong on our side" in the visitor's language */
  title?: string | undefined
  /** What it means and what to do. @default what was entered is safe, reload */
  children?: ReactNode
  /** What support finds the case by. */
  code?: string | undefined
  /** Tries again; without it no such button. */
  onReload?: (() => void) | undefined
  /** Leads back; without it no such button. */
  onBack?: (() => void) | undefined
  /** Further buttons, after those. */
  actions?: ReactNode
  /** A drawing about 240 px wide; null for none. @default a traffic cone */
  illustration?: ReactNode
}

/** In the place of a screen that cannot be shown: what happened, and the way on. */
export const ErrorScreen = forwardRef<HTMLDivElement, ErrorScreenProps>((props, ref) => {
  const { title: given, children, code, onReload, onBack, actions, illustration, className, ...rest } = props
  const words = useWords('errorScreen', errorScreenWords)
  const announce = useAnnounce()
  const screen = useObjectRef(ref)
  const title = given ?? words.title
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useEffect(() => {
    // What had the focus is gone with the screen that broke; a focus elsewhere is not taken away.
    if (document.activeElement && document.activeElement !== document.body) announce(title, 'assertive')
    else screen.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <EmptyState
      {...rest}
      ref={screen}
      level={1}
      className={cx(css.screen, className)}
      illustration={illustration === undefined ? <ErrorDrawing width={240} /> : illustration}
      title={<span className={css.title}>{title}</span>}
      actions={
        (onReload || onBack || actions) && (
          <>
            {onReload && (
              <Button onClick={onReload}>
                <RefreshIcon /> {words.reload}
              </Button>
            )}
            {onBack && (
              <Button variant="outline" onClick={onBack}>
                {words.back}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {children ?? words.text}
      {code && (
        <>
          {' '}
          <span className={css.code}>{fill(words.code, { code })}</span>
        </>
      )}
    </EmptyState>
  )
})
ErrorScreen.displayName = 'ErrorScreen'
