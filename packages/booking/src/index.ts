export { createModule } from './createModule.ts'
export type { Platform } from './kernel/platform.ts'
export { useStore } from './kernel/store/useStore.ts'
export { loadKeepFocus, loadPartnerTheme, loadSettleTexts } from './lazy.ts'
export { chosenKey, keepChosen } from './module/config/chosen.ts'
export { accountSettingsUrl, ridesUrl } from './module/config/rides.ts'
export { errorsOf } from './module/errorState.ts'
export { hostViewOf, type ViewPart } from './module/hostView.ts'
export { moduleThemeOf } from './module/look/moduleTheme.ts'
export { fontNames, radiusNames } from './module/look/themeShape.ts'
export { followPartnerTheme, useModuleTheme } from './module/look/useModuleTheme.ts'
export {
  defaultConfig,
  type Module,
  type ModuleConfig,
  type ModuleCore,
  ModuleProvider,
  type ModuleSetup,
  useModule,
  useModuleCore,
} from './module/module.tsx'
export { payReturnOf } from './module/payReturn.ts'
export { mayBePartner, signInRequestOf, tokenCookie } from './module/signInRequest.ts'
export { useOpenSections } from './module/useOpenSections.ts'
export { useSettings } from './module/visitor/useSettings.ts'
export { Shell, type ShellProps } from './shell/index.ts'
export { ErrorBoundary } from './view/ErrorBoundary.tsx'
export { ErrorPlace } from './view/ErrorPlace.tsx'
export { type LazyPart, lazyPart } from './view/lazy.tsx'
export { ClientError, isAborted } from './wire/clientError.ts'
