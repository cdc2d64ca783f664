/** Loads the fields of further stops, which few people open. */
export const loadStopFields = async () => (await import('./view/StopFields.tsx')).StopFields
