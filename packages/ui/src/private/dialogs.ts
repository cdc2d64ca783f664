/** Selector of the elements that are dialogs. It stands alone, since lists need it before any layer has loaded. */
export const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]'
