/** Loads the code that prepares the first render of a page that the edge has drawn. */
export const loadPrepareDrawn = () => import('./view/prepareDrawn.ts').then((part) => part.prepareDrawn)
