export { enterFrame, type Frame } from './frame.ts'
export type { FramePage, FramePaths } from './framePaths.ts'
export { loadEnterFrame } from './lazy.ts'
export { partnerPage, returnQuery } from './returning.ts'
