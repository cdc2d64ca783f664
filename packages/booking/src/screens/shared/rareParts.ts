/* Parts that few visitors meet. The first file names this one alone and none of the many that they are made of. */

export const bringEarlierOrder = async () => (await import('../finder/EarlierOrder.tsx')).EarlierOrder
export const bringEarlierNotice = async () => (await import('../finder/EarlierNotice.tsx')).EarlierNotice
export const bringLostChange = async () => (await import('../finder/LostChangeNotice.tsx')).LostChangeNotice
export const bringPendingOrder = async () => (await import('../finder/PendingOrder.tsx')).PendingOrder
export { bringPromo } from '../promo/bringPromo.ts'
export const bringOrderedPopup = async () => (await import('../promo/OrderedPopup.tsx')).OrderedPopup
export const bringSignIn = () => import('../login/SignIn.tsx')
export const bringStopFields = async () => (await import('../finder/StopFields.tsx')).StopFields
export const bringRefusalToast = async () => (await import('./RefusalToast.tsx')).RefusalToast
