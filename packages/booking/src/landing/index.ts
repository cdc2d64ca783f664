export { loadPrepareDrawn } from './lazy.ts'
export { type Landing, partnerFacts, promoCodeOf } from './rules/landing.ts'
export { inkOn } from './rules/landingInk.ts'
export {
  isKept,
  keptPoints,
  type PartnerFacts,
  type SellingPoint,
  type SellingPointGroup,
  sellingPointGroups,
  sellingPoints,
} from './rules/sellingPoints.ts'
export {
  type BrokenSetting,
  brokenSettings,
  isMendedBySaving,
  longestText,
  type SettingsNote,
  type TextName,
  textNotes,
  textOf,
} from './rules/settingsNotes.ts'
export { LandingBody } from './view/LandingBody.tsx'
export { DrawnHead, LandingHead } from './view/LandingHead.tsx'
export { DrawnSide } from './view/LandingSide.tsx'
export { LandingSkeleton } from './view/LandingSkeleton.tsx'
export { presetLanding, useLandingParts } from './view/useLandingParts.ts'
