/** Loads the fields of further stops, which few people open. */
export const loadStopFields = () => import('./view/StopFields.tsx').then((part) => part.StopFields)
