export { afterFonts } from './frame/afterFonts.ts'
export { holdHeight } from './frame/holdHeight.ts'
export { type FrameHost, frameHost, type HostMessageType, type HostSetup } from './frame/host.ts'
export {
  type FrameIdentity,
  identityOf,
  keepIdentity,
  type Named,
  originsAround,
  queryOf,
  queryOfPartner,
} from './frame/identity.ts'
export { type KeepSeenSetup, keepSeen, type SeenView, type VisiblePart } from './frame/keepSeen.ts'
export { type OlderMessages, olderMessages } from './frame/olderMessages.ts'
export { keepFocusInside } from './frame/ownFocus.ts'
export type { Seen } from './frame/seen.ts'
