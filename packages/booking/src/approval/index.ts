export { loadApprovalScreen } from './lazy.ts'
export { ApprovalScreen, type ApprovalScreenProps } from './view/ApprovalScreen.tsx'
