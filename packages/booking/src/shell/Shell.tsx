import { BrandMark, GlobeIcon, Notice, OfflineIcon, UserIcon, useAnnounce } from '@wherry/ui'
import { type MouseEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { SignInPlace } from '../account/index.ts'
import { type Locale, languages } from '../kernel/values/language.ts'
import { useModule } from '../module/module.tsx'
import { useFinderDispatch } from '../module/search/useFinder.ts'
import { signInRequestOf } from '../module/signInRequest.ts'
import { useOnline } from '../module/useOnline.ts'
import { useT } from '../module/useT.ts'
import { useSettings } from '../module/visitor/useSettings.ts'
import { Decoration } from '../view/Decoration.tsx'
import { lazyPart } from '../view/lazy.tsx'
import type { MarketplaceProps } from './Marketplace.tsx'
import * as css from './Shell.css.ts'

const Marketplace = lazyPart<MarketplaceProps>(() =>
  import('./Marketplace.tsx').then((part) => part.Marketplace),
)

export type Section = 'transfer' | 'rent' | 'yacht'

export interface SectionLink {
  id: Section
  /** Address of the link, for opening it in a new tab and for the browser's status line. */
  href: string
  /** Navigates without a page load (SHELL-04). */
  onNavigate(): void
}

export interface ShellProps {
  /** Open section; null on a screen with a heading of its own, which has no menu. */
  section: Section | null
  /** Enabled sections, in order. If there is only one, it is the heading, without a menu. */
  sections: readonly SectionLink[]
  /** False hides the menu; the heading stays (SHELL-02). @default true */
  menu?: boolean
  /** Ref of the section's heading, which takes the focus by script after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Called with the document's title in the visitor's language, for each section and language. */
  onTitle?(title: string): void
  /** Called after the language has changed and its texts are loaded. */
  onLang?(lang: Locale): void
  children: ReactNode
}

/** Time in milliseconds for which the notice of a restored connection is shown. */
const backMs = 5000

/** Frame of every screen: brand, language, account, sections, and the screen as main. */
export function Shell({ section, sections, menu = true, headingRef, onTitle, onLang, children }: ShellProps) {
  const t = useT()
  const mainId = useId()
  const module = useModule()
  const { client, config, platform, setLang } = module
  const isOnline = useOnline()
  // The settings are read here because every screen needs the user's currency (SHELL-24). All callers share one
  // response.
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
            <Decoration wait={null}>
              <Marketplace href={user.marketplaceUrl} />
            </Decoration>
          )}
          <LanguageSwitch onLang={changeLanguage} />
          {!config.framed && !config.isPreview && (
            <button
              type="button"
              className={css.account}
              onClick={() => void signInRequestOf(module).ask?.(isSignedIn ? 'account' : 'wish')}
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
            className={css.offline({ isFramed: platform.framed })}
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

/** Each language in its own language, so that its speakers find it. */
const names: Readonly<Record<Locale, string>> = { en: 'English', ru: 'Русский', es: 'Español' }

interface LanguageSwitchProps {
  onLang(lang: Locale): void
}

/** Switch with the current language and currency; it opens the browser's own list of languages. */
function LanguageSwitch({ onLang }: LanguageSwitchProps) {
  const t = useT()
  const { config, lang, currency } = useModule()
  const shown = `${lang.toUpperCase()} · ${currency}`
  const tags = new Set([...languages, ...Object.keys(config.texts)])
  return (
    <span className={css.language}>
      <GlobeIcon size={16} />
      <span aria-hidden="true">{shown}</span>
      <select
        className={css.languageSelect}
        // The accessible name contains the visible text, for users of voice control.
        aria-label={`${t('common.language')}: ${shown}`}
        value={lang}
        onChange={(event) => onLang(event.target.value)}
      >
        {[...tags].map((one) => (
          <option key={one} value={one} lang={one}>
            {names[one] ?? config.texts[one]?.name ?? one}
          </option>
        ))}
      </select>
    </span>
  )
}
