/** Loads the code that removes a person's drafts and requests from the device. */
export const loadStoredData = () => import('./resource/storedData.ts')
