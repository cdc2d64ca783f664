export { frameUrl } from './frameUrl.ts'
export { defineModule, type LoaderSettings, type WherryModuleElement } from './loader/defineModule.ts'
export type { ModuleEvents } from './loader/events.ts'
export type { FrameOptions } from './options.ts'
