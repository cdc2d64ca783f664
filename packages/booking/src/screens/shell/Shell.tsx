import { BrandMark, Link, Notice, OfflineIcon, UserIcon, useAnnounce } from '@wherry/ui'
import { type MouseEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import type { Locale } from '../../domain/language.ts'
import { useModule } from '../../hooks/module.tsx'
import { signInDoor } from '../../hooks/signInDoor.ts'
import { useFinderDispatch } from '../../hooks/useFinder.ts'
import { useOnline } from '../../hooks/useOnline.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import { SignInPlace } from '../login/SignInPlace.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import * as css from './Shell.css.ts'

export type Section = 'transfer' | 'rent' | 'yacht'

export interface SectionLink {
  id: Section
  /** Address for a new tab and for those who look where a link leads. */
  href: string
  /** Goes there without a page load (SHELL-04). */
  onNavigate(): void
}

export interface ShellProps {
  /** The section that is open; null on a screen with a heading of its own, then the menu is not drawn. */
  section: Section | null
  /** The sections that are switched on, in order. One alone is the heading without a menu. */
  sections: readonly SectionLink[]
  /** False hides the menu: the heading stays (SHELL-02). @default true */
  menu?: boolean
  /** The heading of the section, for focus after a navigation; it takes focus by script. */
  headingRef?: Ref<HTMLHeadingElement>
  /** The document's title in the visitor's language; told anew with each section and language. */
  onTitle?(title: string): void
  /** The language has been changed; the texts are there. */
  onLang?(lang: Locale): void
  children: ReactNode
}

/** Milliseconds for which it is said that the connection is back. */
const backMs = 5000

/** What stands around every screen: brand, language, sections, and the screen as main. */
export function Shell({ section, sections, menu = true, headingRef, onTitle, onLang, children }: ShellProps) {
  const t = useT()
  const mainId = useId()
  const module = useModule()
  const { client, config, platform, setLang } = module
  const isOnline = useOnline()
  // The user's currency holds on every screen (SHELL-24); who else asks reads the same answer.
  const { user, error } = useSettings()
  const refused = !user && error?.kind === 'rejected' ? error : null
  const isSignedIn = client.core.isSignedIn()
  const title = section && !refused && t('shell.title', { page: t(`shell.${section}`) })
  useEffect(() => {
    if (title) onTitle?.(title)
  }, [title, onTitle])

  const announce = useAnnounce()
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const news = wasOffline && t(isOnline ? 'shell.online' : 'shell.offline')
  useEffect(() => {
    if (news) announce(news)
    return news && isOnline ? platform.clock.setTimeout(() => setWasOffline(false), backMs) : undefined
  }, [announce, news, isOnline, platform])

  const changeLanguage = (lang: Locale) => {
    setLang(lang).then(
      () => onLang?.(lang),
      (error: unknown) => platform.report(error),
    )
  }
  return (
    <div className={css.shell}>
      <a className={css.skip} href={`#${mainId}`}>
        {t('shell.skip')}
      </a>
      <header className={css.top}>
        <span className={css.brand}>
          <BrandMark />
          <span>Wherry</span>
        </span>
        <div className={css.tools}>
          {user?.marketplaceUrl && (
            <Link isQuiet isExternal className={css.marketplace} href={user.marketplaceUrl}>
              {t('shell.marketplace')}
            </Link>
          )}
          <LanguageSwitch onLang={changeLanguage} />
          {!config.framed && !config.isPreview && (
            <button
              type="button"
              className={css.account}
              onClick={() => void signInDoor(module).ask?.(isSignedIn ? 'account' : 'wish')}
            >
              <UserIcon size={16} />
              {t(isSignedIn ? 'shell.account' : 'shell.signIn')}
            </button>
          )}
        </div>
      </header>
      {section && !refused && (
        <Sections section={section} sections={menu ? sections : []} headingRef={headingRef} />
      )}
      <main id={mainId} tabIndex={-1} className={css.main}>
        {news && (
          <Notice
            tone={isOnline ? 'positive' : 'neutral'}
            icon={isOnline ? null : <OfflineIcon />}
            title={news}
            className={platform.framed ? css.offlineOver : css.offline}
          >
            {!isOnline && t('shell.offlineText')}
          </Notice>
        )}
        <SignInPlace refused={refused} onTitle={onTitle}>
          {children}
        </SignInPlace>
      </main>
    </div>
  )
}

interface SectionsProps {
  section: Section
  sections: readonly SectionLink[]
  headingRef: Ref<HTMLHeadingElement> | undefined
}

function Sections({ section, sections, headingRef }: SectionsProps) {
  const t = useT()
  const dispatch = useFinderDispatch()
  const heading = (
    <h1 key={section} ref={headingRef} tabIndex={-1} className={css.current}>
      {t(`shell.${section}`)}
    </h1>
  )
  if (sections.length < 2) return <div className={css.sections}>{heading}</div>
  const follow = (event: MouseEvent, link: SectionLink) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    dispatch({ type: 'reset' })
    link.onNavigate()
  }
  return (
    <nav aria-label={t('shell.sections')} className={css.sections}>
      {sections.map((link) =>
        link.id === section ? (
          heading
        ) : (
          <a key={link.id} href={link.href} className={css.link} onClick={(event) => follow(event, link)}>
            {t(`shell.${link.id}`)}
          </a>
        ),
      )}
    </nav>
  )
}
