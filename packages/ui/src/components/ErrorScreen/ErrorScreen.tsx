'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { RefreshIcon } from '../../icons/icons.tsx'
import { ErrorDrawing } from '../../illustrations/states/Error.tsx'
import { errorScreenWords } from '../../messages/errorScreen.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { fill } from '../../private/edit/fill.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStatePart } from '../EmptyState/EmptyState.tsx'
import * as css from './ErrorScreen.css.ts'

/** Parts of an error screen: those of an EmptyState, and the code for the support. */
export type ErrorScreenPart = EmptyStatePart | 'code'

export interface ErrorScreenProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Heading of the screen. @default "Something went wrong on our side" in the visitor's language */
  title?: string | undefined
  /** Explanation and advice. @default "what you entered is safe, reload" in the visitor's language */
  children?: ReactNode
  /** Code by which the support finds the case. @default none */
  code?: string | undefined
  /** Called by the button that tries again; without it there is no such button. */
  onReload?: (() => void) | undefined
  /** Called by the button that goes back; without it there is no such button. */
  onBack?: (() => void) | undefined
  /** Further buttons, placed after the built-in ones. @default none */
  actions?: ReactNode
  /** A drawing about 240 px wide; null for none. @default a traffic cone */
  illustration?: ReactNode
  /** Class names for its parts. @default none */
  classNames?: ClassNames<ErrorScreenPart> | undefined
}

/** Replaces a screen that cannot be shown: an explanation, and buttons to go on. */
export const ErrorScreen = forwardRef<HTMLDivElement, ErrorScreenProps>((props, ref) => {
  const { title: given, children, code, onReload, onBack, actions, illustration, className, ...rest } = props
  const words = useWords('errorScreen', errorScreenWords)
  const announce = useAnnounce()
  const screen = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => screen.current!, [])
  const title = given ?? words.title
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useEffect(() => {
    // A focus outside the broken screen stays and the title is announced; else the heading gets the focus.
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
          <span {...partsOf(rest.classNames)('code', css.code)}>{fill(words.code, { code })}</span>
        </>
      )}
    </EmptyState>
  )
})
ErrorScreen.displayName = 'ErrorScreen'
