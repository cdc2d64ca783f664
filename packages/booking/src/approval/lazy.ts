/** Loads the confirmation with all that it needs. */
export const loadApprovalScreen = () =>
  import('./view/ApprovalScreen.tsx').then((part) => part.ApprovalScreen)
