import { Badge, SegmentedControl } from '@wherry/ui'
import type { CreatedTheme } from '@wherry/ui/accent'
import { type ThemeName, ThemeProvider } from '@wherry/ui/themes/ThemeProvider.tsx'
import { memo, type RefObject, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { Locale } from '../../domain/language.ts'
import { type ModuleCore, ModuleProvider, useModuleCore } from '../../hooks/module.tsx'
import {
  createPreview,
  findPreviewRoute,
  type PreviewRoute,
  type Shown,
  showIn,
} from '../../hooks/preview.ts'
import { FinderScreen, type FinderSearch } from '../finder/FinderScreen.tsx'
import { FinderSkeleton } from '../finder/FinderSkeleton.tsx'
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx'
import type { EditorWords } from './editorWords.ts'
import * as css from './Preview.css.ts'

export interface EditorPreviewProps {
  words: EditorWords
  shown: Shown
  theme: ThemeName | CreatedTheme
  /** The language that the preview speaks. */
  lang: Locale
  /** For what lies in it: shortcuts of the editor do not hold there. */
  previewRef: RefObject<HTMLElement | null>
}

/** The real module as customers will see it, at once after each change (EDITOR-02). */
export function EditorPreview({ words: { t }, shown, theme, lang, previewRef }: EditorPreviewProps) {
  const module = useModuleCore()
  const [preview] = useState(() => createPreview(module, shown))
  const { partnerId, settings, user } = shown
  useLayoutEffect(() => showIn(preview, { partnerId, settings, user }), [preview, partnerId, settings, user])
  const spoken = usePreviewLang(preview, lang)
  const { dir, words } = module.config.texts[spoken] ?? {}
  const route = usePreviewRoute(preview)
  const [search, setSearch] = useState<FinderSearch>({})
  const isPriced = search.from !== undefined && search.to !== undefined
  return (
    <section ref={previewRef} className={css.stage} aria-label={t('editor.preview.title')}>
      <div className={css.bar}>
        <SegmentedControl
          label={t('editor.preview.pages')}
          size="s"
          className={css.onStage}
          segments={[
            { value: 'start', label: t('editor.preview.start') },
            { value: 'prices', label: t('editor.preview.prices'), isDisabled: route === null && !isPriced },
          ]}
          value={isPriced ? 'prices' : 'start'}
          onChange={(page) => setSearch(page === 'prices' && route ? { ...route } : {})}
        />
        <Badge className={css.onStage}>{t('editor.preview.badge')}</Badge>
      </div>
      <div className={css.paper}>
        <ModuleProvider module={preview}>
          <ThemeProvider theme={theme} locale={spoken} dir={dir} words={words}>
            <div className={css.module}>
              <ErrorBoundary onError={(error) => module.platform.report(error)}>
                <Suspense fallback={<FinderSkeleton />}>
                  <Page search={search} onSearch={setSearch} />
                </Suspense>
              </ErrorBoundary>
            </div>
          </ThemeProvider>
        </ModuleProvider>
      </div>
    </section>
  )
}

const nothing = () => {}

/** The search page; a change of the look alone draws of it no more than what shows that. */
const Page = memo(function Page({
  search,
  onSearch,
}: {
  search: FinderSearch
  onSearch(search: FinderSearch): void
}) {
  return <FinderScreen search={search} onSearch={onSearch} onChosen={nothing} />
})

/** Changes the preview's language; until its texts have come the former one stands. */
function usePreviewLang(preview: ModuleCore, lang: Locale): Locale {
  const [spoken, setSpoken] = useState(() => preview.stores.session.get().lang)
  useEffect(() => {
    let isLive = true
    preview.setLang(lang).then(
      () => isLive && setSpoken(lang),
      (error: unknown) => preview.platform.report(error),
    )
    return () => {
      isLive = false
    }
  }, [preview, lang])
  return spoken
}

/** Two places with prices between them. Null: not known, or not yet. */
function usePreviewRoute(preview: ModuleCore): PreviewRoute | null {
  const [route, setRoute] = useState<PreviewRoute | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    void findPreviewRoute(preview, abort.signal).then((found) => {
      if (!abort.signal.aborted) setRoute(found)
    })
    return () => abort.abort()
  }, [preview])
  return route
}
