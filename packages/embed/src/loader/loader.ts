import { defineModule } from './defineModule.ts'

/** The only global. A function pushed to it before or after the loader has loaded runs once `<wherry-module>` is defined. */
interface Wherry {
  v?: 1
  push(run: () => void): unknown
}

const page = window as typeof globalThis & Window & { wherry?: Wherry & { map?: (() => void)[]['map'] } }
const script = document.currentScript as HTMLScriptElement | null
const waiting = page.wherry

if (!waiting?.v) {
  defineModule(page, {
    baseUrl: script ? new URL('/transfer', script.src).href : '',
    // The server puts the origins of its configuration in place of this text when it serves the file.
    redirectOrigins: '%REDIRECT_ORIGINS%',
  })
  const push = (run: () => void) => queueMicrotask(run)
  page.wherry = { v: 1, push }
  waiting?.map?.(push)
}
