import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { createModule } from '../../createModule.ts'
import { type Locale, languageOf, type OwnLanguages } from '../../kernel/values/language.ts'
import { type ModuleConfig, type ModuleCore, ModuleProvider } from '../../module/module.tsx'
import { keepFocus } from '../../view/keepFocus.ts'
import { createFakePlatform, type FakePlatform, type PlatformParts } from '../fakePlatform.ts'

export interface StoryModuleOptions {
  /** The service: the in-process sandbox, or one that fails on purpose. */
  fetch: typeof fetch
  lang?: Locale
  config?: Partial<ModuleConfig>
  /** Parts of the platform that replace the fake ones. */
  platform?: PlatformParts
}

export interface StoryModule {
  module: ModuleCore
  platform: FakePlatform
}

/** Creates a module on a platform in memory; its look-ups are delayed as by default. */
export function createStoryModule({
  fetch,
  lang = 'en',
  config,
  platform: parts,
}: StoryModuleOptions): StoryModule {
  const platform = createFakePlatform({ fetch, ...parts })
  const module = createModule({
    config: { apiBase: 'https://api.wherry.test', lang, debounceMs: 300, ...config },
    platform,
  })
  return { module, platform }
}

/** Settings of a story's module in `parameters.module`. */
export interface ModuleParameters {
  config?: Partial<ModuleConfig>
  platform?: PlatformParts
  /** Wraps the fetch of the service, for instance for a story of an outage or an empty response. */
  wrapFetch?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
  /** Runs once before the first render, to prepare the story's state. */
  prepare?: (module: ModuleCore) => void
}

interface StoryFrameProps {
  parameters: ModuleParameters
  fetch: typeof globalThis.fetch
  lang: Locale
  children: ReactNode
}

function StoryFrame({ parameters, fetch, lang, children }: StoryFrameProps) {
  const [module] = useState(() => {
    const { wrapFetch = (same) => same, config, platform, prepare } = parameters
    const made = createStoryModule({
      fetch: wrapFetch(fetch),
      lang,
      ...(config && { config }),
      ...(platform && { platform }),
    })
    prepare?.(made.module)
    return made.module
  })
  // The app sets this around all screens too.
  useEffect(() => {
    let stop = () => {}
    const begin = (event: Event) => {
      stop = keepFocus(event.composedPath(), (run) => module.platform.clock.setTimeout(run, 0))
    }
    document.addEventListener('focusin', begin, { once: true })
    return () => {
      document.removeEventListener('focusin', begin)
      stop()
    }
  }, [module])
  return (
    <ModuleProvider module={module}>
      <Suspense fallback={null}>{children}</Suspense>
    </ModuleProvider>
  )
}

/**
 * Provides a module to a story. The service comes from the preview's loader as `loaded.fetch`, the language from the
 * toolbar, a partner's own texts as `loaded.texts`, and everything else from `parameters.module`.
 */
export const withModule: Decorator = (Story, { loaded, parameters, globals, id }) => {
  const service: unknown = loaded['fetch']
  if (typeof service !== 'function') throw new Error('The preview hands the sandbox in as loaded.fetch')
  const asked = String(globals['locale'] ?? 'en')
  const texts = loaded['texts'] as OwnLanguages | undefined
  const lang = texts?.[asked] ? asked : languageOf(asked)
  const given = (parameters['module'] ?? {}) as ModuleParameters
  return (
    <StoryFrame
      key={`${id} ${lang}`}
      parameters={texts ? { ...given, config: { ...given.config, texts } } : given}
      fetch={service as typeof globalThis.fetch}
      lang={lang}
    >
      <Story />
    </StoryFrame>
  )
}
