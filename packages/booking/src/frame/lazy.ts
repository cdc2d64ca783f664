/** Loads the code that connects a frame to the page around it. */
export const loadEnterFrame = () => import('./frame.ts').then((part) => part.enterFrame)
