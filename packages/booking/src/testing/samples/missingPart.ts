/**
 * Makers of the errors of an import whose file did not load, as each of these throws it. They are makers, so that no test
 * can change the error of another one.
 */
export const importErrors: readonly (readonly [thrownBy: string, make: () => Error])[] = [
  [
    'Chromium',
    () => new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/a1.js'),
  ],
  [
    'Firefox',
    () => new TypeError('error loading dynamically imported module: https://example.com/assets/a1.js'),
  ],
  ['WebKit', () => new TypeError('Importing a module script failed.')],
  [
    'WebKit for a page in place of the file',
    () => new TypeError("'text/html' is not a valid JavaScript MIME type."),
  ],
  ['Vite for a style sheet', () => new Error('Unable to preload CSS for /assets/a1.css')],
  ['webpack', () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })],
]

/** The error of a part of the code that did not load, as Chromium throws it. */
export const missingPart = (): Error =>
  new TypeError('Failed to fetch dynamically imported module: /assets/a1.js')
