export { type FrameOptions, frameUrl } from './frameUrl.ts'
