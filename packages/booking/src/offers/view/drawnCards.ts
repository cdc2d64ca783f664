import { perModule } from '../../module/perModule.ts'

/** Number of cards of a list that are rendered, for a page that a server draws and the browser replaces. @default all */
export const drawnCardsOf = perModule(() => ({ most: Number.POSITIVE_INFINITY }))
