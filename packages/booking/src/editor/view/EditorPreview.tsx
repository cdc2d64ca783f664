import { Badge, SegmentedControl, type ThemeName, ThemeProvider } from '@wherry/ui'
import type { CreatedTheme } from '@wherry/ui/accent'
import { memo, type RefObject, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { FinderScreen, type FinderSearch } from '../../finder/index.ts'
import { useTurns } from '../../kernel/resource/useTurns.ts'
import type { Locale } from '../../kernel/values/language.ts'
import { type ModuleCore, ModuleProvider, useModuleCore } from '../../module/module.tsx'
import { ErrorBoundary } from '../../view/ErrorBoundary.tsx'
import { FinderSkeleton } from '../../view/search/FinderSkeleton.tsx'
import {
  createPreview,
  findPreviewRoute,
  type PreviewRoute,
  type Shown,
  showIn,
} from '../resource/preview.ts'
import type { EditorWords } from './editorWords.ts'
import * as css from './Preview.css.ts'

export interface EditorPreviewProps {
  words: EditorWords
  shown: Shown
  theme: ThemeName | CreatedTheme
  /** Language of the preview. */
  lang: Locale
  /** Element of the preview, in which the editor's shortcuts are off. */
  previewRef: RefObject<HTMLElement | null>
}

/** Preview with the real module as customers will see it, updated after each change (EDITOR-02). */
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

/** The search page. It is memoised, so that a change of the look renders only the parts that depend on it. */
const Page = memo(function Page({
  search,
  onSearch,
}: {
  search: FinderSearch
  onSearch(search: FinderSearch): void
}) {
  return <FinderScreen search={search} onSearch={onSearch} onChosen={nothing} />
})

/** Changes the preview's language. The former one is shown until the new texts are loaded. */
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

/** Two places with prices between them. Null: not known (yet). */
function usePreviewRoute(preview: ModuleCore): PreviewRoute | null {
  const [route, setRoute] = useState<PreviewRoute | null>(null)
  const turns = useTurns(preview.platform)
  useEffect(() => {
    void turns
      .begin()
      .ask((signal) => findPreviewRoute(preview, signal))
      .then((outcome) => outcome && 'answer' in outcome && setRoute(outcome.answer))
    return turns.stop
  }, [preview, turns])
  return route
}
