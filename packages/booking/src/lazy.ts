/** Loads the code that applies a partner's theme to a module. */
export const loadPartnerTheme = () => import('./module/look/partnerTheme.ts')

/**
 * Loads the code that chooses the page's language, needed only if the server has languages beside those of the module.
 */
export const loadSettleTexts = () => import('./messages/ownLanguage.ts').then((part) => part.settleTexts)

/** Loads the code that keeps the focus on the page through all its changes. */
export const loadKeepFocus = () => import('./view/keepFocus.ts')
