/** Loads the confirmation with all that it needs. */
export const loadApprovalScreen = async () => (await import('./view/ApprovalScreen.tsx')).ApprovalScreen
