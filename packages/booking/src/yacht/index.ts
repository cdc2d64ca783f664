export { loadYachtFlow, loadYachts } from './lazy.ts'
export { type YachtEntry, YachtFlow, type YachtFlowProps, type YachtPage } from './view/YachtFlow.tsx'
