import type { Guide } from '../../testing/guide.ts'

export const skeletonGuide: Guide = {
  about:
    'The shape of what is being asked for, so that nothing jumps when it comes. For lists, cards and texts whose layout is known before their content. `SkeletonText` is the shape of a paragraph.',
  does: [
    'Give it the size of what comes; put the real thing inside where its size is not known.',
    'Say once, near it, what is awaited: the skeleton itself is silent.',
    'Draw only as many as fit the screen.',
  ],
  donts: [
    'Don’t draw a shape unlike what comes: the page jumps twice. Use a Spinner where the shape is not known.',
    'Don’t cover controls that work already. Leave them outside.',
    'Don’t leave it standing after an error. Show a Notice instead.',
  ],
  keys: [],
}
