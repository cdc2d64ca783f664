import type { Guide } from '../../testing/guide.ts'

export const spinnerGuide: Guide = {
  about:
    'A ring that turns while something is awaited. For a wait of seconds whose result has no known shape: inside a button, beside a line of text.',
  does: [
    'Put words beside it that say what is awaited, and leave its label out.',
    'Give it a label where it stands alone.',
    'Let it come only after about a second, so that quick answers do not flicker.',
  ],
  donts: [
    'Don’t use it where the shape of what comes is known. Use a Skeleton.',
    'Don’t use it where parts can be counted. Use Progress.',
    'Don’t lay it over the whole screen: everybody has to stop. Leave in use what can be used.',
  ],
  keys: [],
}
