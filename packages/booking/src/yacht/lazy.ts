/** Loads the code for stored yacht requests. */
export const loadYachts = () => import('./resource/yacht.ts')

/** Loads the yacht pages with all that they need. */
export const loadYachtFlow = () => import('./view/YachtFlow.tsx').then((part) => part.YachtFlow)
