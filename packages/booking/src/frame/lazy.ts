/** Loads the code that connects a frame to the page around it. */
export const loadEnterFrame = async () => (await import('./frame.ts')).enterFrame
