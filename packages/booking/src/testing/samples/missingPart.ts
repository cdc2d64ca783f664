import { toMissingPart } from '../../kernel/missingPart.ts'

/** Errors of an import whose file did not load, as each of these throws it. */
export const importErrors: readonly (readonly [thrownBy: string, error: Error])[] = [
  [
    'Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/a1.js'),
  ],
  ['Firefox', new TypeError('error loading dynamically imported module: https://example.com/assets/a1.js')],
  ['WebKit', new TypeError('Importing a module script failed.')],
  ['Vite for a style sheet', new Error('Unable to preload CSS for /assets/a1.css')],
  ['webpack', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })],
]

/** The error of a part of the code that did not load. */
export const missingPart = (): Error =>
  toMissingPart(new TypeError('Failed to fetch dynamically imported module: /assets/a1.js')) as Error
